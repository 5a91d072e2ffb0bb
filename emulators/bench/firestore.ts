import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FieldPath, Firestore } from '@google-cloud/firestore';
import { findOfficialFirestore, officialFirestoreArgs } from '../src/officialFirestore.ts';
import { type Backend, medianOf, rate, startBackend } from './support.ts';

/**
 * Measures the Firestore stand-in beside Google's own emulator, where the machine has it, in one
 * run: seconds of different runs do not compare. `node emulators/bench/firestore.ts [documents]`
 */
const documentCount = Number(process.argv[2] ?? 100_000);
const load = { lanes: 32, seconds: 2 };

process.env.METADATA_SERVER_DETECTION = 'none';

const memoryOf = async ({ child }: Backend) => {
  const ps = spawn('ps', ['-o', 'rss=', '-p', String(child.pid)]);
  let text = '';
  for await (const chunk of ps.stdout) text += chunk;
  return Math.round(Number(text) / 1024);
};

const medianMs = async (operation: () => Promise<unknown>) => {
  const times: number[] = [];
  for (let run = 0; run < 11; run++) {
    const began = performance.now();
    await operation();
    times.push(performance.now() - began);
  }
  return medianOf(times);
};

const tool = (n: number) => ({
  toolName: `Tool ${n}`,
  price: (n * 7919) % 100_000,
  available: 1_000_000,
  kind: n % 40,
  toolDescription: 'Forged from one piece, ground by hand, with a handle of ash. '.repeat(3),
  createdAt: new Date(1_700_000_000_000 + n * 1000),
});

const fill = async (firestore: Firestore, count: number) => {
  const collection = firestore.collection('many');
  const began = performance.now();
  for (let at = 0; at < count; at += 2000) {
    const batches = [0, 500, 1000, 1500].map((from) => {
      const batch = firestore.batch();
      for (let n = at + from; n < at + from + 500; n++) batch.set(collection.doc(`d${n}`), tool(n));
      return batch.commit();
    });
    await Promise.all(batches);
  }
  return (count / (performance.now() - began)) * 1000;
};

const order = (firestore: Firestore, id: string) =>
  firestore.runTransaction(
    async (transaction) => {
      const reference = firestore.doc(`tools/${id}`);
      const available = (await transaction.get(reference)).get('available');
      transaction.update(reference, { available: available - 1 });
      transaction.create(firestore.collection('orders').doc(), { toolId: id, quantity: 1 });
    },
    { maxAttempts: 50 },
  );

type Report = Record<string, number>;

const measure = async (command: string[]): Promise<Report> => {
  const backend = await startBackend(command);
  process.env.FIRESTORE_EMULATOR_HOST = backend.host;
  const firestore = new Firestore({ projectId: 'bench' });
  const tools = firestore.collection('tools');
  for (let n = 0; n < 500; n++) await tools.doc(`t${n}`).set(tool(n));
  const report: Report = {
    'ready, ms': backend.readyMs,
    'memory idle, MiB': await memoryOf(backend),
  };
  const perSecond = async (name: string, operation: (n: number) => Promise<unknown>) => {
    await rate(operation, load); // warms both sides up
    const { perSecond: result, p99 } = await rate(operation, load);
    report[`${name}, per s`] = result;
    report[`${name}, p99 ms`] = p99;
  };
  await perSecond('get', (n) => tools.doc(`t${n % 500}`).get());
  await perSecond('query of 24', () => tools.orderBy('price').limit(24).get());
  await perSecond('set', (n) => firestore.doc(`sets/s${n % 1000}`).set(tool(n)));
  await perSecond('orders spread', (n) => order(firestore, `t${n % 499}`));
  const before = (await tools.doc('t499').get()).get('available');
  const sold = (
    await firestore.collection('orders').where('toolId', '==', 't499').count().get()
  ).data().count;
  await perSecond('orders of one tool', () => order(firestore, 't499'));
  const after = (await tools.doc('t499').get()).get('available');
  const now = (
    await firestore.collection('orders').where('toolId', '==', 't499').count().get()
  ).data().count;
  report['pieces lost'] = before - after - (now - sold);
  report['batch writes, documents per s'] = await fill(firestore, documentCount);
  const many = firestore.collection('many');
  const pages = {
    'page by name': many.orderBy(FieldPath.documentId()).startAfter('d5').limit(24),
    'page by price': many.orderBy('price', 'desc').startAfter(50_000).limit(24),
    'page of a kind by date': many.where('kind', '==', 7).orderBy('createdAt', 'desc').limit(24),
  };
  for (const [name, query] of Object.entries(pages)) {
    const first = performance.now();
    await query.get();
    report[`${name}, first, ms`] = performance.now() - first;
    report[`${name}, ms`] = await medianMs(() => query.get());
  }
  report['count, ms'] = await medianMs(() => many.count().get());
  report[`memory at ${documentCount} documents, MiB`] = await memoryOf(backend);
  await firestore.terminate();
  backend.child.kill('SIGKILL');
  return report;
};

const ours = await measure([
  process.execPath,
  fileURLToPath(new URL('../src/firestore/main.ts', import.meta.url)),
]);
const jar = process.argv.includes('--alone') ? undefined : findOfficialFirestore();
const theirs = jar ? await measure(officialFirestoreArgs(jar)) : {};
console.table(
  Object.fromEntries(
    Object.entries(ours).map(([name, value]) => {
      const other = theirs[name];
      const round = (number: number) => Math.round(number * 100) / 100;
      return [
        name,
        other === undefined
          ? { 'stand-in': round(value) }
          : { 'stand-in': round(value), official: round(other), ratio: round(value / other) },
      ];
    }),
  ),
);
