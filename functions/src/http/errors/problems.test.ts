import { describe, expect, it } from 'vitest';
import { guessColumns } from '../../bank/tables/guessColumns.ts';
import {
  type BankEntry,
  type DetailsOf,
  type ErrorCode,
  errorStatus,
  noPieces,
  toolDefaults,
} from '../../contract/index.ts';
import { toProblem } from './problems.ts';

const errors = { a: 'Enter a number' };

const tool = {
  _id: 'plane',
  toolName: 'Jack plane',
  price: 20,
  available: 5,
  minOrder: 1,
  ...toolDefaults,
  sku: 'PLN-0004',
  toolDescription: '',
  imageLink: '',
};

type Requiring = {
  [Code in ErrorCode as Record<never, never> extends DetailsOf<Code>
    ? never
    : Code]: DetailsOf<Code>;
};

const bankEntry: BankEntry = {
  _id: 'entry',
  importId: 'november',
  account: '000123',
  day: '2026-11-26',
  amount: 4_200,
  currency: 'USD',
  payerName: 'Brackenbury Joinery',
  payerAccount: '',
  text: '',
  reference: '',
  bankReference: '',
  parts: 1,
  returned: false,
  status: 'booked',
  certainty: 'sure',
  cause: 'reference-and-sum',
  shares: [],
  bookings: [],
  handledBy: 'Ada Joiner',
  handledAt: '2026-11-30T12:00:00.000Z',
  version: 'first',
  createdAt: '2026-11-30T12:00:00.000Z',
};

/** The details of the codes that require some. */
const examples: Requiring & { [Code in ErrorCode]?: DetailsOf<Code> } = {
  'price-changed': { unitPrice: 1890, tool },
  'attribute-in-use': { use: { value: 'Ash', toolName: 'Claw Hammer' } },
  'in-stock': { tool },
  validation: { errors },
  'sku-taken': { errors },
  'bank-file-refused': { fileProblem: 'The file is empty' },
  'bank-columns-needed': {
    header: ['Tag', 'Wert'],
    rows: [['26.11.2026', '1,00']],
    guess: guessColumns(['Tag', 'Wert']),
    columnProblem: 'unknown',
  },
  'proof-required': { proof: 'code' },
  'code-refused': { errors, waitMinutes: 15 },
  'settings-incomplete': { errors },
  'insufficient-stock': { available: 7 },
  'order-minimum': { minimum: 10_000, missing: 500 },
  'credit-exceeded': { room: 100, creditLimit: 10_000 },
  overpayment: { due: 0, errors },
  'refund-exceeded': { due: 100, errors },
  'write-off-exceeded': { due: 100, errors },
  'entry-not-open': { bankEntry },
  'entry-not-booked': { bankEntry },
  'payment-of-bank-entry': { bankEntryId: 'entry' },
  'reminder-refused': { refusedReminder: { problem: 'not-overdue' } },
  'credit-too-high': { due: 100, errors },
  'nothing-left': {
    errors,
    shortLines: [{ toolId: 'saw', quantity: 5, ...noPieces, shipped: 5, wanted: 1, left: 0 }],
  },
  'shipment-not-changeable': { shipmentStatus: 'reversed', openReturns: [] },
  'return-too-late': { errors, lastDay: '2026-11-21' },
  'return-not-changeable': { returnStatus: 'closed', allowedForReturn: [] },
  'transition-not-allowed': { orderStatus: 'shipped', allowed: ['delivered'] },
  'order-not-cancellable': { orderStatus: 'cancelled', allowed: [] },
  'undo-not-possible': { undoProblem: 'changed' },
  'quote-not-changeable': { quoteStatus: 'declined', allowedForQuote: [] },
  'company-inactive': { companyStatus: 'suspended' },
  'company-not-changeable': { companyStatus: 'closed', allowedForCompany: [] },
  'company-not-settled': { openBusiness: { orders: 2, quotes: 1, amount: 12_50 } },
  'invitation-closed': { invitationStatus: 'revoked' },
  'last-owner': { companies: [{ _id: 'company-0123456789abcdef0123', name: 'Oak & Ash Joinery' }] },
  'approval-required': {
    rules: [{ rule: 'order-limit', limit: 500_00 }],
    approvers: [{ uid: 'olga', name: 'Olga' }],
    approversNeeded: 1,
  },
  'key-refused': { keyProblem: 'malformed' },
  'key-not-active': { keyStatus: 'revoked' },
  'request-closed': { requestStatus: 'withdrawn' },
  'price-list-not-changeable': { priceListStatus: 'archived', allowedForPriceList: ['active'] },
  'price-lists-full': { maxPriceLists: 500 },
  'precondition-failed': { cart: { version: '', lines: [] } },
  'payload-too-large': { maxBytes: 102_400 },
  'unsupported-media-type': { mediaType: 'text/csv' },
};

describe('toProblem', () => {
  it.each(Object.keys(errorStatus) as ErrorCode[])('has a text for %s', (code) => {
    const problem = toProblem(code, { ...examples[code] });
    expect(problem).toMatchObject({ code, status: errorStatus[code], message: problem.detail });
    expect(problem.title).toMatch(/^[A-Z]/);
    expect(problem.detail).toMatch(/^[A-Z].*\.$/);
    expect(problem.detail).not.toMatch(/undefined|NaN/);
  });

  it('turns the messages of a form into sentences', () => {
    const errors = { a: 'Enter a number', b: 'Enter a name' };
    const problem = toProblem('validation', { errors });
    expect(problem).toMatchObject({ detail: 'Enter a number. Enter a name.', errors });
  });

  it.each([
    [{}, 'Your role in the company does not allow this.'],
    [{ requestOf: 'caller' }, /your own vote does not count/],
    [{ requestOf: 'another' }, /Only the member who sent a request can withdraw it/],
  ] as const)('says why a role, or one’s own request, is refused: %j', (details, text) => {
    expect(toProblem('role-forbidden', details).detail).toMatch(text);
  });

  it('names the remaining stock and the current price', () => {
    expect(toProblem('insufficient-stock', { available: 1 })).toMatchObject({
      detail: 'Only 1 piece is available.',
      available: 1,
    });
    const problem = toProblem('price-changed', { tool, unitPrice: 1890 });
    expect(problem).toMatchObject({ detail: 'The price is now $18.90 a piece.', tool });
  });
});
