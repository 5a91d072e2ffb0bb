/**
 * `npm run bench:scale`: measures the built API with 100,000 orders, 10,000 tools in 2,000 families,
 * 2,000 companies, 50,000 agreed prices, 50,000 own part numbers, 20,000 bank entries, 200 API keys
 * and 50 endpoints, and with a tenth of each, in one run. Fails when a call reads more documents or
 * takes longer in the larger shop.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildFunctions } from '@tools-hub/kit/builds/buildFunctions';
import { projectId } from '@tools-hub/kit/project';
import { keyEnv } from '@tools-hub/kit/sdkEnv';
import { cardAttribute, dayOf, pageHead, usualTimeZone } from 'functions/contract';
import { startServer } from '../../suite/testing/startServer.ts';
import { signUpPeople } from './scale/api/accounts.ts';
import { startLoggedApi } from './scale/api/loggedApi.ts';
import type { Call, Shop } from './scale/calls/callKinds.ts';
import { calls } from './scale/calls/calls.ts';
import { growthProblem, measureCall, rowOf } from './scale/calls/measure.ts';
import { shopDocuments } from './scale/documents/documents.ts';
import { fillStore } from './scale/documents/fill.ts';
import {
  companyCount,
  customerCount,
  daysBefore,
  fullSize,
  ordersPerDay,
  type ShopSize,
  tenthOf,
} from './scale/documents/size.ts';
import { residentMemory } from './support/heap.ts';
import {
  type Backend,
  indexedStore,
  readBenchOptions,
  rounded,
  startBackend,
} from './support/support.ts';

const { orders = String(fullSize.orders), only = [] } = readBenchOptions(
  `npm run bench:scale    measure the API with 100,000 orders and 10,000 tools

  --orders N    with N orders, the tools, companies and prices of such a shop,
                and with a tenth of each; 100,000 need some 9 GB of memory
  --only TEXT   measure only calls with this text in their title; more than once for several`,
  { orders: { type: 'string' }, only: { type: 'string', multiple: true } },
);

const size: ShopSize = { orders: Number(orders), tools: Number(orders) / 10 };
const backends: Backend[] = [];

const environment = {
  GCLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ storageBucket: `${projectId}.appspot.com` }),
  METADATA_SERVER_DETECTION: 'none',
  ...keyEnv,
  API_WRITES_PER_ACCOUNT: '0',
  API_WRITES_PER_ADDRESS: '0',
  API_LOOKUPS_PER_ADDRESS: '0',
  API_READS_PER_CALLER: '0',
  API_REQUESTS_PER_KEY: '0',
};

/** A page that Hosting serves: one that the API fills. */
const startHosting = async (): Promise<string> => {
  const page = `<head>${pageHead.start}${pageHead.end}</head><article ${cardAttribute}=""></article>`;
  const server = createServer((_, response) => response.end(page));
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** The stand-in keeps all documents in memory: more than Node.js gives a process by default. */
const largeHeap = { NODE_OPTIONS: '--max-old-space-size-percentage=60' };

const startStore = async (shopSize: ShopSize, now: Date): Promise<Backend> => {
  const store = await startBackend(indexedStore(), largeHeap);
  backends.push(store);
  const start = performance.now();
  const documents = await fillStore(store.host, shopDocuments(shopSize, now));
  const seconds = (performance.now() - start) / 1_000;
  const memory = residentMemory(store.child.pid);
  console.log(
    `${shopSize.orders} orders: ${documents} documents, ${rounded(documents / seconds)} per s, ${rounded(memory)} MiB`,
  );
  return store;
};

const openShops = async (): Promise<Shop[]> => {
  const now = new Date();
  const auth = await startServer('auth');
  const people = await signUpPeople(auth);
  const SHOP_URL = await startHosting();
  const shops: Shop[] = [];
  const smaller = tenthOf(size);
  const shared = {
    tools: smaller.tools,
    customers: customerCount(smaller),
    companies: companyCount(smaller),
  };
  for (const shopSize of [smaller, size]) {
    const { host } = await startStore(shopSize, now);
    const api = await startLoggedApi({
      FIRESTORE_EMULATOR_HOST: host,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(auth).host,
      SHOP_URL,
    });
    const middle = daysBefore(now, shopSize.orders / ordersPerDay / 2);
    const days = { middleDay: dayOf(middle, usualTimeZone), today: dayOf(now, usualTimeZone) };
    shops.push({ api, ...people, shared, ...days });
  }
  return shops;
};

const rowFor = async (call: Call, shops: readonly Shop[]) => {
  const [small, full] = await measureCall(call, shops);
  if (!small || !full) throw new Error('The bench compares two shops.');
  return rowOf(small, full, growthProblem(call, { small, full, orders: size.orders }));
};

const isSelected = (title: string): boolean =>
  only.length === 0 || only.some((text) => title.includes(text));

const bench = async () => {
  const shops = await openShops();
  const measured = Object.entries(calls).filter(([title]) => isSelected(title));
  const rows: Record<string, ReturnType<typeof rowOf>> = {};
  try {
    for (const [title, call] of measured) rows[title] = await rowFor(call, shops);
    // A call can only seem slow, while the larger stand-in collects gigabytes of garbage.
    const suspects = measured.filter(([title]) => rows[title]?.problem);
    for (const [title, call] of suspects) rows[title] = await rowFor(call, shops);
  } finally {
    console.table(rows);
  }
  if (Object.values(rows).some(({ problem }) => problem)) process.exitCode = 1;
};

Object.assign(process.env, environment);
await buildFunctions();
try {
  await bench();
} finally {
  for (const { child } of backends) child.kill();
}
// Open servers and connections would keep this process alive.
process.exit();
