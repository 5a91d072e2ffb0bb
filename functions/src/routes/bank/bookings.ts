import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parseImport } from '../../http/query/bankQuery.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { bookEntry } from '../../services/bank/booking/bookEntry.ts';
import { bookSureEntries } from '../../services/bank/booking/bookSure.ts';
import { changeStatus } from '../../services/bank/booking/changeStatus.ts';
import { undoBooking } from '../../services/bank/booking/undoBooking.ts';
import { forgetAccount, listAccounts } from '../../services/bank/matching/learntAccounts.ts';
import { matchStored } from '../../services/bank/matching/storeMatches.ts';

/** Booking the rows of bank statements. */
export const bankBookings = Router();

handle(bankBookings, apiRoutes.matchBankEntries, async ({ query }, response) => {
  response.json(await matchStored(parseImport(query), parsePage(query)));
});

handle(bankBookings, apiRoutes.bookSureEntries, async ({ query }, response) => {
  response.json(await bookSureEntries(parseImport(query), callerOf(response)));
});

handle(bankBookings, apiRoutes.bookBankEntry, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.bookBankEntry, request);
  response.json(await bookEntry(request.params.id, keyed, callerOf(response)));
});

handle(bankBookings, apiRoutes.undoBankBooking, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.undoBankBooking, request);
  response.json(await undoBooking(request.params.id, keyed, callerOf(response)));
});

handle(bankBookings, apiRoutes.changeBankEntryStatus, async (request, response) => {
  const input = parseForm(apiRoutes.changeBankEntryStatus, request.body);
  response.json(await changeStatus(request.params.id, input, callerOf(response)));
});

handle(bankBookings, apiRoutes.listBankAccounts, async (request, response) => {
  const { payer } = request.query;
  const payerId = typeof payer === 'string' ? payer : '';
  sendPage(request, response, await listAccounts(payerId, parsePage(request.query)));
});

handle(bankBookings, apiRoutes.forgetBankAccount, async (request, response) => {
  const deletedCount = await forgetAccount(request.params.id, callerOf(response));
  response.json({ acknowledged: true, deletedCount });
});
