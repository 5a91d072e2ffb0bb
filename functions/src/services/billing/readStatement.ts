import {
  type DayPeriod,
  dayOf,
  formatCount,
  invoicedCompanyOf,
  isCompanyId,
  limits,
  type PrintedStatement,
  type ShopSettings,
  type Statement,
  type StatementChange,
  seesOnlyOwn,
  sellerOf,
  statementOf,
  timesOf,
} from '../../contract/index.ts';
import type { StoredInvoice } from '../../documents/orders/invoices.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { companies, invoices, payments, users } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  type ListOrder,
  readBatch,
  selectFields,
  sumOf,
  whereInPeriod,
} from '../../store/reads/queries.ts';
import { payerWithEmail } from '../customers/payerWithEmail.ts';
import { newestInvoicesFirst } from '../invoices/listInvoices.ts';
import { readSettings } from '../settings/settings.ts';

/** A period of days with both of its ends. */
export type StatementPeriod = Required<{ [End in keyof DayPeriod]: string }>;

const maxEntries = limits.statementEntries;

const invoiceFields = [
  'kind',
  'number',
  'orderNumber',
  'poNumber',
  'issuedAt',
  'dueAt',
  'total',
] as const;
type InvoiceFields = Pick<StoredInvoice, (typeof invoiceFields)[number]>;

const paymentFields = [
  'kind',
  'amount',
  'method',
  'reference',
  'orderNumber',
  'receivedAt',
] as const;
type PaymentFields = Pick<PaymentDocument, (typeof paymentFields)[number]>;

const changeOfInvoice = (invoice: InvoiceFields, timeZone: string): StatementChange => {
  const { kind, number, orderNumber, poNumber, issuedAt, dueAt, total } = invoice;
  return {
    day: dayOf(issuedAt, timeZone),
    kind,
    number,
    orderNumber,
    poNumber,
    dueOn: dueAt ? dayOf(dueAt, timeZone) : '',
    amount: kind === 'credit-note' ? -total : total,
  };
};

const changeOfPayment = (payment: PaymentFields): StatementChange => ({
  day: payment.receivedAt,
  kind: payment.kind,
  number: payment.reference,
  orderNumber: payment.orderNumber,
  poNumber: '',
  dueOn: '',
  amount: -payment.amount,
});

const paymentsOf = (payerId: string) => payments.where('payerId', '==', payerId);
const invoicesOf = (payerId: string) => invoices.where('payerId', '==', payerId);

/** What a payer owed when a day began. */
const readOpening = async (payerId: string, from: string, since: Date): Promise<number> => {
  const ofKind = (kind: StoredInvoice['kind']) =>
    sumOf(invoicesOf(payerId).where('kind', '==', kind).where('issuedAt', '<', since), 'total');
  const [invoiced, credited, paid] = await Promise.all([
    ofKind('invoice'),
    ofKind('credit-note'),
    sumOf(paymentsOf(payerId).where('receivedAt', '<', from), 'amount'),
  ]);
  return invoiced - credited - paid;
};

/** As the index of what was paid has them. */
const byDay: ListOrder = { field: 'receivedAt', rangeField: 'amount', direction: 'asc' };

const readChanges = async (
  payerId: string,
  { from, to }: StatementPeriod,
  timeZone: string,
): Promise<StatementChange[]> => {
  const inPeriod = whereInPeriod(invoicesOf(payerId), 'issuedAt', timesOf({ from, to }, timeZone));
  const received = paymentsOf(payerId)
    .where('receivedAt', '>=', from)
    .where('receivedAt', '<=', to);
  const limit = maxEntries + 1;
  const [documents, entries] = await Promise.all([
    readBatch(selectFields(inPeriod, invoiceFields), newestInvoicesFirst, limit),
    readBatch(selectFields(received, paymentFields), byDay, limit),
  ]);
  if (documents.length + entries.length > maxEntries) {
    const message = `The period has more than ${formatCount(maxEntries)} entries. Choose fewer days`;
    throw validationError({ to: message });
  }
  return [
    ...documents.map(({ content }) => changeOfInvoice(content, timeZone)),
    ...entries.map(({ content }) => changeOfPayment(content)),
  ];
};

/** The payer of a statement. Throws `role-forbidden` for members who see only their own orders. */
const payerOf = async (email: string, caller: Caller): Promise<string> => {
  const payerId = await payerWithEmail(email, caller);
  if (payerId === undefined) throw new ApiError('user-not-found');
  if (seesOnlyOwn(payerId, caller)) throw new ApiError('role-forbidden');
  return payerId;
};

const readOf = async (
  payerId: string,
  period: StatementPeriod,
  { timeZone, currency }: ShopSettings,
): Promise<Statement> => {
  const { since = new Date(0) } = timesOf(period, timeZone);
  const [opening, changes] = await Promise.all([
    readOpening(payerId, period.from, since),
    readChanges(payerId, period, timeZone),
  ]);
  return statementOf({ ...period, currency, opening }, changes);
};

/**
 * The statement of the payer with an address. Throws `user-not-found` when no account has it,
 * `role-forbidden` for members who see only their own orders, and `validation` for a period with too
 * many entries.
 */
export const readStatement = async (
  email: string,
  period: StatementPeriod,
  caller: Caller,
): Promise<Statement> => readOf(await payerOf(email, caller), period, await readSettings());

/** Who a statement is for; an account that was deleted has no name. */
const accountOf = async (payerId: string, email: string, settings: ShopSettings) => {
  if (!isCompanyId(payerId)) {
    const user = await readDocument(users.doc(payerId));
    return { name: user?.displayName || email, email, company: null };
  }
  const company = await readDocument(companies.doc(payerId));
  const name = company?.name ?? payerId;
  return { name, email, company: company ? invoicedCompanyOf(company, settings) : null };
};

/** The statement of a payer with all that its PDF says. */
export const printedStatementOf = async (
  payerId: string,
  email: string,
  period: StatementPeriod,
): Promise<PrintedStatement> => {
  const settings = await readSettings();
  const [statement, account] = await Promise.all([
    readOf(payerId, period, settings),
    accountOf(payerId, email, settings),
  ]);
  return { statement, account, seller: sellerOf(settings), bank: settings.bank, at: new Date() };
};

/** Like `readStatement`, with all that its PDF says. */
export const readPrintedStatement = async (
  email: string,
  period: StatementPeriod,
  caller: Caller,
): Promise<PrintedStatement> => printedStatementOf(await payerOf(email, caller), email, period);
