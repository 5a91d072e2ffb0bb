/**
 * `npm run bench:listen`: measures what open listeners on one tool cost the Firestore stand-in. The
 * listeners run in a separate process, each with a separate connection; the orders run in this one.
 */
import { fileURLToPath } from 'node:url';
import { Firestore } from '@google-cloud/firestore';
import { freePort } from '@tools-hub/kit/freePort';
import { ListenerProcess, type Progress, type Transport } from './listeners/listenerProcess.ts';
import { measureMemory } from './listeners/listenMemory.ts';
import {
  constantRate,
  highestRate,
  type OrderRate,
  returnMs,
  type Shop,
  stock,
  withListeners,
} from './listeners/listenSteps.ts';
import { Inspector } from './support/heap.ts';
import { median, readBenchOptions, rounded, startBackend } from './support/support.ts';

const usage = `npm run bench:listen [-- options]    measure listeners on the Firestore stand-in

Options:
  --listeners N     open listeners on one tool (default: 100)
  --rate N          orders per second of the constant load (default: 200)
  --rounds N        measurements without and with listeners (default: 5)
  --minutes N       how long to watch the memory (default: 10)
  --transport NAME  WebChannel, as browsers (default), or gRPC`;

const options = readBenchOptions(usage, {
  listeners: { type: 'string', default: '100' },
  rate: { type: 'string', default: '200' },
  rounds: { type: 'string', default: '5' },
  transport: { type: 'string', default: 'WebChannel' },
  minutes: { type: 'string', default: '10' },
});
const [count, rate] = [Number(options.listeners), Number(options.rate)];
const seconds = 3;
const pacedSeconds = 20;
const offlineSeconds = 60;
const leastRatio = 0.8;

process.env.METADATA_SERVER_DETECTION = 'none';

const medianOf = (rates: readonly OrderRate[], figure: keyof OrderRate) =>
  median(rates.map((rate) => rate[figure]));

const compare = async (shop: Shop, changeEvery: number) => {
  const rounds: { without: OrderRate; with: OrderRate }[] = [];
  for (let round = 0; round < Number(options.rounds); round++) {
    const without = await highestRate(shop, changeEvery, seconds);
    const { result } = await withListeners(shop, () => highestRate(shop, changeEvery, seconds));
    rounds.push({ without, with: result });
  }
  const ratio = median(rounds.map((round) => round.with.perSecond / round.without.perSecond));
  const [without, listened] = [rounds.map((each) => each.without), rounds.map((each) => each.with)];
  return {
    'orders per s': rounded(medianOf(without, 'perSecond')),
    'with listeners': rounded(medianOf(listened, 'perSecond')),
    ratio: rounded(ratio),
    [`≥ ${leastRatio}`]: ratio >= leastRatio ? 'yes' : 'NO',
    'CPU ms per order': rounded(medianOf(without, 'cpuMs')),
    'CPU with listeners': rounded(medianOf(listened, 'cpuMs')),
  };
};

const pacedRows = async (shop: Shop) => {
  const row = ({ perSecond, p50, p99, cpuMs }: OrderRate, progress?: Progress) => ({
    'orders per s': rounded(perSecond),
    'p50, ms': rounded(p50),
    'p99, ms': rounded(p99),
    'CPU, %': rounded((cpuMs * perSecond) / 10),
    ...(progress && {
      'snapshots per s': rounded(progress.snapshots / count / pacedSeconds),
      'commit to listener p50, ms': rounded(progress.p50),
      'commit to listener p99, ms': rounded(progress.p99),
    }),
  });
  const alone = await constantRate(shop, rate, pacedSeconds);
  const listened = await withListeners(shop, () => constantRate(shop, rate, pacedSeconds));
  return {
    'without listeners': row(alone),
    [`with ${count} listeners`]: row(listened.result, listened.progress),
  };
};

const measure = async (transport: Transport, listeners: ListenerProcess) => {
  const inspectPort = await freePort();
  const main = fileURLToPath(new URL('../../firestore/main.ts', import.meta.url));
  const command = [process.execPath, `--inspect=127.0.0.1:${inspectPort}`, main];
  const backend = await startBackend(command);
  process.env.FIRESTORE_EMULATOR_HOST = backend.host;
  try {
    const firestore = new Firestore({ projectId: 'bench' });
    const inspector = await Inspector.connect(inspectPort, backend.child.pid as number);
    const shop = {
      host: backend.host,
      project: 'bench',
      firestore,
      inspector,
      listeners,
      count,
      transport,
    };
    await stock(shop);
    for (const changeEvery of [100, 1]) await highestRate(shop, changeEvery, seconds);
    console.log(
      `${count} listeners on one tool over ${transport}, each with a separate connection`,
    );
    console.table({
      'one order in 100 changes the tool': await compare(shop, 100),
      'each order changes the tool': await compare(shop, 1),
    });
    console.log(`${rate} orders per s, each changes the tool`);
    console.table(await pacedRows(shop));
    const offline = await returnMs(shop, rate, offlineSeconds);
    console.log(
      `${count} listeners that were offline for ${offlineSeconds} s: ${rounded(offline)} ms`,
    );
    await measureMemory(shop, rate, Number(options.minutes));
  } finally {
    backend.child.kill();
  }
};

const listeners = new ListenerProcess();
const { transport } = options;
if (transport !== 'gRPC' && transport !== 'WebChannel') {
  throw new Error(`--transport ${transport} is neither WebChannel nor gRPC.`);
}
await measure(transport, listeners);
listeners.end();
// Requests to a killed emulator would keep this process alive.
process.exit();
