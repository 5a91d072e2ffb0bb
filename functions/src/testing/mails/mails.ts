import { randomUUID } from 'node:crypto';
import type { MailKind } from '../../contract/index.ts';
import type { MailDocument } from '../../documents/mails.ts';
import { paragraph } from '../../mail/rendering/mailBlocks.ts';
import {
  mailIdOf,
  type QueuedMail,
  queueMail,
  readMailShop,
} from '../../services/mail/queueMail.ts';
import { mail } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { transact } from '../../store/writes/transact.ts';

export { leaseMs } from '../../outbox/attempt.ts';
export { retryMails } from '../../services/mail/retryMails.ts';
export { sendMail } from '../../services/mail/sendMail.ts';

/** The stored mail of an event; undefined if there is none. */
export const mailOf = (kind: MailKind, eventId: string): Promise<MailDocument | undefined> =>
  readDocument(mail.doc(mailIdOf({ kind, eventId })));

/** All mails about an order, a quote or a tool, by kind. */
export const mailsAbout = async (id: string): Promise<MailDocument[]> => {
  const { docs } = await mail.where('about.id', '==', id).get();
  const mails = docs.map((snapshot) => snapshot.data());
  return mails.toSorted((one, other) => one.kind.localeCompare(other.kind));
};

/** The kind of each mail about something, with its recipients. */
export const recipientsAbout = async (id: string): Promise<string[]> =>
  (await mailsAbout(id)).map(({ kind, to }) => `${kind}: ${to.join(', ')}`);

/** A mail address that no other test uses. */
export const newAddress = (): string => `reader-${randomUUID()}@example.com`;

/** Queues a mail as a change of an order does, and returns its id. */
export const queueTestMail = async (fields: Partial<QueuedMail> = {}): Promise<string> => {
  const orderId = randomUUID();
  const queued: QueuedMail = {
    kind: 'order-placed',
    eventId: orderId,
    userId: null,
    to: newAddress(),
    about: { kind: 'order', id: orderId, label: 'TH-TEST' },
    content: {
      subject: 'Your order TH-TEST',
      preview: 'We have received your order.',
      heading: 'Thank you for your order',
      blocks: [paragraph('We have received your order.')],
    },
    ...fields,
  };
  const shop = await readMailShop();
  await transact(async (transaction) => queueMail(transaction, queued, shop));
  return mailIdOf(queued);
};

/** The stored mail with an id, which must exist. */
export const storedMail = async (id: string): Promise<MailDocument> => {
  const storedMail = await readDocument(mail.doc(id));
  if (!storedMail) throw new Error(`There is no mail ${id}`);
  return storedMail;
};
