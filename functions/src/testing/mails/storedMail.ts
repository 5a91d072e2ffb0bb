import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { MailDocument } from '../../documents/mails.ts';
import { mail } from '../../store/collections/collections.ts';

const message = {
  subject: 'Your order was placed',
  text: 'Thank you for your order.',
  html: '<p>Thank you for your order.</p>',
};

const sent = (at: Date): MailDocument['delivery'] => ({
  state: 'SUCCESS',
  attempts: 1,
  startTime: at,
  endTime: at,
  leaseExpireTime: null,
  error: null,
  info: null,
});

/**
 * Stores a mail that the outbox has sent to an address, and returns its id. Its fields can be
 * replaced.
 */
export const storeMailTo = async (
  email: string,
  fields: Partial<MailDocument> = {},
): Promise<string> => {
  const id = `test_${randomUUID()}`;
  const about = { kind: 'order', id: 'order-1', label: 'TH-4K2M9A7C' } as const;
  const stored = sentMail(id, { kind: 'order-placed', to: [email], about });
  await mail.doc(id).set({ ...stored, ...fields });
  return id;
};

/**
 * Stores a mail as `storeMailTo` does until the test ends: a mail from before the shop would make
 * the consistency check expect a mail for every event since then.
 */
export const storeOldMail = async (
  fields: Partial<MailDocument> & Pick<MailDocument, 'createdAt'>,
): Promise<string> => {
  const id = await storeMailTo(`${randomUUID()}@example.test`, fields);
  onTestFinished(async () => {
    await mail.doc(id).delete();
  });
  return id;
};

/** A mail of the outbox that was sent, about an order. */
export const sentMail = (
  id: string,
  { kind, to, about }: Pick<MailDocument, 'kind' | 'to' | 'about'>,
): MailDocument => {
  const at = new Date();
  return {
    kind,
    userId: null,
    to,
    about,
    replyTo: '',
    message: { ...message, messageId: `<${id}@example.test>` },
    delivery: sent(at),
    attachedInvoice: null,
    checkAt: null,
    attemptId: null,
    outageSince: null,
    outages: 0,
    expireAt: null,
    createdAt: at,
  };
};

/** A delivery that has not been tried yet. */
export const pendingDelivery: MailDocument['delivery'] = {
  ...sent(new Date(0)),
  state: 'PENDING',
  attempts: 0,
  startTime: null,
  endTime: null,
};

/** A day, such as `1984-02-03`, that no other test uses: long before the shop. */
export const unusedDay = (): string =>
  new Date(Math.floor(Math.random() * 9_000) * 86_400_000).toISOString().slice(0, 10);
