import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type BookedEntries } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import { bankKeys } from '../entries/bankKeys.ts';
import { bookingRefreshes } from './useBankActions.ts';

/** How many entries were booked, and how many are not sure any more. */
export type SureProgress = Pick<BookedEntries, 'booked' | 'changed'>;

/** Matches the open entries of a file, or all, with what is open now. Returns how many those are. */
export const useMatchAgain = (importId: string) =>
  useSend(
    async () => {
      let matched = 0;
      for (let cursor = ''; ; ) {
        const part = await callApi(apiRoutes.matchBankEntries, {
          query: { import: importId, cursor },
        });
        matched += part.matched;
        if (part.next === null) return matched;
        cursor = part.next;
      }
    },
    { refreshes: [bankKeys.all] },
  );

/** Books all sure entries of a file, or of all, part by part. Reports the progress after each. */
export const useBookSure = (importId: string) => {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: async (onProgress: (progress: SureProgress) => void) => {
      const progress = { booked: 0, changed: 0 };
      for (let more = true; more; ) {
        const part = await callApi(apiRoutes.bookSureEntries, {
          query: { import: importId },
        });
        progress.booked += part.booked;
        progress.changed += part.changed;
        onProgress({ ...progress });
        more = part.more;
      }
      return progress;
    },
    onSettled: () => Promise.all(bookingRefreshes.map((key) => invalidateQueries(client, key))),
  });
  return mutateAsync;
};
