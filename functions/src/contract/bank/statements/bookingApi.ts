import { text } from '../../calls/jsonSchema.ts';
import { route } from '../../calls/route.ts';
import { createdOnce, pageOf, responseOf } from '../../responseParts.ts';
import { bankBookingSchema, bankStatusSchema, bankUndoSchema } from './forms.ts';

const ofImport = {
  import: { ...text, description: 'The id of a file: only the rows that it added' },
} as const;

/** The calls that match and book the rows of bank statements. */
export const bankBookingRoutes = {
  matchBankEntries: route('POST', '/bank/match', 'write_payments', {
    summary:
      'Match the open rows again with what is open now, after new invoices or learnt accounts: up to 200 in a call, the last day first',
    query: { ...ofImport, cursor: { ...text, description: '`next` of the call before' } },
    response: responseOf('MatchedEntries'),
    errors: ['validation'],
  }),
  bookSureEntries: route('POST', '/bank/entries/sure', 'write_payments', {
    summary:
      'Book the rows that are sure, up to 25 in a call, the oldest ones first: repeat it while there are `more`',
    query: ofImport,
    response: responseOf('BookedEntries'),
    errors: ['validation'],
  }),
  bookBankEntry: route('POST', '/bank/entry/:id/booking', 'write_payments', {
    summary:
      'Book a row on up to 20 invoices of a customer, all of it or nothing: with write-offs of what stays open, and with a credit for what is too much',
    body: bankBookingSchema,
    ...createdOnce('BookedEntry'),
    errors: [
      'entry-not-found',
      'entry-not-open',
      'precondition-failed',
      'invoice-not-found',
      'order-not-found',
      'overpayment',
      'write-off-exceeded',
    ],
  }),
  undoBankBooking: route('POST', '/bank/entry/:id/undo', 'write_payments', {
    summary: 'Take back the booking of a row, with all its payments and write-offs',
    body: bankUndoSchema,
    ...createdOnce('BookedEntry'),
    errors: [
      'entry-not-found',
      'entry-not-booked',
      'precondition-failed',
      'payment-not-found',
      'order-not-found',
      'payment-not-reversible',
    ],
  }),
  changeBankEntryStatus: route('PUT', '/bank/entry/:id/status', 'write_payments', {
    summary: 'Leave a row alone that pays no invoice, or open it again',
    body: bankStatusSchema,
    response: responseOf('ChangedBankEntry'),
    errors: ['entry-not-found', 'entry-not-open', 'precondition-failed'],
  }),
  listBankAccounts: route('GET', '/bank/accounts', 'read_payments', {
    summary: 'The accounts of a customer that booked rows have taught, the last one first',
    ...pageOf('BankAccount'),
    query: { payer: { ...text, description: 'The uid of a person, or the id of a company' } },
    errors: ['user-not-found'],
  }),
  forgetBankAccount: route('DELETE', '/bank/account/:id', 'write_payments', {
    summary: 'Forget the customer of an account',
    response: responseOf('Deleted'),
  }),
} as const;
