import { apiRoutes, type BankEntry } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { type BulkResult, runBulk } from '../../../lib/queries/runBulk.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import { useRequestKeys } from '../../../lib/storage/useRequestKeys.ts';
import { proposedBooking } from './proposal.ts';
import { bookingRefreshes } from './useBankActions.ts';

/** What can be done with several entries at once. */
export type Deed = 'book' | 'leave' | 'open';
export type DeedResult = BulkResult<BankEntry>;

/** Does something with each of several entries, and refreshes the lists at the end. */
export const useDeeds = () => {
  const withKey = useRequestKeys();
  const send = async (deed: Deed, entry: BankEntry): Promise<void> => {
    const { _id: id, version } = entry;
    const params = { id };
    const booking = deed === 'book' && proposedBooking(entry);
    if (!booking) {
      const status = deed === 'open' ? 'open' : 'left';
      await callApi(apiRoutes.changeBankEntryStatus, { params, body: { version, status } });
      return;
    }
    await withKey(`${id} ${version}`, (idempotencyKey) =>
      callApi(apiRoutes.bookBankEntry, { params, body: booking, idempotencyKey }),
    );
  };
  const sendAll = useSend(
    ({ deed, entries }: { deed: Deed; entries: BankEntry[] }) =>
      runBulk(entries, (entry) => send(deed, entry)),
    { refreshes: bookingRefreshes },
  );
  return (deed: Deed, entries: BankEntry[]): Promise<DeedResult> => sendAll({ deed, entries });
};
