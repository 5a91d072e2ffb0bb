import {
  type ChangedOrder,
  cancelledStatus,
  type Order,
  type OrderStatus,
  type PlacedOrder,
} from 'functions/contract';
import { trackAnswers } from './trackAnswers.ts';

/** The answer without what the order has paid, because a payment may be booked before a retry. */
const withoutPayments = <Answer extends { order: Order }>({ order, ...answer }: Answer) => {
  const { paid: _, refunded: __, ...agreed } = order;
  return { ...answer, order: agreed };
};

/** Tracks the orders and status changes that the API acknowledged, by Idempotency-Key. */
export const createOrderTracker = () => {
  const { isFirst, problems } = trackAnswers();
  const changes = new Map<string, OrderStatus[]>();
  const unclear = new Set<string>();

  const recordChange = (id: string, status: OrderStatus) => {
    changes.set(id, [...(changes.get(id) ?? []), status]);
  };

  return {
    place: (key: string, placed: PlacedOrder) => {
      if (isFirst(key, withoutPayments(placed))) changes.set(placed.insertedId, []);
    },
    change: (key: string, changed: ChangedOrder) => {
      const { _id, status } = changed.order;
      if (isFirst(key, withoutPayments(changed))) recordChange(_id, status);
    },
    /** Cancelled without a key, so each response counts. */
    cancel: (id: string) => recordChange(id, cancelledStatus),
    /** A fault took the answer of a cancellation without a key, so it may have succeeded. */
    mayCancel: (id: string) => void unclear.add(id),
    isUnclear: (id: string): boolean => unclear.has(id),
    /** The placed orders, oldest first. */
    ids: () => [...changes.keys()],
    changesOf: (id: string): readonly OrderStatus[] => changes.get(id) ?? [],
    /** The number of status changes. */
    changeCount: () => [...changes.values()].flat().length,
    problems,
  };
};

export type OrderTracker = ReturnType<typeof createOrderTracker>;
