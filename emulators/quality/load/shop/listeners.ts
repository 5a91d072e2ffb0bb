import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { projectId } from '@tools-hub/kit/project';
import { collectionNames, liveListSize } from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { liveOrders, liveTools, readDocument } from 'functions/testing/store/store';
import { plainOf } from './plain.ts';

/** The target of a listener: a document, or the orders of its customer that changed last. */
export interface Listened {
  host: string;
  project: string;
  uid: string;
  collection: string;
  id?: string;
}

interface Report {
  /** The state of each listener, as JSON. */
  states: (string | null)[];
  failures: string[];
}

const script = fileURLToPath(new URL('./listenerServer.ts', import.meta.url));

/** How long the listeners have to see the last state: the SDK waits before it connects again. */
const maxWaitMs = 240_000;
const pauseMs = 250;

/**
 * Every third listener shows the orders of a customer, the others a tool, half of them the popular
 * one.
 */
const listenedBy = (
  { uid }: TestAccount,
  index: number,
  { host, toolIds }: { host: string; toolIds: readonly string[] },
): Listened => {
  const common = { host, project: projectId, uid };
  if (index % 3 === 0) return { ...common, collection: collectionNames.liveOrders };
  const id = toolIds[index % 2 === 0 ? 0 : index % toolIds.length] ?? '';
  return { ...common, collection: collectionNames.liveTools, id };
};

const expectedOf = async ({ id, uid }: Listened): Promise<string> => {
  if (id) return JSON.stringify([plainOf(await readDocument(liveTools.doc(id)))]);
  const own = liveOrders.where('payerId', '==', uid).orderBy('changedAt', 'desc');
  const { docs } = await own.limit(liveListSize).get();
  return JSON.stringify(docs.map((found) => plainOf(found.data())));
};

/** Open listeners. */
export interface Listeners {
  count: number;
  /** A sentence for each listener that failed, or has not seen the last state in time. */
  problems: () => Promise<string[]>;
  close: () => void;
}

/** Opens listeners on tools and orders, as pages do, and resolves when each has seen something. */
export const openListeners = async (
  customers: readonly TestAccount[],
  { count, host, toolIds }: { count: number; host: string; toolIds: readonly string[] },
): Promise<Listeners> => {
  const child = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  const listened = Array.from({ length: count }, (_, index) => {
    const customer = customers[index % customers.length];
    return customer ? [listenedBy(customer, index, { host, toolIds })] : [];
  }).flat();

  const ask = async (message: Listened[]): Promise<Report> => {
    const answer = once(child, 'message');
    child.send(message);
    const [report] = (await answer) as [Report];
    return report;
  };

  const late = async (): Promise<string[]> => {
    const { states, failures } = await ask([]);
    const expected = await Promise.all(listened.map(expectedOf));
    const missed = listened.filter((_, index) => states[index] !== expected[index]);
    return [
      ...failures,
      ...missed.map(
        ({ collection, id, uid }) =>
          `a listener of ${uid} on ${collection}${id ? `/${id}` : ''} has not seen the last state`,
      ),
    ];
  };

  const problems = async (): Promise<string[]> => {
    const end = performance.now() + maxWaitMs;
    for (let found = await late(); ; found = await late()) {
      if (found.length === 0 || performance.now() > end) return found;
      await delay(pauseMs);
    }
  };

  await ask(listened);
  const isOpen = async () => {
    const { states, failures } = await ask([]);
    return failures.length > 0 || listened.every((_, index) => typeof states[index] === 'string');
  };
  while (!(await isOpen())) await delay(pauseMs);
  return { count: listened.length, problems, close: () => child.disconnect() };
};
