import { randomUUID } from 'node:crypto';
import { mail } from '../collections.ts';
import type { MailDocument } from '../contract/index.ts';

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

/** Stores a mail that the outbox has sent to an address, and returns its id. Its fields can be replaced. */
export const storeMailTo = async (
  email: string,
  fields: Partial<MailDocument> = {},
): Promise<string> => {
  const id = `test_${randomUUID()}`;
  const at = new Date();
  await mail.doc(id).set({
    kind: 'order-placed',
    to: [email],
    replyTo: '',
    message: { ...message, messageId: `<${id}@example.test>` },
    delivery: sent(at),
    about: { kind: 'order', id: 'order-1', label: 'TH-4K2M9A7C' },
    attachedInvoice: null,
    checkAt: null,
    expireAt: null,
    createdAt: at,
    ...fields,
  });
  return id;
};

/** A delivery that has not been tried yet. */
export const pendingDelivery: MailDocument['delivery'] = {
  ...sent(new Date(0)),
  ...{ state: 'PENDING', attempts: 0, startTime: null, endTime: null },
};
