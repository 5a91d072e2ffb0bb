/** The steps of the Firestore bench. */
import { setTimeout as delay } from 'node:timers/promises';
import { FieldPath, type Firestore } from '@google-cloud/firestore';
import { residentMemory } from '../support/heap.ts';
import { availableOf, order, tool } from '../support/orders.ts';
import { type Backend, measureRate, median } from '../support/support.ts';

/** Figures by name, without those of failed steps. */
export type Figures = Record<string, number>;

/** The emulator to measure. */
export interface Store {
  backend: Backend;
  firestore: Firestore;
  /** How many documents the `fill` step stores. */
  documentCount: number;
}

type Step = (store: Store) => Promise<Figures>;

const load = { concurrency: 32, seconds: 2 };
const stepTimeoutMs = 180_000;

const memoryOf = ({ child }: Backend) => residentMemory(child.pid);

const perSecond = async (name: string, operation: (n: number) => Promise<unknown>) => {
  await measureRate(operation, load); // Warm up both sides.
  const { perSecond: result, p99 } = await measureRate(operation, load);
  return { [`${name}, per s`]: result, [`${name}, p99 ms`]: p99 };
};

/** The memory of a process that has only answered a health check. */
const idle: Step = async ({ backend }) => ({
  'memory idle, before any write, MiB': memoryOf(backend),
});

const stock: Step = async ({ firestore }) => {
  for (let n = 0; n < 500; n++) await firestore.doc(`tools/t${n}`).set(tool(n));
  return {};
};

const gets: Step = ({ firestore }) =>
  perSecond('get', (n) => firestore.doc(`tools/t${n % 500}`).get());

const queries: Step = ({ firestore }) =>
  perSecond('query of 24', () => firestore.collection('tools').orderBy('price').limit(24).get());

const sets: Step = ({ firestore }) =>
  perSecond('set', (n) => firestore.doc(`sets/s${n % 1000}`).set(tool(n)));

const spreadOrders: Step = ({ firestore }) =>
  perSecond('orders of many tools', (n) => order(firestore, `t${n % 499}`));

const ordersOfOneTool: Step = async ({ firestore }) => {
  const left = () => availableOf(firestore, 'tools/t499');
  const before = await left();
  let sold = 0;
  const sell = async () => {
    await order(firestore, 't499');
    sold++;
  };
  const figures = await perSecond('orders of one tool', sell);
  return { ...figures, 'pieces lost': sold - (before - (await left())) };
};

const batchOf = (firestore: Firestore, from: number) => {
  const batch = firestore.batch();
  for (let n = from; n < from + 500; n++) batch.set(firestore.doc(`many/d${n}`), tool(n));
  return batch.commit();
};

const fill: Step = async ({ backend, firestore, documentCount }) => {
  const start = performance.now();
  for (let at = 0; at < documentCount; at += 2000) {
    await Promise.all([0, 500, 1000, 1500].map((from) => batchOf(firestore, at + from)));
  }
  return {
    'batch writes, documents per s': (documentCount / (performance.now() - start)) * 1000,
    'memory full, MiB': memoryOf(backend),
  };
};

const medianMs = async (operation: () => Promise<unknown>) => {
  const times: number[] = [];
  for (let run = 0; run < 11; run++) {
    const start = performance.now();
    await operation();
    times.push(performance.now() - start);
  }
  return median(times);
};

const pages: Step = async ({ firestore }) => {
  const many = firestore.collection('many');
  const wanted = {
    'page by name': many.orderBy(FieldPath.documentId()).startAfter('d5').limit(24),
    'page by price': many.orderBy('price', 'desc').startAfter(50_000).limit(24),
    'page of a kind by date': many.where('kind', '==', 7).orderBy('createdAt', 'desc').limit(24),
  };
  const figures: Figures = {};
  for (const [name, query] of Object.entries(wanted)) {
    const { size } = await query.get();
    if (size !== 24) throw new Error(`${name} has ${size} documents`);
    figures[`${name}, ms`] = await medianMs(() => query.get());
  }
  return figures;
};

const counting: Step = async ({ firestore, documentCount }) => {
  const query = firestore.collection('many').count();
  const { count } = (await query.get()).data();
  if (count !== documentCount) throw new Error(`a count of ${count}`);
  return { 'count, ms': await medianMs(() => query.get()) };
};

const withTimeout = async (step: Promise<Figures>): Promise<Figures> => {
  const timer = new AbortController();
  const timeout = delay(stepTimeoutMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`timed out after ${stepTimeoutMs / 1000} s`);
  });
  try {
    return await Promise.race([step, timeout]);
  } finally {
    timeout.catch(() => {});
    timer.abort();
  }
};

/** All steps, in order: each needs the documents of earlier steps, except `idle`. */
const steps = {
  idle,
  stock,
  gets,
  queries,
  sets,
  spreadOrders,
  ordersOfOneTool,
  fill,
  pages,
  counting,
};

/** Runs all steps. Calls `onFailure` for a step that fails, and leaves out its figures. */
export const measureStore = async (
  store: Store,
  onFailure: (step: string, error: Error) => void,
): Promise<Figures> => {
  const figures: Figures = {};
  let isFull = true;
  for (const [name, step] of Object.entries(steps)) {
    if (!isFull) break;
    try {
      Object.assign(figures, await withTimeout(step(store)));
    } catch (error) {
      onFailure(name, error as Error);
      isFull = step !== fill;
    }
  }
  return figures;
};
