import type { StoredOrderEvent } from 'functions/contract';
import { type OrderDraft, usualOrders } from './drafts.ts';
import { exampleOrders } from './examples.ts';
import { historyOf, historyUntil } from './history.ts';
import { linesOf, type SeedLine } from './lines.ts';
import { createRandom, type Random } from './random.ts';
import { type OrderReference, withReferences } from './references.ts';

/** An order of the seed. Its last event is its status. */
export interface SeedOrder extends OrderReference {
  id: string;
  /** The uid of the customer. */
  userId: string;
  orderAddress: string;
  lines: SeedLine[];
  history: StoredOrderEvent[];
}

const seed = 1_851;

/** How much more often a customer orders to the first address than to another. */
const usual = 3;

const orderOf = (
  draft: OrderDraft,
  now: Date,
  random: Random,
): Omit<SeedOrder, keyof OrderReference> => {
  const { id, buyer, until } = draft;
  const { uid, addresses } = buyer;
  return {
    id,
    userId: uid,
    orderAddress: random.item(addresses, (address) => (address === addresses[0] ? usual : 1)),
    lines: linesOf(draft, random),
    history: historyUntil(historyOf({ uid, ...draft }, random), now, until),
  };
};

const placedAt = ({ history }: Pick<SeedOrder, 'history'>): number => Number(history[0]?.at);

/**
 * The orders of the 60 days up to `now`, oldest first, always the same for the same `now`. Most of the old ones are
 * delivered, and the recent ones are on their way.
 */
export const generateOrders = (now: Date): SeedOrder[] => {
  const random = createRandom(seed);
  const drafts = [...exampleOrders(now), ...usualOrders(now, random)];
  const orders = drafts.map((draft) => orderOf(draft, now, random));
  return withReferences(
    orders.toSorted((one, other) => placedAt(one) - placedAt(other)),
    createRandom(seed),
  );
};
