/**
 * `npm run bench:api`: measures the built API with the Firestore stand-in and firebase-tools' Auth
 * emulator. Before each call it measures a baseline: Express alone, which serves the same list of
 * 24 tools from memory. With a PostgreSQL database it also measures the yardstick for which the
 * goals were set: Express over PostgreSQL. Compare the ratios of different runs, not their times.
 */

import { buildFunctions } from '@tools-hub/kit/builds/buildFunctions';
import { compileCache } from '@tools-hub/kit/paths';
import { projectId } from '@tools-hub/kit/project';
import { type CartRow, limits } from 'functions/contract';
import { startServer } from '../../suite/testing/startServer.ts';
import { type ColdStart, coldStart } from './servers/coldStart.ts';
import { startPeer } from './servers/startPeer.ts';
import { clientOf } from './support/client.ts';
import { openStore, orderOf, orderOfLines, register, skuOf, toolId } from './support/shop.ts';
import {
  indexedStore,
  measureRate,
  median,
  type Rate,
  readBenchOptions,
  rounded,
  startBackend,
} from './support/support.ts';

const { postgres } = readBenchOptions(
  `npm run bench:api    measure the API

  --postgres URL    compare it with Express over PostgreSQL, too, whose schema
                    tools_hub_bench in this database is replaced`,
  { postgres: { type: 'string' } },
);

const load = { concurrency: 10, seconds: 3 };
const warmUp = { concurrency: 10, seconds: 1 };
const listPath = '/tools?limit=24';

Object.assign(process.env, {
  GCLOUD_PROJECT: projectId,
  METADATA_SERVER_DETECTION: 'none',
  API_WRITES_PER_ACCOUNT: '0',
  API_WRITES_PER_ADDRESS: '0',
  API_LOOKUPS_PER_ADDRESS: '0',
  API_READS_PER_CALLER: '0',
});

type Operation = (n: number) => Promise<unknown>;

const linesOfLargeOrder = 10;
const { cartRows } = limits;
const linesOfCart = 40;

const customerCount = 50;

/** Customers who take turns: the orders of one would wait for one another. */
const registerCustomers = async (authAddress: string) => {
  const customers: Awaited<ReturnType<typeof register>>[] = [];
  while (customers.length < customerCount) customers.push(await register(authAddress));
  return {
    uids: customers.map(({ uid }) => uid),
    customerOf: (n: number) => customers[n % customerCount] as (typeof customers)[number],
  };
};

/** Calls of the API by its customers, with counts of the orders and the pieces sold. */
const startShop = async () => {
  const authAddress = await startServer('auth');
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(authAddress).host;
  const address = await startServer('api');
  const { uids, customerOf } = await registerCustomers(authAddress);
  const call = clientOf(address);
  const get = (path: string, n: number) => call('GET', path, { token: customerOf(n).token });
  const sold = { orders: 0, pieces: 0 };
  const send = async (n: number, json: object, pieces: number) => {
    await call('POST', '/order', { token: customerOf(n).token, json });
    sold.orders += 1;
    sold.pieces += pieces;
  };
  const order = (n: number, id = toolId(n)) => send(n, orderOf(id), 1);
  const orderLines = (n: number) => {
    const first = n * linesOfLargeOrder;
    const ids = Array.from({ length: linesOfLargeOrder }, (_, line) => toolId(first + line));
    return send(n, orderOfLines(ids), linesOfLargeOrder);
  };
  const resolve = (rows: CartRow[]) => call('POST', '/cart/resolve', { json: { rows } });
  const rowsOf = (count: number, toRow: (n: number) => CartRow) =>
    Array.from({ length: count }, (_, n) => toRow(n));
  const resolveSkus = (n: number) =>
    resolve(rowsOf(cartRows, (row) => ({ sku: skuOf(n + row), quantity: 1 })));
  const resolveIds = (n: number) =>
    resolve(rowsOf(linesOfCart, (row) => ({ toolId: toolId(n + row), quantity: 1 })));
  const calls: Record<string, Operation> = {
    'GET /tools, visitor': () => call('GET', listPath),
    'GET /tools, signed in': (n) => get(listPath, n),
    'GET /tool/{id}, visitor': (n) => call('GET', `/tool/${toolId(n)}`),
    'GET /tool/{id}, signed in': (n) => get(`/tool/${toolId(n)}`, n),
    'GET /admin/{email}': (n) => get(`/admin/${customerOf(n).email}`, n),
    'GET /orders/{email}': (n) => get(`/orders/${customerOf(n).email}?limit=25`, n),
    'POST /order, many tools': (n) => order(n),
    'POST /order, one tool': (n) => order(n, toolId(0)),
    [`POST /order, ${linesOfLargeOrder} lines`]: orderLines,
    [`POST /cart/resolve, ${linesOfCart} ids`]: resolveIds,
    [`POST /cart/resolve, ${cartRows} SKUs`]: resolveSkus,
  };
  /** For customers with price lists: the shop reads these and the groups of the customer too. */
  const agreedCalls: Record<string, Operation> = {
    'GET /tools, at agreed prices': (n) => get(listPath, n),
    'GET /tool/{id}, at agreed prices': (n) => get(`/tool/${toolId(n)}`, n),
  };
  const expectAgreedPrices = async () => {
    if (!(await get(listPath, 0)).includes('"agreement"')) throw new Error('No price is agreed.');
  };
  return { address, uids, calls, agreedCalls, expectAgreedPrices, order, resolveSkus, sold };
};

/** Express alone, with the same list as the API. */
const startBaseline = async (apiAddress: string): Promise<Operation> => {
  const call = clientOf(await startPeer('baseline', `${apiAddress}${listPath}`));
  return () => call('GET', '/tools');
};

/** The calls of Express over PostgreSQL that do the work of the API's calls. */
const startYardstick = async (url: string): Promise<Record<string, Operation>> => {
  const call = clientOf(await startPeer('postgres', url));
  const list = () => call('GET', listPath);
  const tool = (n: number) => call('GET', `/tool/${toolId(n)}`);
  const order = (ids: string[]) =>
    call('POST', '/order', { json: { lines: ids.map((id) => ({ toolId: id, quantity: 1 })) } });
  return {
    'GET /tools, visitor': list,
    'GET /tools, signed in': list,
    'GET /tools, at agreed prices': list,
    'GET /tool/{id}, at agreed prices': tool,
    'GET /tool/{id}, visitor': tool,
    'GET /tool/{id}, signed in': tool,
    'POST /order, many tools': (n) => order([toolId(n)]),
    'POST /order, one tool': () => order([toolId(0)]),
  };
};

const comparison = (name: string, { perSecond }: Rate, reference: Rate) => ({
  [`${name}, per s`]: rounded(reference.perSecond),
  [`ratio to ${name}`]: rounded(perSecond / reference.perSecond),
});

const measureCalls = async (
  operations: Record<string, Operation>,
  express: Operation,
  yardstick: Record<string, Operation>,
) => {
  const rows: Record<string, Record<string, number>> = {};
  await measureRate(express, warmUp);
  for (const [title, operation] of Object.entries(operations)) {
    await measureRate(operation, warmUp);
    const baseline = await measureRate(express, load);
    const rate = await measureRate(operation, load);
    rows[title] = {
      'per s': rounded(rate.perSecond),
      'p50, ms': rounded(rate.p50),
      'p99, ms': rounded(rate.p99),
      ...comparison('Express', rate, baseline),
    };
    const same = yardstick[title];
    if (!same) continue;
    await measureRate(same, warmUp);
    Object.assign(rows[title], comparison('PostgreSQL', rate, await measureRate(same, load)));
  }
  return rows;
};

const measureAlone = async (operation: Operation) =>
  rounded((await measureRate(operation, { ...load, concurrency: 1 })).p50);

const measureOrders = async (
  { order, resolveSkus, sold }: Awaited<ReturnType<typeof startShop>>,
  { soldPieces, orderCount }: ReturnType<typeof openStore>,
) => {
  return {
    'POST /order, one at a time, p50 ms': await measureAlone((n) => order(n)),
    [`POST /cart/resolve, ${cartRows} SKUs, one at a time, p50 ms`]:
      await measureAlone(resolveSkus),
    'orders confirmed': sold.orders,
    'pieces lost': (await soldPieces()) - sold.pieces,
    'orders lost': sold.orders - (await orderCount()),
  };
};

const measureColdStart = async (env?: NodeJS.ProcessEnv) => {
  await coldStart(env);
  const runs: ColdStart[] = [];
  while (runs.length < 9) runs.push(await coldStart(env));
  const medianRounded = (name: keyof ColdStart) => rounded(median(runs.map((run) => run[name])));
  return {
    'process start to first response, ms': medianRounded('answerMs'),
    'CPU time, ms': medianRounded('cpuMs'),
    'peak of memory, MiB': medianRounded('peakMiB'),
  };
};

const measureColdStarts = async () => ({
  'a new process': await measureColdStart(),
  'a new process with a compile cache': await measureColdStart(compileCache),
});

const bench = async () => {
  const store = openStore();
  await store.fill();
  const shop = await startShop();
  const yardstick = postgres ? await startYardstick(postgres) : {};
  const baseline = await startBaseline(shop.address);
  console.table(await measureCalls(shop.calls, baseline, yardstick));
  const orders = await measureOrders(shop, store);
  console.table(orders);
  await store.agreePrices(shop.uids);
  await shop.expectAgreedPrices();
  console.table(await measureCalls(shop.agreedCalls, baseline, yardstick));
  console.table(await measureColdStarts());
  if (orders['pieces lost'] !== 0 || orders['orders lost'] !== 0) process.exitCode = 1;
};

await buildFunctions();
const { child, host } = await startBackend(indexedStore());
process.env.FIRESTORE_EMULATOR_HOST = host;
try {
  await bench();
} finally {
  child.kill();
}
// Open servers and connections would keep this process alive.
process.exit();
