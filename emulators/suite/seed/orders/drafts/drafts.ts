import type { OrderStatus } from 'functions/contract';
import { buyers, registrationOf, type SeedBuyer } from '../../data/buyers.ts';
import { orderTimes } from '../../data/calendar.ts';
import type { Random } from '../../data/random.ts';
import type { Habit } from './habits.ts';
import { type Outcome, outcomes } from './history.ts';
import type { SeedLine } from './lines.ts';
import type { PlannedPart } from './plannedParts.ts';
import type { PlannedReturn } from './plannedReturns.ts';

/** The data of an order before its tools and history are chosen. */
export interface OrderDraft {
  id: string;
  buyer: SeedBuyer;
  placedAt: Date;
  outcome: Outcome;
  lineCount: number;
  /** Its lines; by default, tools are chosen at random. */
  lines?: SeedLine[];
  /** The company for which it is; by default the buyer orders without one. */
  companyId?: string;
  /** Its steps; by default they follow from the outcome. */
  plan?: PlannedPart[];
  /** Its returns and claims, after its other steps. */
  returns?: PlannedReturn[];
  /** The status at which it stays; by default it goes on until now. */
  until?: OrderStatus;
  /** How it is paid; by default as most orders are, and not at all when it is cancelled. */
  habit?: Habit;
  /** Why the admin placed it for the buyer; by default the buyer did. */
  placedFor?: string;
  /** The discount in percent of the quote that became this order. */
  discount?: number;
}

/** How many of a hundred orders have so many lines. */
const lineShares: [share: number, min: number, max: number][] = [
  [30, 1, 1],
  [35, 2, 3],
  [22, 4, 6],
  [11, 7, 12],
  [2, 30, 36],
];

const lineCountOf = (random: Random): number => {
  const [, min, max] = random.item(lineShares, ([share]) => share);
  return random.between(min, max);
};

const buyerAt = (placedAt: Date, now: Date, random: Random): SeedBuyer =>
  random.item(
    buyers.filter((buyer) => registrationOf(buyer, now) < placedAt),
    ({ weight }) => weight,
  );

const outcomeOf = (random: Random): Outcome =>
  random.item(Object.keys(outcomes) as (keyof typeof outcomes)[], (outcome) => outcomes[outcome]);

/** The orders of all customers up to `now`, oldest first. */
export const usualOrders = (now: Date, random: Random): OrderDraft[] =>
  orderTimes(now, random).map((placedAt, index) => ({
    id: `seed-order-${index + 1}`,
    buyer: buyerAt(placedAt, now, random),
    placedAt,
    outcome: outcomeOf(random),
    lineCount: lineCountOf(random),
  }));
