/** The steps of the bench of listeners. */
import type { Firestore } from '@google-cloud/firestore';
import type { Inspector } from '../support/heap.ts';
import { availableOf, order, paced, tool } from '../support/orders.ts';
import { measureRate, type Rate } from '../support/support.ts';
import type { ListenerProcess, Progress, Transport } from './listenerProcess.ts';

/** The emulator, its customers and its listeners. */
export interface Shop {
  host: string;
  project: string;
  firestore: Firestore;
  inspector: Inspector;
  listeners: ListenerProcess;
  /** How many listeners there are on one tool. */
  count: number;
  transport: Transport;
}

const toolCount = 500;
const orderIds = 2_000;

/** The document that is listened to: the published state of one tool. */
const listenedPath = 'liveTools/t0';

/** The targets of the listeners of a shop. */
const listenedBy = ({ host, project, transport, count }: Shop) => ({
  host,
  project,
  transport,
  count,
  path: listenedPath,
});

/** Stores the tools. */
export const stock = async ({ firestore }: Shop): Promise<void> => {
  const batch = firestore.batch().set(firestore.doc(listenedPath), tool(0));
  for (let n = 0; n < toolCount; n++) batch.set(firestore.doc(`tools/t${n}`), tool(n));
  await batch.commit();
};

const totalAvailable = async ({ firestore }: Shop) => {
  const tools = await firestore.collection('tools').select('available').get();
  return tools.docs.reduce((sum, each) => sum + each.get('available'), 0);
};

/**
 * Runs a load of orders of all tools in turn. An order replaces an earlier one, so that the data
 * does not grow.
 * @param changeEvery The nth order also changes the document that is listened to.
 * @throws {Error} when orders got lost.
 */
const checked = async <Result>(
  shop: Shop,
  changeEvery: number,
  load: (buy: (n: number) => Promise<void>) => Promise<Result>,
): Promise<Result> => {
  const before = await totalAvailable(shop);
  let sold = 0;
  const result = await load(async (n) => {
    const published = n % changeEvery === 0 ? listenedPath : undefined;
    await order(shop.firestore, `t${n % toolCount}`, { orderId: `o${n % orderIds}`, published });
    sold++;
  });
  const lost = sold - (before - (await totalAvailable(shop)));
  if (lost !== 0) throw new Error(`${lost} of ${sold} orders got lost.`);
  return result;
};

/** The times of orders, and what each costs the emulator. */
export interface OrderRate extends Rate {
  cpuMs: number;
}

const withCpu = async ({ inspector }: Shop, load: () => Promise<Rate>): Promise<OrderRate> => {
  const start = performance.now();
  const before = await inspector.cpuMs();
  const rate = await load();
  const used = (await inspector.cpuMs()) - before;
  return { ...rate, cpuMs: used / ((rate.perSecond * (performance.now() - start)) / 1000) };
};

/** The highest rate of orders. */
export const highestRate = (shop: Shop, changeEvery: number, seconds: number): Promise<OrderRate> =>
  withCpu(shop, () =>
    checked(shop, changeEvery, (buy) => measureRate(buy, { concurrency: 32, seconds })),
  );

/** Runs orders at a constant rate; each changes the document that is listened to. */
export const constantRate = (shop: Shop, rate: number, seconds: number): Promise<OrderRate> =>
  withCpu(shop, () => checked(shop, 1, (buy) => paced(buy, { rate, seconds })));

/**
 * Runs a step with the listeners, and closes them.
 * @throws {Error} when a listener misses the last version.
 */
export const withListeners = async <Result>(
  shop: Shop,
  step: () => Promise<Result>,
): Promise<{ result: Result; progress: Progress }> => {
  const { firestore, listeners } = shop;
  await listeners.run({ open: listenedBy(shop) });
  await listeners.until(await availableOf(firestore, listenedPath));
  await listeners.run({ reset: true });
  const result = await step();
  const progress = await listeners.until(await availableOf(firestore, listenedPath));
  await listeners.run({ close: true });
  return { result, progress };
};

/**
 * The time until all listeners know the latest version after they were offline, in milliseconds.
 * @throws {Error} when one gets everything again instead of what it missed.
 */
export const returnMs = async (shop: Shop, rate: number, seconds: number): Promise<number> => {
  const { firestore, listeners } = shop;
  const { progress } = await withListeners(shop, async () => {});
  await constantRate(shop, rate, seconds);
  const start = performance.now();
  const { resumeToken } = progress;
  await listeners.run({ open: { ...listenedBy(shop), resumeToken } });
  const { resets } = await listeners.until(await availableOf(firestore, listenedPath));
  const elapsed = performance.now() - start;
  await listeners.run({ close: true });
  if (resets > 0) throw new Error(`${resets} listeners got everything again.`);
  return elapsed;
};
