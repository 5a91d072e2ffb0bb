import type { Manifest } from 'vite';
import type { Figure } from './figures.ts';

/** In KB gzipped. */
const budgets = { firstLoad: 150, idleHome: 205, route: 40, live: 140 };

/** The chunk with the app, which imports the rest of the first load. */
const firstChunk = 'shop';
/** The chunks that the home page loads once it is idle. */
const idleImports = [
  'src/features/search/HeaderSearch.tsx',
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

const routesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((source) => manifest[source]?.isDynamicEntry && isRoute(source));

/** The modules that open pages: the first load, and what its router loads. */
export const pagesOf = (manifest: Manifest): Set<string> =>
  new Set([firstLoadOf(manifest), ...routesOf(manifest)]);

/** The sizes of the pages' scripts. */
export const scriptSizes = (manifest: Manifest, sizeOf: (source: string) => number): Figure[] => {
  const sum = (sources: string[]) =>
    [...closureOf(manifest, sources)].reduce((total, source) => total + sizeOf(source), 0);
  const figure = (label: string, value: number, budget: number): Figure => {
    return { label, value, budget, unit: 'KB gz' };
  };
  const entry = firstLoadOf(manifest);
  const idle = [entry, ...idleImports];
  return [
    figure('home, first load', sum([entry]), budgets.firstLoad),
    figure('home, once idle', sum(idle), budgets.idleHome),
    figure('pages that listen, further', sum([...idle, liveImport]) - sum(idle), budgets.live),
    ...routesOf(manifest).map((source) => figure(source, sizeOf(source), budgets.route)),
  ];
};
