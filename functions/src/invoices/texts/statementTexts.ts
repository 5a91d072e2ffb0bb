import {
  bankCodeLabel,
  formatCentsIn,
  formatDay,
  type PrintedStatement,
  type Statement,
  type StatementEntry,
  type StatementKind,
} from '../../contract/index.ts';
import type { ContentRow, DocumentContent, Fact } from './documentContent.ts';
import { linesOfCompany, partyOf } from './partyTexts.ts';

const kindTexts: Record<StatementKind, string> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  payment: 'Payment',
  refund: 'Refund',
  reversal: 'Correction of a payment',
};

const nameOf = ({ kind, number, orderNumber, poNumber, dueOn }: StatementEntry): string =>
  [
    `${kindTexts[kind]} ${number}`.trim(),
    `Order ${orderNumber}`,
    poNumber && `PO ${poNumber}`,
    dueOn && `due ${formatDay(dueOn, 'medium')}`,
  ]
    .filter(Boolean)
    .join(', ');

type Format = (cents: number) => string;

const rowOf = (entry: StatementEntry, format: Format): ContentRow => {
  const { day, amount, balance } = entry;
  const sides = amount >= 0 ? [format(amount), ''] : ['', format(-amount)];
  const code = formatDay(day, 'medium');
  return { sku: code, name: nameOf(entry), figures: [...sides, format(balance)], amount };
};

const openingRow = ({ from, opening }: Statement, format: Format): ContentRow => ({
  sku: formatDay(from, 'medium'),
  name: 'Opening balance',
  figures: ['', '', format(opening)],
  amount: opening,
});

const sumOf = ({ entries }: Statement, matches: (amount: number) => boolean): number =>
  entries.reduce((sum, { amount }) => sum + (matches(amount) ? amount : 0), 0);

const sumsOf = (statement: Statement, format: Format): Fact[] => [
  { label: 'Opening balance', value: format(statement.opening) },
  { label: 'Charged', value: format(sumOf(statement, (amount) => amount > 0)) },
  { label: 'Paid and credited', value: format(sumOf(statement, (amount) => amount < 0)) },
  { label: 'Closing balance', value: format(statement.closing), isStrong: true },
];

const noteOf = ({ closing, to }: Statement, format: Format): string => {
  const day = formatDay(to);
  if (closing === 0) return `On ${day} nothing was open.`;
  return closing > 0
    ? `On ${day} ${format(closing)} was open. Payments received after that day are not included.`
    : `On ${day} you had a credit of ${format(-closing)} with us.`;
};

const bankFacts = ({ statement: { closing }, bank }: PrintedStatement): Fact[] => {
  if (closing <= 0) return [];
  const facts = [
    { label: 'Account holder', value: bank.holder },
    { label: 'Bank', value: bank.bankName },
    { label: 'Account number', value: bank.account },
    { label: bankCodeLabel, value: bank.code },
  ];
  return facts.filter(({ value }) => value !== '');
};

const buyerOf = ({ account: { name, email, company } }: PrintedStatement) =>
  partyOf('Account of', name, company ? linesOfCompany(company) : [email]);

/** The texts of a statement of account. */
export const statementContent = (printed: PrintedStatement): DocumentContent => {
  const { statement, seller, at } = printed;
  const { from, to, currency, entries } = statement;
  const format = (cents: number) => formatCentsIn(currency, cents);
  return {
    title: 'Statement',
    number: `${formatDay(from, 'medium')} – ${formatDay(to, 'medium')}`,
    issuedAt: at,
    seller,
    buyer: buyerOf(printed),
    facts: [
      { label: 'From', value: formatDay(from) },
      { label: 'To', value: formatDay(to) },
      { label: 'Closing balance', value: format(statement.closing), isStrong: true },
    ],
    names: ['Date', 'Entry'],
    headings: ['Charged', 'Credited', 'Balance'],
    rows: [openingRow(statement, format), ...entries.map((entry) => rowOf(entry, format))],
    formatSum: format,
    sums: sumsOf(statement, format),
    note: noteOf(statement, format),
    noteFacts: bankFacts(printed),
  };
};
