import type { Delivery } from './delivery.ts';

/** A mail is looked at every minute; after this time something keeps the shop from that. */
export const maxDelayMs = 3_600_000;

/** A stored mail, as far as it tells whether the mail is stuck. */
export interface StoredDelivery {
  id: string;
  content: Pick<Delivery, 'delivery' | 'checkAt'>;
}

/**
 * Says why a mail is stuck; undefined if it is not. Where the shop sends no mails, they wait for
 * its SMTP address, but an attempt that has begun must end.
 */
export const stuckMail = (
  { id, content: { delivery, checkAt } }: StoredDelivery,
  { now, sends }: { now: Date; sends: boolean },
): string | undefined => {
  const { state } = delivery;
  const isEnded = state === 'SUCCESS' || state === 'ERROR';
  if (isEnded) return checkAt ? `mail ${id} is ${state}, but is still to be sent` : undefined;
  if (!checkAt) return `mail ${id} is ${state}, but nobody looks at it again`;
  if (now.getTime() - checkAt.getTime() <= maxDelayMs) return undefined;
  const due = `was due at ${checkAt.toISOString()}`;
  if (state === 'PROCESSING')
    return `mail ${id}: its attempt has not ended, and its next one ${due}`;
  return sends ? `mail ${id} waits, although it ${due}` : undefined;
};
