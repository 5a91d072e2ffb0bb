/**
 * Measures the built API over the Firestore stand-in and firebase-tools' Auth emulator: `npm run
 * bench:api`. Each call is measured right after Express alone, which answers with the same list of
 * 24 tools from memory; seconds of different runs do not compare, ratios do.
 */
import { buildFunctions } from '../launcher/builds.ts';
import { projectFile } from '../launcher/paths.ts';
import { projectId } from '../launcher/project.ts';
import { clientOf } from './client.ts';
import { type ColdStart, coldStart, startServer } from './servers.ts';
import { openStore, orderOf, register, toolId } from './shop.ts';
import { medianOf, type Rate, rate, rounded, startBackend } from './support.ts';

const load = { lanes: 10, seconds: 3 };
const warmUp = { lanes: 10, seconds: 1 };
const listPath = '/tools?limit=24';

Object.assign(process.env, {
  GCLOUD_PROJECT: projectId,
  METADATA_SERVER_DETECTION: 'none',
  API_WRITES_PER_ACCOUNT: '0',
  API_WRITES_PER_ADDRESS: '0',
});

type Operation = (n: number) => Promise<unknown>;

/** The API as one customer calls it, who counts the pieces bought. */
const openShop = async () => {
  const authAddress = await startServer('auth');
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(authAddress).host;
  const address = await startServer('api');
  const { email, token } = await register(authAddress);
  const call = clientOf(address);
  let sold = 0;
  const order = async (id: string) => {
    await call('POST', '/order', { token, json: orderOf(id) });
    sold += 1;
  };
  const calls: Record<string, Operation> = {
    'GET /tools, visitor': () => call('GET', listPath),
    'GET /tools, signed in': () => call('GET', listPath, { token }),
    'GET /tool/{id}': (n) => call('GET', `/tool/${toolId(n)}`),
    'GET /admin/{email}': () => call('GET', `/admin/${email}`, { token }),
    'POST /order, many tools': (n) => order(toolId(n)),
    'POST /order, one tool': () => order(toolId(0)),
  };
  return { address, calls, order, sold: () => sold };
};

/** Express alone, with the list that the API answers with. */
const openBaseline = async (apiAddress: string): Promise<Operation> => {
  const call = clientOf(await startServer('baseline', `${apiAddress}${listPath}`));
  return () => call('GET', '/tools');
};

const row = ({ perSecond, p50, p99 }: Rate, yardstick: Rate) => ({
  'per s': rounded(perSecond),
  'p50, ms': rounded(p50),
  'p99, ms': rounded(p99),
  'Express alone, per s': rounded(yardstick.perSecond),
  ratio: rounded(perSecond / yardstick.perSecond),
});

const measureCalls = async (operations: Record<string, Operation>, express: Operation) => {
  const rows: Record<string, ReturnType<typeof row>> = {};
  await rate(express, warmUp);
  for (const [title, operation] of Object.entries(operations)) {
    await rate(operation, warmUp);
    const yardstick = await rate(express, load);
    rows[title] = row(await rate(operation, load), yardstick);
  }
  return rows;
};

const measureOrders = async (
  { order, sold }: Awaited<ReturnType<typeof openShop>>,
  { taken, booked }: ReturnType<typeof openStore>,
) => {
  const alone = await rate((n) => order(toolId(n)), { ...load, lanes: 1 });
  return {
    'POST /order alone, p50 ms': rounded(alone.p50),
    'orders answered': sold(),
    'pieces lost': (await taken()) - sold(),
    'orders lost': sold() - (await booked()),
  };
};

const measureColdStart = async () => {
  const runs: ColdStart[] = [];
  while (runs.length < 5) runs.push(await coldStart());
  const median = (name: keyof ColdStart) => rounded(medianOf(runs.map((run) => run[name])));
  return {
    'import of functions/lib/index.js, ms': median('importMs'),
    'memory then, MiB': median('importMiB'),
    'fresh process to first answer, ms': median('answerMs'),
    'memory after it, MiB': median('answerMiB'),
  };
};

const bench = async () => {
  const store = openStore();
  await store.fill();
  const shop = await openShop();
  console.table(await measureCalls(shop.calls, await openBaseline(shop.address)));
  const orders = await measureOrders(shop, store);
  console.table({ ...orders, ...(await measureColdStart()) });
  if (orders['pieces lost'] !== 0 || orders['orders lost'] !== 0) process.exitCode = 1;
};

await buildFunctions();
const { child, host } = await startBackend(
  [process.execPath, projectFile('emulators/standIns/firestore/main.ts')],
  { FIRESTORE_INDEXES_FILE: projectFile('firestore.indexes.json') },
);
process.env.FIRESTORE_EMULATOR_HOST = host;
try {
  await bench();
} finally {
  child.kill();
}
// What still listens and what is still connected would keep this process alive.
process.exit();
