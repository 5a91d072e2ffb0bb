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
  const book = async (entry: BankEntry): Promise<void> => {
    const booking = proposedBooking(entry);
    if (!booking) throw new Error('Nothing is proposed for this entry.');
    const { _id: id, version } = entry;
    await withKey(`${id} ${version}`, (idempotencyKey) =>
      callApi(apiRoutes.bookBankEntry, { params: { id }, body: booking, idempotencyKey }),
    );
  };
  const move = async ({ _id: id, version }: BankEntry, status: 'left' | 'open'): Promise<void> => {
    await callApi(apiRoutes.changeBankEntryStatus, { params: { id }, body: { version, status } });
  };
  const send: Record<Deed, (entry: BankEntry) => Promise<void>> = {
    book,
    leave: (entry) => move(entry, 'left'),
    open: (entry) => move(entry, 'open'),
  };
  const sendAll = useSend(
    ({ deed, entries }: { deed: Deed; entries: BankEntry[] }) => runBulk(entries, send[deed]),
    { refreshes: bookingRefreshes },
  );
  return (deed: Deed, entries: BankEntry[]): Promise<DeedResult> => sendAll({ deed, entries });
};
