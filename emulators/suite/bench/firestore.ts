/**
 * Measures the Firestore stand-in beside Google's emulator, where the machine has it, and npm's
 * `@firestore-emulator/server`, in one run: seconds of different runs do not compare.
 * `npm run bench:firestore -- [--documents 20000] [--alone]`
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Firestore } from '@google-cloud/firestore';
import {
  findOfficialFirestore,
  officialFirestoreArgs,
} from '../../standIns/conformance/support/officialFirestore.ts';
import { type Figures, measureStore } from './store.ts';
import { medianOf, rounded, startBackend } from './support.ts';

const { values: options } = parseArgs({
  options: { documents: { type: 'string', default: '100000' }, alone: { type: 'boolean' } },
});
const documentCount = Number(options.documents);

process.env.METADATA_SERVER_DETECTION = 'none';

const script = (path: string) => [process.execPath, fileURLToPath(new URL(path, import.meta.url))];

const commands = (): Record<string, string[]> => {
  const standIn = { 'stand-in': script('../../standIns/firestore/main.ts') };
  if (options.alone) return standIn;
  const jar = findOfficialFirestore();
  return {
    ...standIn,
    ...(jar && { "Google's": officialFirestoreArgs(jar) }),
    "npm's": script('./peer.ts'),
  };
};

const readyMs = async (command: string[]) => {
  const times: number[] = [];
  while (times.length < 5) {
    const backend = await startBackend(command);
    times.push(backend.readyMs);
    backend.child.kill('SIGKILL');
  }
  return medianOf(times);
};

const measure = async (name: string, command: string[]): Promise<Figures> => {
  const ready = { 'ready, ms (median of 5 starts)': await readyMs(command) };
  const backend = await startBackend(command);
  process.env.FIRESTORE_EMULATOR_HOST = backend.host;
  const firestore = new Firestore({ projectId: 'bench' });
  try {
    const store = { backend, firestore, documentCount };
    const figures = await measureStore(store, (step, { message }) =>
      console.log(`${name} could not be measured for ${step}: ${message}`),
    );
    return { ...ready, ...figures };
  } finally {
    backend.child.kill('SIGKILL');
  }
};

const columns: Record<string, Figures> = {};
for (const [name, command] of Object.entries(commands())) {
  console.log(`Measuring ${name} …`);
  columns[name] = await measure(name, command);
  console.log(columns[name]);
}

const rows = [...new Set(Object.values(columns).flatMap((figures) => Object.keys(figures)))];
console.log(`${documentCount} documents when full; – where an emulator could not be measured`);
console.table(
  Object.fromEntries(
    rows.map((row) => {
      const cells = Object.entries(columns).map(([name, figures]) => {
        const value = figures[row];
        return [name, value === undefined ? '–' : rounded(value)];
      });
      return [row, Object.fromEntries(cells)];
    }),
  ),
);
// What is still asked of an emulator that has been ended would keep this process alive.
process.exit();
