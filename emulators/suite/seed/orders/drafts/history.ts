import { expiredReason, holdEndOf, type OrderStatus } from 'functions/contract';
import type { StoredOrderEvent } from 'functions/documents';
import { admin } from '../../data/accounts.ts';
import { afterWorking, workingDay } from '../../data/calendar.ts';
import type { Random } from '../../data/random.ts';
import { settings } from '../../data/settings.ts';
import { buyerReasons, carriers, shopReasons } from './texts.ts';

/**
 * How an order ends, and how often. The customer withdraws it, or the shop refuses or recalls it.
 */
export const outcomes = { delivered: 91, withdrawn: 5, refused: 2, recalled: 2 };

/** The end of an order. A prepaid one expires when it is not paid in time. */
export type Outcome = keyof typeof outcomes | 'expired';

interface OrderStart {
  uid: string;
  placedAt: Date;
  outcome: Outcome;
}

type Step = (since: Date, uid: string, random: Random) => StoredOrderEvent;

const byAdmin = { actor: 'admin', uid: admin.uid, transitionId: null } as const;
const byBuyer = (uid: string) => ({ actor: 'customer', uid, transitionId: null }) as const;

const confirm: Step = (since, _, random) => ({
  step: 'confirmed',
  status: 'confirmed',
  ...byAdmin,
  at: afterWorking(random.between(15, workingDay), since),
});

const ship: Step = (since, _, random) => {
  const { carrier, prefix } = random.item(carriers);
  return {
    step: 'shipped',
    status: 'shipped',
    ...byAdmin,
    at: afterWorking(random.between(120, 2 * workingDay), since),
    carrier,
    trackingNumber: `${prefix}${random.between(10 ** 9, 10 ** 10 - 1)}`,
  };
};

const deliver: Step = (since, uid, random) => ({
  step: 'delivered',
  status: 'delivered',
  ...(random.next() < 0.3 ? byBuyer(uid) : byAdmin),
  at: afterWorking(random.between(workingDay, 3 * workingDay), since),
});

const withdraw: Step = (since, uid, random) => {
  const reason = random.next() < 0.4 && random.item(buyerReasons);
  return {
    step: 'cancelled',
    status: 'cancelled',
    ...byBuyer(uid),
    at: new Date(since.getTime() + random.between(4, 300) * 60_000),
    ...(reason && { reason }),
  };
};

const refuse: Step = (since, _, random) => ({
  step: 'cancelled',
  status: 'cancelled',
  ...byAdmin,
  at: afterWorking(random.between(15, workingDay), since),
  reason: random.item(shopReasons),
});

const expire: Step = (since) => ({
  step: 'cancelled',
  status: 'cancelled',
  actor: 'system',
  uid: null,
  transitionId: null,
  at: holdEndOf('prepaid', since, settings.holdHours) ?? since,
  reason: expiredReason,
});

const steps: Record<Outcome, Step[]> = {
  delivered: [confirm, ship, deliver],
  withdrawn: [withdraw],
  refused: [refuse],
  recalled: [confirm, refuse],
  expired: [expire],
};

/** A history whose order the admin placed for its buyer, with the reason. */
export const placedByAdmin = (
  [placed, ...others]: readonly StoredOrderEvent[],
  reason: string,
): StoredOrderEvent[] => (placed ? [{ ...placed, ...byAdmin, reason }, ...others] : []);

/** The complete history of an order, of which a part may be in the future. */
export const historyOf = (
  { uid, placedAt, outcome }: OrderStart,
  random: Random,
): StoredOrderEvent[] => {
  const history: StoredOrderEvent[] = [
    { step: 'placed', status: 'placed', ...byBuyer(uid), at: placedAt },
  ];
  for (const step of steps[outcome]) {
    history.push(step(history.at(-1)?.at ?? placedAt, uid, random));
  }
  return history;
};

/** The part of a history until `now`, or until an earlier status. */
export const historyUntil = (
  history: readonly StoredOrderEvent[],
  now: Date,
  status?: OrderStatus,
): StoredOrderEvent[] => {
  const last = history.findIndex((event) => event.status === status);
  return history.slice(0, last < 0 ? history.length : last + 1).filter(({ at }) => at <= now);
};
