import type { MailKind } from '../../../contract/index.ts';
import type { Found } from '../../../store/reads/queries.ts';
import { isForCustomer } from '../../mail/mailAddressee.ts';
import { mailIdOf } from '../../mail/queueMail.ts';
import {
  entryMailKinds,
  isMailedEntry,
  reversedMailId,
} from '../../ordering/booking/paymentMail.ts';
import { eventMailOf } from '../../ordering/orders/eventMail.ts';
import { reminderEventId } from '../../ordering/orders/orderMail.ts';
import { disputeEventId, isMailed } from '../../payments/cardDisputes.ts';
import { type MailHead, type OrderMails, reportsChange } from '../documents/mailSnapshots.ts';
import { isInPeriod, type MailPeriod } from './mailPeriod.ts';

/** Something that a mail reports. */
interface MailedEvent {
  id: string;
  kind: MailKind;
  at: Date;
  attachedInvoice: string | null;
  /** Whether the mail may be missing, because it was withdrawn before it was sent. */
  optional: boolean;
}

const eventOf = (
  kind: MailKind,
  eventId: string,
  at: Date,
  attachedInvoice: string | null = null,
): MailedEvent => ({ id: mailIdOf({ kind, eventId }), kind, at, attachedInvoice, optional: false });

const changesOf = ({ id, order }: OrderMails): MailedEvent[] =>
  order.history.flatMap(({ at }, position) => {
    const isUndone = order.history[position + 1]?.step === 'undone';
    const mail = isUndone ? null : eventMailOf(id, order, position);
    return mail ? [eventOf(mail.kind, mail.eventId, at, mail.attachedInvoice)] : [];
  });

/** Each change of a dispute is reported to the shop, once for all orders of its payment. */
const disputesOf = ({ order }: OrderMails): MailedEvent[] =>
  (order.disputes ?? [])
    .filter((dispute) => isMailed(order, dispute))
    .flatMap(({ id, changes, reportedAt }) =>
      Array.from({ length: changes }, (_, index) =>
        eventOf('shop-dispute', disputeEventId({ id, changes: index + 1 }), new Date(reportedAt)),
      ),
    );

/** A reversal withdraws the mail about its entry if that was not sent, and corrects it otherwise. */
const entriesOf = ({ payments, mails }: OrderMails): MailedEvent[] => {
  const reversed = new Set(payments.map(({ content }) => content.reverses));
  const mailIds = new Set(mails.map(({ id }) => id));
  const mailed = payments.filter(({ content }) => isMailedEntry(content));
  return mailed.map(({ id, content }) => {
    const corrected = reversedMailId(content);
    const optional = corrected === undefined ? reversed.has(id) : !mailIds.has(corrected);
    return { ...eventOf(entryMailKinds[content.kind], id, content.recordedAt), optional };
  });
};

/** All that has happened to an order and is reported by a mail. */
const eventsOf = (mails: OrderMails): MailedEvent[] => {
  const { id, order } = mails;
  const toCustomer = [
    eventOf('order-placed', id, order.createdAt),
    ...changesOf(mails),
    ...(order.reminders ?? []).map(({ level, at }) =>
      eventOf('payment-overdue', reminderEventId(id, level), at, order.invoiceNumber),
    ),
    ...entriesOf(mails),
  ];
  const toShop = [eventOf('shop-order', id, order.createdAt), ...disputesOf(mails)];
  return [...(order.userEmail ? toCustomer : []), ...toShop];
};

/** The mails keep the address of their events, so repeated ones can be recognised. */
const hasOwnMessageId = ({ id, content }: Found<MailHead>): boolean =>
  content.message.messageId.startsWith(`<${id}@`);

const problemOf = (
  found: Found<MailHead>,
  event: MailedEvent | undefined,
  { userEmail: email, emailSince }: OrderMails['order'],
): string[] => {
  const { id, content } = found;
  if (!event) return [`has the mail ${id}, but nothing happened that it reports`];
  const { attachedInvoice, to } = content;
  const recipient = isForCustomer(content) && !emailSince && to.join() !== email;
  const attachment = attachedInvoice !== event.attachedInvoice;
  return [
    ...(recipient ? [`has the mail ${id}, which goes to another address`] : []),
    ...(attachment
      ? [
          `has the mail ${id} with ${attachedInvoice ?? 'nothing'} attached, not ${event.attachedInvoice ?? 'nothing'}`,
        ]
      : []),
    ...(hasOwnMessageId(found) ? [] : [`has the mail ${id} with another Message-ID`]),
  ];
};

/** Whether something happened before the customer had an address, or the one of now. */
const isBeforeAddress = (event: MailedEvent, { emailSince }: OrderMails['order']): boolean =>
  emailSince !== undefined && isForCustomer(event) && event.at <= emailSince;

/**
 * A sentence for each mail about an order that is missing, and for each that does not match what
 * has happened. The mails of a deleted account are deleted with it.
 */
export const orderMailProblems = (mails: OrderMails, period: MailPeriod): string[] => {
  const events = new Map(eventsOf(mails).map((event) => [event.id, event]));
  const mailIds = new Set(mails.mails.map(({ id }) => id));
  const missing = [...events.values()].filter(
    (event) =>
      !mailIds.has(event.id) &&
      !event.optional &&
      isInPeriod(event, period) &&
      !(mails.customerIsDeleted && isForCustomer(event)) &&
      !isBeforeAddress(event, mails.order),
  );
  return [
    ...missing.map(({ id }) => `has no mail ${id}`),
    ...mails.mails
      .filter(reportsChange)
      .flatMap((found) => problemOf(found, events.get(found.id), mails.order)),
  ].map((problem) => `order ${mails.id} ${problem}`);
};
