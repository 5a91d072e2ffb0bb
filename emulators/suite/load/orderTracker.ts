import { isDeepStrictEqual } from 'node:util';
import {
  type ChangedOrder,
  cancelledStatus,
  type OrderStatus,
  type PlacedOrder,
} from 'functions/contract';

/** Tracks the orders and status changes that the API acknowledged, by Idempotency-Key. */
export const createOrderTracker = () => {
  const answers = new Map<string, unknown>();
  const changes = new Map<string, OrderStatus[]>();
  const problems: string[] = [];

  /** Two responses to the same key must be the same. */
  const isFirstAnswer = (key: string, answer: unknown): boolean => {
    const earlier = answers.get(key);
    if (earlier === undefined) {
      answers.set(key, answer);
      return true;
    }
    if (!isDeepStrictEqual(earlier, answer)) {
      const [one, other] = [earlier, answer].map((each) => JSON.stringify(each));
      problems.push(`key ${key} was answered with ${one} and ${other}`);
    }
    return false;
  };

  const recordChange = (id: string, status: OrderStatus) => {
    changes.set(id, [...(changes.get(id) ?? []), status]);
  };

  return {
    place: (key: string, placed: PlacedOrder) => {
      if (isFirstAnswer(key, placed)) changes.set(placed.insertedId, []);
    },
    change: (key: string, changed: ChangedOrder) => {
      if (isFirstAnswer(key, changed)) recordChange(changed.order._id, changed.order.status);
    },
    /** Cancelled without a key, so each response counts. */
    cancel: (id: string) => recordChange(id, cancelledStatus),
    /** The placed orders, oldest first. */
    ids: () => [...changes.keys()],
    changesOf: (id: string): readonly OrderStatus[] => changes.get(id) ?? [],
    /** The number of status changes. */
    changeCount: () => [...changes.values()].flat().length,
    problems,
  };
};

export type OrderTracker = ReturnType<typeof createOrderTracker>;
