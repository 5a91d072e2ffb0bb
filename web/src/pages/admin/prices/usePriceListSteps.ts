import type { PriceList } from 'functions/contract';
import { useNavigate } from 'react-router-dom';
import { shopDay } from '../../../domain/time/dates.ts';
import {
  usePriceListDeletion,
  usePriceListTransition,
} from '../../../features/prices/manage/data/usePriceLists.ts';
import {
  type PriceListStep,
  stepTextsOf,
} from '../../../features/prices/manage/steps/priceListSteps.ts';
import { paths } from '../../../lib/router/paths.ts';

/** What staff do with a price list. It resolves to a notice of what it did. */
export const usePriceListSteps = (list: PriceList) => {
  const navigate = useNavigate();
  const move = usePriceListTransition(list._id);
  const remove = usePriceListDeletion(list._id);
  return async (step: PriceListStep): Promise<string> => {
    const { done } = stepTextsOf(list, step, shopDay());
    await (step === 'delete' ? remove() : move(step));
    if (step === 'delete') void navigate(paths.priceLists);
    return done;
  };
};
