import {
  type MailKind,
  type MailSubject,
  type PrintedStatement,
  type ShopSettings,
  sellerOf,
} from '../../contract/index.ts';
import type { MailDocument } from '../../documents/mails.ts';
import { newDelivery } from '../../mail/delivery/delivery.ts';
import type { MailContent, MailShop, MailShopWithBank } from '../../mail/rendering/mailContent.ts';
import { renderHtml } from '../../mail/rendering/renderHtml.ts';
import { renderText } from '../../mail/rendering/renderText.ts';
import { singleLine } from '../../mail/rendering/safeTexts.ts';
import { siteUrl } from '../../params.ts';
import { mail } from '../../store/collections/collections.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { recentSettings } from '../settings/settings.ts';

/** The name of a shop that has not entered one. */
const usualName = 'Tools Hub';

const toMailShop = ({ bank, timeZone, ...settings }: ShopSettings): MailShopWithBank => {
  const { name, address, country, email, phone } = sellerOf(settings);
  return {
    name: name || usualName,
    address,
    country,
    email,
    phone,
    url: URL.parse(siteUrl.value())?.origin ?? '',
    timeZone,
    bank,
  };
};

/** The shop as its mails name it, from settings that are at most a minute old. */
export const readMailShop = async (): Promise<MailShopWithBank> =>
  toMailShop(await recentSettings());

/** A mail to send when the transaction has been committed. */
export interface QueuedMail {
  kind: MailKind;
  /** The id of what has happened, as part of the mail's id: the mail of an event is stored once. */
  eventId: string;
  /** The account that the mail is about; null if it is about none. */
  userId: string | null;
  /** No mail is sent to an empty address. */
  to: string;
  replyTo?: string;
  about: MailSubject;
  attachedInvoice?: string | null;
  attachedStatement?: PrintedStatement;
  /** The mail is sent no earlier; by default, immediately. */
  notBefore?: Date | undefined;
  content: MailContent;
}

/** The id of the mail about an event. */
export const mailIdOf = ({ kind, eventId }: Pick<QueuedMail, 'kind' | 'eventId'>): string =>
  `${kind}_${eventId}`;

/** A deploy sets the address of the site; a mail without it must not stop an order. */
const hostOf = ({ url }: MailShop): string => URL.parse(url)?.hostname ?? 'localhost';

const messageIdOf = (id: string, shop: MailShop): string => `<${id}@${hostOf(shop)}>`;

const toDocument = (queued: QueuedMail, shop: MailShop): MailDocument => {
  const { kind, userId, to, replyTo = '', about, attachedInvoice = null, content } = queued;
  const { attachedStatement } = queued;
  const now = new Date();
  return {
    kind,
    userId,
    to: [to],
    replyTo,
    about,
    attachedInvoice,
    ...(attachedStatement && { attachedStatement }),
    message: {
      subject: singleLine(content.subject),
      text: renderText(content, shop),
      html: renderHtml(content, shop),
      messageId: messageIdOf(mailIdOf(queued), shop),
    },
    ...newDelivery(queued.notBefore ?? now),
    createdAt: now,
  };
};

/**
 * Adds a mail to the outbox, in the transaction of the change that it reports: it is sent if, and
 * only if, the change is made. The event must not have happened before, or the transaction fails.
 */
export const queueMail = (transaction: Transaction, queued: QueuedMail, shop: MailShop): void => {
  if (queued.to === '') return;
  transaction.create(mail.doc(mailIdOf(queued)), toDocument(queued, shop));
};
