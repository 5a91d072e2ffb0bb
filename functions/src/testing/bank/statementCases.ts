import { creditorReferenceOf } from '../../contract/index.ts';
import type { WrittenEntry, WrittenStatement } from './statementFiles.ts';

/** An invoice that rows can pay. Money is in cents. */
export interface PayableInvoice {
  number: string;
  open: number;
  payerName: string;
  payerAccount?: string;
}

const day = (at: number): string => `2026-11-${String(1 + (at % 28)).padStart(2, '0')}`;

type Case = (invoice: PayableInvoice, at: number) => WrittenEntry[];

const row = ({ open, payerName, payerAccount }: PayableInvoice, at: number): WrittenEntry => ({
  day: day(at),
  amount: open,
  payerName,
  bankReference: `NTRF${String(at).padStart(6, '0')}`,
  ...(payerAccount !== undefined && { payerAccount }),
});

const referenceOf = ({ number }: PayableInvoice): string => creditorReferenceOf(number) ?? '';

const isSure: Case = (invoice, at) => [{ ...row(invoice, at), reference: referenceOf(invoice) }];

/** What banks and payers do, by name; each makes rows that are about an invoice. */
export const statementCases = {
  reference: isSure,
  'reference in the text with blanks': (invoice, at) => [
    { ...row(invoice, at), text: `Invoice ${referenceOf(invoice).replace(/(.{4})/g, '$1 ')}` },
  ],
  'reference with O for 0': (invoice, at) => [
    { ...row(invoice, at), text: referenceOf(invoice).replaceAll('0', 'O') },
  ],
  'number in the text': (invoice, at) => [{ ...row(invoice, at), text: `Inv ${invoice.number}` }],
  'less than open': (invoice, at) => [
    {
      ...row(invoice, at),
      amount: Math.max(1, invoice.open - 300),
      reference: referenceOf(invoice),
    },
  ],
  'more than open': (invoice, at) => [
    { ...row(invoice, at), amount: invoice.open + 500, reference: referenceOf(invoice) },
  ],
  'the same amount twice on a day': (invoice, at) => [
    { ...row(invoice, at), bankReference: '', text: 'Thank you' },
    { ...row(invoice, at), bankReference: '', text: 'Thank you' },
  ],
  pending: (invoice, at) => [
    { ...row(invoice, at), reference: referenceOf(invoice), status: 'PDNG' },
  ],
  information: (invoice, at) => [{ ...row(invoice, at), status: 'INFO' }],
  returned: (invoice, at) => [
    { ...row(invoice, at), amount: -invoice.open, reference: referenceOf(invoice), returned: true },
  ],
  'another currency': (invoice, at) => [
    { ...row(invoice, at), currency: 'JPY', reference: referenceOf(invoice) },
  ],
  'five decimals': (invoice, at) => [
    {
      ...row(invoice, at),
      reference: referenceOf(invoice),
      amountText: `${(invoice.open / 100).toFixed(2)}000`,
    },
  ],
  'a batch without parts': (invoice, at) => [
    { ...row(invoice, at), text: 'Collected payments', parts: [] },
  ],
  'a batch whose parts do not add up': (invoice, at) => [
    {
      ...row(invoice, at),
      parts: [
        { amount: 1, text: 'One' },
        { amount: 1, text: 'Two' },
      ],
    },
  ],
  'a batch with parts': (invoice, at) => [
    {
      ...row(invoice, at),
      parts: [
        { amount: 1, payerName: 'Somebody', text: 'One cent' },
        { amount: invoice.open - 1, payerName: invoice.payerName, reference: referenceOf(invoice) },
      ],
    },
  ],
  'money that went out': (invoice, at) => [
    { ...row(invoice, at), amount: -4_999, payerName: 'Rent of the hall', text: 'November' },
  ],
  'a text that says nothing': (invoice, at) => [
    { ...row(invoice, at), payerName: 'Unknown & Sons <Ltd>', text: 'Thanks “again” äöü €' },
  ],
} satisfies Record<string, Case>;

export type StatementCase = keyof typeof statementCases;

const account = 'DE89370400440532013000';

/** A statement with the rows of some cases, each about the next invoice. */
export const statementWith = (
  cases: readonly StatementCase[],
  invoices: readonly PayableInvoice[],
  head: Partial<WrittenStatement> = {},
): WrittenStatement => {
  const entries = cases.flatMap((name, at) => {
    const invoice = invoices[at % invoices.length];
    return invoice ? statementCases[name](invoice, at) : [];
  });
  return { account, from: '2026-11-01', to: '2026-11-30', opening: 100_000, entries, ...head };
};

const others = Object.keys(statementCases) as StatementCase[];

/** The cases of so many rows as of a month: most are sure, and all others occur. */
export const usualCases = (count: number): StatementCase[] =>
  Array.from({ length: count }, (_, at): StatementCase => {
    const other = others[Math.floor(at / 5) % others.length];
    return at % 5 === 0 && other ? other : 'reference';
  });
