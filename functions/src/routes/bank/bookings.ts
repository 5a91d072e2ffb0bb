import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { parseImport } from '../../http/query/bankQuery.ts';
import { reply } from '../../http/reply.ts';
import { bookEntry } from '../../services/bank/booking/bookEntry.ts';
import { bookSureEntries } from '../../services/bank/booking/bookSure.ts';
import { changeStatus } from '../../services/bank/booking/changeStatus.ts';
import { undoBooking } from '../../services/bank/booking/undoBooking.ts';
import { forgetAccount, listAccounts } from '../../services/bank/matching/learntAccounts.ts';
import { matchStored } from '../../services/bank/matching/storeMatches.ts';

/** Booking the rows of bank statements. */
export const bankBookings = Router();

reply(bankBookings, apiRoutes.matchBankEntries, ({ query, page }) =>
  matchStored(parseImport(query), page),
);

reply(bankBookings, apiRoutes.bookSureEntries, ({ query, caller }) =>
  bookSureEntries(parseImport(query), caller),
);

reply(bankBookings, apiRoutes.bookBankEntry, ({ params, keyed, caller }) =>
  bookEntry(params.id, keyed, caller),
);

reply(bankBookings, apiRoutes.undoBankBooking, ({ params, keyed, caller }) =>
  undoBooking(params.id, keyed, caller),
);

reply(bankBookings, apiRoutes.changeBankEntryStatus, ({ params, input, caller }) =>
  changeStatus(params.id, input, caller),
);

reply(bankBookings, apiRoutes.listBankAccounts, ({ query, page }) => {
  const { payer } = query;
  const payerId = typeof payer === 'string' ? payer : '';
  return listAccounts(payerId, page);
});

reply(bankBookings, apiRoutes.forgetBankAccount, async ({ params, caller }) => {
  const deletedCount = await forgetAccount(params.id, caller);
  return { acknowledged: true as const, deletedCount };
});
