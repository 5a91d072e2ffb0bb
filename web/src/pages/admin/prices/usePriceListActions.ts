import type {
  PriceEntryInput,
  PriceList,
  PriceListEdit,
  PriceListEntry,
  Tool,
} from 'functions/contract';
import { useNavigate } from 'react-router-dom';
import { shopDay } from '../../../domain/time/dates.ts';
import {
  usePriceRemoval,
  usePriceSetting,
} from '../../../features/prices/manage/data/usePriceEntries.ts';
import {
  usePriceListDeletion,
  usePriceListEdit,
  usePriceListTransition,
} from '../../../features/prices/manage/data/usePriceLists.ts';
import {
  type PriceListStep,
  stepTextsOf,
} from '../../../features/prices/manage/steps/priceListSteps.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { notified, saveOutcome } from '../../../lib/forms/outcomes.ts';
import { paths } from '../../../lib/router/paths.ts';

/** A price that was removed meanwhile is new again. */
const removed = (entry: PriceListEntry): PriceListEntry => ({
  ...entry,
  price: null,
  priceBreaks: [],
  version: 0,
});

const isConflict = (error: unknown) =>
  error instanceof ApiProblem && error.code === 'precondition-failed';

/** Changes the details and the prices of a list, and notifies of the outcome. */
export const usePriceListEditing = (list: PriceList) => {
  const edit = usePriceListEdit(list._id);
  const set = usePriceSetting(list._id);
  const removePrice = usePriceRemoval(list._id);
  const addTool = async ({ _id: toolId, toolName }: Tool): Promise<string> => {
    try {
      await set({ toolId, input: { price: null, priceBreaks: [], version: 0 } });
      return `${toolName} added`;
    } catch (error) {
      if (isConflict(error)) return `${toolName} is already in the list`;
      throw error;
    }
  };
  return {
    saveDetails: (input: PriceListEdit) =>
      saveOutcome(edit(input), {
        done: () => 'Details saved',
        theirsIn: (details) => ('priceList' in details ? details.priceList : undefined),
      }),
    saveEntry: (entry: PriceListEntry, input: PriceEntryInput) =>
      saveOutcome(
        set({ toolId: entry.toolId, input }).then((saved) => saved ?? entry),
        {
          done: () => `Price of ${entry.toolName} saved`,
          theirsIn: (details) =>
            'priceEntry' in details ? (details.priceEntry ?? removed(entry)) : undefined,
        },
      ),
    add: async (tool: Tool): Promise<void> => void (await notified(addTool(tool))),
    remove: async ({ toolId, toolName, sku }: PriceListEntry): Promise<string> => {
      await removePrice(toolId);
      return `${toolName || sku} removed`;
    },
  };
};

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
