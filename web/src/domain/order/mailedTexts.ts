import { counted, formatCentsIn } from 'functions/contract';
import type { Order } from './order.ts';

/** A document whose customer gets mails about it. */
export type MailedDocument = Pick<Order, 'payerName' | 'userEmail'>;

const list = new Intl.ListFormat('en');

/** How many recipients are named: the dialogs list the orders of more anyway. */
const maxNamed = 3;

/** Customers without an address are distinguished by their names. */
const recipientsOf = (documents: readonly MailedDocument[]): MailedDocument[] => [
  ...new Map(documents.map((one) => [one.userEmail || one.payerName, one])).values(),
];

const nameOf = ({ payerName, userEmail }: MailedDocument): string =>
  userEmail ? `${payerName} (${userEmail})` : payerName;

/** Who gets the mails about documents: `Miller Joinery (ada@miller.test)`, or `12 customers`. */
export const recipientsText = (documents: readonly MailedDocument[]): string => {
  const recipients = recipientsOf(documents);
  return recipients.length > maxNamed
    ? counted(recipients.length, 'customer')
    : list.format(recipients.map(nameOf));
};

/**
 * `Miller Joinery (ada@miller.test) gets a mail with the reason.`: who gets a mail about documents,
 * and what it is like. Customers without an address get none, and it says so.
 */
export const getMailText = (documents: readonly MailedDocument[], what: string): string => {
  const [mailed, unmailed] = [true, false].map((has) =>
    documents.filter(({ userEmail }) => (userEmail !== '') === has),
  ) as [MailedDocument[], MailedDocument[]];
  const one = (some: readonly MailedDocument[]) => recipientsOf(some).length === 1;
  return [
    ...(mailed.length > 0
      ? [`${recipientsText(mailed)} ${one(mailed) ? 'gets' : 'get'} a mail${what}.`]
      : []),
    ...(unmailed.length > 0
      ? [
          `${recipientsText(unmailed)} ${one(unmailed) ? 'has' : 'have'} no e-mail address, and ${one(unmailed) ? 'gets' : 'get'} no mail.`,
        ]
      : []),
  ].join(' ');
};

/** The sum of an amount of orders, in each of their currencies. */
export const sumText = (orders: readonly Order[], amountOf: (order: Order) => number): string =>
  list.format(
    [...Map.groupBy(orders, ({ currency }) => currency)].map(([currency, some]) =>
      formatCentsIn(
        currency,
        some.reduce((sum, order) => sum + amountOf(order), 0),
      ),
    ),
  );
