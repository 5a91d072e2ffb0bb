import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';

const kilobyte = 1000;

/** In KB gzipped. */
const budgets = { firstLoad: 150, idleHome: 205, route: 40, live: 140 };

/** The chunk with the app, which imports the rest of the first load. */
const firstChunk = 'shop';
/** The chunks that the home page loads once it is idle. */
const idleImports = [
  'src/layouts/store/SessionNavigation.tsx',
  'src/features/session/state/watchSession.ts',
  'src/lib/firebase/appCheck.ts',
];
/** The code that pages load to listen to Firestore, once they are painted. */
const liveImport = 'src/domain/live/LiveListener.tsx';
const isRoute = (source: string) => /^src\/(?:pages|layouts|app)\//.test(source);

/** These chunks and all chunks they import. */
const closureOf = (manifest: Manifest, sources: string[], seen = new Set<string>()) => {
  for (const source of sources) {
    if (seen.has(source)) continue;
    const chunk = manifest[source];
    if (!chunk) throw new Error(`Size budget: ${source} no longer has a separate chunk.`);
    seen.add(source);
    closureOf(manifest, chunk.imports ?? [], seen);
  }
  return seen;
};

const firstLoadOf = (manifest: Manifest): string => {
  const source = Object.keys(manifest).find((key) => manifest[key]?.name === firstChunk);
  if (!source) throw new Error(`Size budget: there is no chunk named ${firstChunk}.`);
  return source;
};

interface Figure {
  label: string;
  size: number;
  budget: number;
}

const measure = (manifest: Manifest, sizeOf: (source: string) => number): Figure[] => {
  const sum = (sources: string[]) =>
    [...closureOf(manifest, sources)].reduce((total, source) => total + sizeOf(source), 0);
  const entry = firstLoadOf(manifest);
  const idle = [entry, ...idleImports];
  const routes = Object.keys(manifest).filter(
    (source) => manifest[source]?.isDynamicEntry && isRoute(source),
  );
  return [
    { label: 'home, first load', size: sum([entry]), budget: budgets.firstLoad },
    { label: 'home, once idle', size: sum(idle), budget: budgets.idleHome },
    {
      label: 'pages that listen, further',
      size: sum([...idle, liveImport]) - sum(idle),
      budget: budgets.live,
    },
    ...routes.map((source) => ({ label: source, size: sizeOf(source), budget: budgets.route })),
  ];
};

const line = ({ label, size, budget }: Figure) =>
  `${size > budget ? 'OVER ' : '     '}${size.toFixed(1).padStart(6)} of ${budget} KB gz  ${label}`;

/** Prints the sizes of the pages, and fails the build if one is over its budget. */
export const sizeBudget = (): Plugin => ({
  name: 'size-budget',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'));
    const sizeOf = (source: string) => {
      const file = manifest[source]?.file;
      return file ? gzipSync(readFileSync(join(dir, file)), { level: 9 }).length / kilobyte : 0;
    };
    const figures = measure(manifest, sizeOf);
    console.info(['JavaScript by size budget:', ...figures.map(line)].join('\n'));
    const over = figures.filter(({ size, budget }) => size > budget);
    if (over.length > 0) {
      this.error(`Over the size budget: ${over.map(({ label }) => label).join(', ')}`);
    }
  },
});
