import type { PriceList } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
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
import { messageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';

/** What staff do with a price list. It resolves to why it failed, or null. */
export const usePriceListSteps = (list: PriceList) => {
  const navigate = useNavigate();
  const { mutateAsync: move } = usePriceListTransition(list._id);
  const { mutateAsync: remove } = usePriceListDeletion(list._id);
  return async (step: PriceListStep): Promise<string | null> => {
    const { done } = stepTextsOf(list, step, shopDay());
    try {
      await (step === 'delete' ? remove() : move(step));
      enqueueSnackbar(done, { variant: 'success' });
      if (step === 'delete') void navigate(paths.priceLists);
      return null;
    } catch (error) {
      return messageOf(error);
    }
  };
};
