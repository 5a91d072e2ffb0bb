import { setTimeout as delay } from 'node:timers/promises';
import { FieldValue, type Firestore } from '@google-cloud/firestore';
import { type Rate, rateOf } from './support.ts';

/** The fields of a tool. */
export const tool = (n: number) => ({
  toolName: `Tool ${n}`,
  price: (n * 7919) % 100_000,
  available: 1_000_000,
  kind: n % 40,
  toolDescription: 'Forged from one piece, ground by hand, with a handle of ash. '.repeat(3),
  createdAt: new Date(1_700_000_000_000 + n * 1000),
});

/** The documents that an order writes besides the stock. */
export interface OrderOptions {
  /** The id of the order, which replaces an earlier one; a new one when undefined. */
  orderId?: string;
  /** Another document that counts the pieces that are left. */
  published?: string | undefined;
}

/** Sells one piece of a tool in a transaction. */
export const order = (
  firestore: Firestore,
  id: string,
  { orderId, published }: OrderOptions = {},
): Promise<void> =>
  firestore.runTransaction(
    async (transaction) => {
      const reference = firestore.doc(`tools/${id}`);
      const available = (await transaction.get(reference)).get('available');
      const orders = firestore.collection('orders');
      const content = { toolId: id, quantity: 1 };
      transaction.update(reference, { available: available - 1 });
      if (orderId === undefined) transaction.create(orders.doc(), content);
      else transaction.set(orders.doc(orderId), content);
      if (published === undefined) return;
      transaction.update(firestore.doc(published), { available: FieldValue.increment(-1) });
    },
    { maxAttempts: 50 },
  );

/** The pieces that are left of a tool. */
export const availableOf = async (firestore: Firestore, path: string): Promise<number> =>
  (await firestore.doc(path).get()).get('available');

/** Starts operations at a constant rate, whether or not earlier ones have ended. */
export const paced = async (
  operation: (n: number) => Promise<unknown>,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Rate> => {
  const start = performance.now();
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const measure = async (n: number) => {
    const began = performance.now();
    await operation(n);
    times.push(performance.now() - began);
  };
  for (let n = 0; n < rate * seconds; ) {
    const due = Math.min(rate * seconds, ((performance.now() - start) / 1000) * rate);
    for (; n < due; n++) running.push(measure(n));
    await delay(5);
  }
  await Promise.all(running);
  return rateOf(times, performance.now() - start);
};
