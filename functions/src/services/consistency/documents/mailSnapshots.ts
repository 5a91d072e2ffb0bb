import type { Query, Transaction } from 'firebase-admin/firestore';
import type { MailDocument } from '../../../documents/mails.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { PaymentDocument } from '../../../documents/orders/payments.ts';
import type { QuoteDocument } from '../../../documents/orders/quotes.ts';
import type { ReturnDocument } from '../../../documents/orders/returns.ts';
import {
  deletedAccounts,
  mail,
  orders,
  payments,
  quotes,
  returns,
} from '../../../store/collections/collections.ts';
import { db } from '../../../store/collections/firebase.ts';
import { contentOf } from '../../../store/reads/documents.ts';
import type { Found } from '../../../store/reads/queries.ts';

/** The fields that identify a mail, without its text. */
export type MailHead = Pick<MailDocument, 'kind' | 'to' | 'about' | 'attachedInvoice'> & {
  message: Pick<MailDocument['message'], 'messageId'>;
};

/**
 * Whether a mail reports a change of the document that it is about: who handles it is in the audit
 * log alone.
 */
export const reportsChange = ({ content: { kind } }: Found<MailHead>): boolean =>
  kind !== 'shop-assigned';

/** All mails without their texts, which make up most of them. */
export const mailHeads = (): Query<MailHead> =>
  mail.select('kind', 'to', 'about', 'attachedInvoice', 'message.messageId') as Query<MailHead>;

/** The mails about something, in a snapshot. */
export const headsAbout = async (
  transaction: Transaction,
  id: string,
): Promise<Found<MailHead>[]> => {
  const { docs } = await transaction.get(mailHeads().where('about.id', '==', id));
  return docs.map((found) => ({ id: found.id, content: found.data() }));
};

/**
 * The mails about something, and whether the account of its customer was deleted, with its mails.
 */
interface MailsAbout {
  id: string;
  mails: readonly Found<MailHead>[];
  customerIsDeleted: boolean;
}

const readMailsAbout = async (
  transaction: Transaction,
  id: string,
  uid: string,
): Promise<MailsAbout> => {
  const tombstone = await transaction.get(deletedAccounts.doc(uid));
  return { id, mails: await headsAbout(transaction, id), customerIsDeleted: tombstone.exists };
};

/** An order with its payments, and the mails about it. */
export interface OrderMails extends MailsAbout {
  order: OrderDocument;
  payments: readonly Found<PaymentDocument>[];
}

/** Reads an order, its payments and its mails from one snapshot. */
export const readOrderMails = (id: string): Promise<OrderMails | undefined> =>
  db.runTransaction(
    async (transaction) => {
      const order = contentOf(await transaction.get(orders.doc(id)));
      if (!order) return undefined;
      const { docs } = await transaction.get(payments.where('orderId', '==', id));
      const found = docs.map((payment) => ({ id: payment.id, content: payment.data() }));
      return {
        ...(await readMailsAbout(transaction, id, order.userId)),
        order,
        payments: found,
      };
    },
    { readOnly: true },
  );

/** A quote, and the mails about it. */
export interface QuoteMails extends MailsAbout {
  quote: QuoteDocument;
}

/** Reads a quote and its mails from one snapshot. */
export const readQuoteMails = (id: string): Promise<QuoteMails | undefined> =>
  db.runTransaction(
    async (transaction) => {
      const quote = contentOf(await transaction.get(quotes.doc(id)));
      return quote && { ...(await readMailsAbout(transaction, id, quote.userId)), quote };
    },
    { readOnly: true },
  );

/** A return, and the mails about it. */
export interface ReturnMails extends MailsAbout {
  found: ReturnDocument;
}

/** Reads a return and its mails from one snapshot. */
export const readReturnMails = (id: string): Promise<ReturnMails | undefined> =>
  db.runTransaction(
    async (transaction) => {
      const found = contentOf(await transaction.get(returns.doc(id)));
      return found && { ...(await readMailsAbout(transaction, id, found.userId)), found };
    },
    { readOnly: true },
  );
