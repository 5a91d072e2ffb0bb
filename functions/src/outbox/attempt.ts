import type { DeliveryStatus } from '../contract/index.ts';

/** The attempts to send a message. */
export interface Attempts {
  state: DeliveryStatus;
  attempts: number;
  startTime: Date | null;
  endTime: Date | null;
  leaseExpireTime: Date | null;
}

/** How far the delivery of a stored message has come: a mail, or an event for an endpoint. */
export interface Outgoing<Delivery extends Attempts = Attempts> {
  delivery: Delivery;
  /** When the shop looks at the message again, as long as it is neither sent nor given up. */
  checkAt: Date | null;
  /**
   * The random id of the last attempt, by which a sender recognises its own: others may begin one
   * at the same time. Null before the first one.
   */
  attemptId: string | null;
  /** When the message is deleted; set once it was sent or given up. */
  expireAt: Date | null;
}

/** Longer than a function may run, so nobody still sends a message whose lease has expired. */
export const leaseMs = 180_000;

const isAfter = (now: Date, time: Date | null): boolean => time !== null && time <= now;

/** Whether somebody may send the message now: its time has come, or its lease has expired. */
export const isDue = ({ delivery, checkAt }: Outgoing, now: Date): boolean => {
  if (delivery.state === 'PENDING' || delivery.state === 'RETRY') return isAfter(now, checkAt);
  return delivery.state === 'PROCESSING' && isAfter(now, delivery.leaseExpireTime);
};

/** Begins an attempt, which nobody else can until its lease ends. */
export const lease = <Delivery extends Attempts>(
  { delivery }: Outgoing<Delivery>,
  now: Date,
  attemptId: string,
): Outgoing<Delivery> => {
  const leaseExpireTime = new Date(now.getTime() + leaseMs);
  return {
    delivery: {
      ...delivery,
      state: 'PROCESSING',
      attempts: delivery.attempts + 1,
      startTime: now,
      endTime: null,
      leaseExpireTime,
    },
    checkAt: leaseExpireTime,
    attemptId,
    expireAt: null,
  };
};

/** Whether the stored message is still in the attempt that was begun. */
export const isSameAttempt = (stored: Outgoing, begun: Outgoing): boolean =>
  stored.delivery.state === 'PROCESSING' && stored.attemptId === begun.attemptId;
