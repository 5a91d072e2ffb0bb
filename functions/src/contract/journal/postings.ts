import { dayOf } from '../days.ts';
import type { InvoiceDocument } from '../invoices/model.ts';
import type { Currency } from '../money.ts';
import type { PaymentFields } from '../payments/model.ts';
import type { StatementKind } from '../payments/statement.ts';
import type { JournalAccount } from '../settings/journalAccounts.ts';
import { type TaxedTotals, type TaxGroup, taxGroupsOf } from '../tax/tax.ts';

/** A period of the journal: its first and its last day. */
export interface JournalPeriod {
  from: string;
  to: string;
}

/** The formats of the journal as a file. */
export const journalFormats = ['generic', 'datev'] as const;

/** An amount that is posted from one account to another. */
export interface Posting {
  /** The day of the document, in its time zone; of a payment the day on which the money moved. */
  day: string;
  kind: StatementKind;
  debit: JournalAccount;
  credit: JournalAccount;
  /** In whole cents, more than 0. */
  amount: number;
  currency: Currency;
  /** The name of the tax of which it is the net amount or the tax; empty for payments. */
  tax: string;
  /** The number of the invoice or credit note; empty for payments. */
  document: string;
  orderNumber: string;
  payerName: string;
  /** Of a company; empty for everyone else. */
  customerNumber: string;
  taxNumber: string;
  /** Of a payment. */
  reference: string;
}

type Side = Pick<Posting, 'debit' | 'credit' | 'amount'>;

/** From the second account to the first one; a negative amount the other way round. */
const movedTo = (debit: JournalAccount, credit: JournalAccount, amount: number): Side[] => {
  if (amount === 0 || debit === credit) return [];
  return amount > 0
    ? [{ debit, credit, amount }]
    : [{ debit: credit, credit: debit, amount: -amount }];
};

const sidesOf = ({ net, tax }: TaxGroup, sign: number): Side[] => [
  ...movedTo('receivables', 'revenue', sign * net),
  ...movedTo('receivables', 'tax', sign * tax),
];

/** What an invoice or a credit note posts: the net amount and the tax of each of its tax groups. */
export const postingsOfInvoice = (
  invoice: Pick<
    InvoiceDocument,
    | 'kind'
    | 'number'
    | 'issuedAt'
    | 'timeZone'
    | 'orderNumber'
    | 'payerName'
    | 'company'
    | 'currency'
    | keyof TaxedTotals
  >,
): Posting[] => {
  const { kind, number, issuedAt, timeZone, company, currency, orderNumber, payerName } = invoice;
  const common = {
    day: dayOf(issuedAt, timeZone),
    kind,
    currency,
    document: number,
    orderNumber,
    payerName,
    customerNumber: company?.number ?? '',
    taxNumber: company?.taxId ?? '',
    reference: '',
  };
  const sign = kind === 'credit-note' ? -1 : 1;
  return taxGroupsOf(invoice).flatMap((group) =>
    sidesOf(group, sign).map((side) => ({ ...common, ...side, tax: group.name })),
  );
};

/** A credit that is used moves within the receivables: from one order to another. */
const moneyAccounts: Readonly<Record<PaymentFields['method'], JournalAccount>> = {
  'bank-transfer': 'bank',
  cheque: 'bank',
  cash: 'cash',
  card: 'card',
  'write-off': 'writeOffs',
  credit: 'receivables',
};

/** What a payment, refund or reversal posts. */
export const postingsOfPayment = ({
  receivedAt: day,
  kind,
  method,
  amount,
  currency,
  orderNumber,
  payerName,
  reference,
}: Pick<
  PaymentFields,
  | 'receivedAt'
  | 'kind'
  | 'method'
  | 'amount'
  | 'currency'
  | 'orderNumber'
  | 'payerName'
  | 'reference'
>): Posting[] =>
  movedTo(moneyAccounts[method], 'receivables', amount).map((side) => ({
    day,
    kind,
    ...side,
    currency,
    tax: '',
    document: '',
    orderNumber,
    payerName,
    customerNumber: '',
    taxNumber: '',
    reference,
  }));

/** What postings add to an account, in cents. */
export const postedTo = (postings: readonly Posting[], account: JournalAccount): number =>
  postings.reduce(
    (sum, { debit, credit, amount }) =>
      sum + (debit === account ? amount : 0) - (credit === account ? amount : 0),
    0,
  );
