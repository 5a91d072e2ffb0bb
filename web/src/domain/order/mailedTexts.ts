import { counted, formatCentsIn } from 'functions/contract';
import type { Order } from './order.ts';

/** A document whose customer gets mails about it. */
export type MailedDocument = Pick<Order, 'payerName' | 'userEmail'>;

const list = new Intl.ListFormat('en');

/** How many recipients are named: the dialogs list the orders of more anyway. */
const maxNamed = 3;

const recipientsOf = (documents: readonly MailedDocument[]): MailedDocument[] => [
  ...new Map(documents.map((one) => [one.userEmail, one])).values(),
];

/** Who gets the mails about documents: `Miller Joinery (ada@miller.test)`, or `12 customers`. */
export const recipientsText = (documents: readonly MailedDocument[]): string => {
  const recipients = recipientsOf(documents);
  return recipients.length > maxNamed
    ? counted(recipients.length, 'customer')
    : list.format(recipients.map(({ payerName, userEmail }) => `${payerName} (${userEmail})`));
};

/** `Miller Joinery (ada@miller.test) gets a mail`, as the beginning of a sentence. */
export const getMailText = (documents: readonly MailedDocument[]): string => {
  const verb = recipientsOf(documents).length === 1 ? 'gets' : 'get';
  return `${recipientsText(documents)} ${verb} a mail`;
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
