/**
 * `npm run bench:firestore`: measures the Firestore stand-in, Google's emulator if it is installed,
 * and `@firestore-emulator/server` of npm. Compare figures within one run only.
 */
import { fileURLToPath } from 'node:url';
import { Firestore } from '@google-cloud/firestore';
import { findOfficialFirestore, officialFirestoreArgs } from '@tools-hub/kit/officialFirestore';
import { type Figures, measureStore } from './store/store.ts';
import { median, readBenchOptions, rounded, startBackend } from './support/support.ts';

const usage = `npm run bench:firestore [-- options]    measure the Firestore emulators

Options:
  --documents N     the number of documents to store (default: 100000)
  --alone           measure the stand-in only`;

const options = readBenchOptions(usage, {
  documents: { type: 'string', default: '100000' },
  alone: { type: 'boolean' },
});
const documentCount = Number(options.documents);

process.env.METADATA_SERVER_DETECTION = 'none';

const script = (path: string) => [process.execPath, fileURLToPath(new URL(path, import.meta.url))];

const commands = (): Record<string, string[]> => {
  const standIn = { 'stand-in': script('../../firestore/main.ts') };
  if (options.alone) return standIn;
  const jar = findOfficialFirestore();
  return {
    ...standIn,
    ...(jar && { "Google's": officialFirestoreArgs(jar) }),
    "npm's": script('./support/npmEmulator.ts'),
  };
};

const readyMs = async (command: string[]) => {
  const times: number[] = [];
  while (times.length < 5) {
    const backend = await startBackend(command);
    times.push(backend.readyMs);
    backend.child.kill('SIGKILL');
  }
  return median(times);
};

const measure = async (name: string, command: string[]): Promise<Figures> => {
  const ready = { 'ready, ms (median of 5 starts)': await readyMs(command) };
  const backend = await startBackend(command);
  process.env.FIRESTORE_EMULATOR_HOST = backend.host;
  const firestore = new Firestore({ projectId: 'bench' });
  try {
    const store = { backend, firestore, documentCount };
    const figures = await measureStore(store, (step, { message }) =>
      console.log(`${name} failed in ${step}: ${message}`),
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
console.log(`${documentCount} documents in all; – means that the emulator failed`);
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
// Requests to a killed emulator would keep this process alive.
process.exit();
