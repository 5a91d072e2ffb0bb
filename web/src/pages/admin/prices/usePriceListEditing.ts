import type {
  PriceEntryInput,
  PriceList,
  PriceListEdit,
  PriceListEntry,
  Tool,
} from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import {
  usePriceRemoval,
  usePriceSetting,
} from '../../../features/prices/manage/data/usePriceEntries.ts';
import { usePriceListEdit } from '../../../features/prices/manage/data/usePriceLists.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import type { SaveOutcome } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';

/** What someone else has stored meanwhile; undefined for another failure. */
const theirsIn = (error: unknown) =>
  error instanceof ApiProblem && error.code === 'precondition-failed' ? error.details : undefined;

const listOutcome = (error: unknown): SaveOutcome<PriceList> => {
  const theirs = theirsIn(error);
  return theirs && 'priceList' in theirs
    ? { theirs: theirs.priceList }
    : { failure: toFormFailure(error, '') };
};

/** A price that was removed meanwhile is new again. */
const removed = (entry: PriceListEntry): PriceListEntry => ({
  ...entry,
  price: null,
  priceBreaks: [],
  version: 0,
});

const entryOutcome = (error: unknown, entry: PriceListEntry): SaveOutcome<PriceListEntry> => {
  const theirs = theirsIn(error);
  return theirs && 'priceEntry' in theirs
    ? { theirs: theirs.priceEntry ?? removed(entry) }
    : { failure: toFormFailure(error, '') };
};

const notify = (message: string) => enqueueSnackbar(message, { variant: 'success' });
const notifyOfFailure = (error: unknown) => enqueueSnackbar(messageOf(error), { variant: 'error' });

/** Changes the details and the prices of a list, and notifies of the outcome. */
export const usePriceListEditing = (list: PriceList) => {
  const { mutateAsync: edit } = usePriceListEdit(list._id);
  const { mutateAsync: set } = usePriceSetting(list._id);
  const { mutateAsync: removePrice } = usePriceRemoval(list._id);

  const saveDetails = async (input: PriceListEdit): Promise<SaveOutcome<PriceList>> => {
    try {
      const saved = await edit(input);
      notify('Details saved');
      return { saved };
    } catch (error) {
      return listOutcome(error);
    }
  };
  const saveEntry = async (
    entry: PriceListEntry,
    input: PriceEntryInput,
  ): Promise<SaveOutcome<PriceListEntry>> => {
    try {
      const saved = await set({ toolId: entry.toolId, input });
      notify(`Price of ${entry.toolName} saved`);
      return { saved: saved ?? entry };
    } catch (error) {
      return entryOutcome(error, entry);
    }
  };
  const add = async ({ _id: toolId, toolName }: Tool): Promise<void> => {
    try {
      await set({ toolId, input: { price: null, priceBreaks: [], version: 0 } });
      notify(`${toolName} added`);
    } catch (error) {
      if (theirsIn(error)) notify(`${toolName} is already in the list`);
      else notifyOfFailure(error);
    }
  };
  const remove = async ({ toolId, toolName, sku }: PriceListEntry): Promise<void> => {
    try {
      await removePrice(toolId);
      notify(`${toolName || sku} removed`);
    } catch (error) {
      notifyOfFailure(error);
    }
  };
  return { saveDetails, saveEntry, add, remove };
};
