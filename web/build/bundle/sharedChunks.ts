interface ModuleGraph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null;
}

/** Barrel modules. Modules that only they import are not needed in the first load. */
const barrel =
  /functions\/src\/contract\/|@tanstack\/(?:query-core|react-query)\/build\/modern\/index|@mui\/(?:system\/index|material\/styles\/enhanceHighContrast|material\/utils\/index)/;

type IsStart = (id: string, info: { isEntry: boolean }) => boolean;

const isEntry: IsStart = (_id, info) => info.isEntry;
/** The module that every page loads once it is idle. */
const idleImport = '/src/layouts/store/SessionNavigation.tsx';
const isIdleImport: IsStart = (id) => id.endsWith(idleImport);

/** Whether such a module imports this one, directly or indirectly. */
const isLoadedBy = (
  isStart: IsStart,
  id: string,
  graph: ModuleGraph,
  seen = new Set<string>(),
): boolean => {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  if (!info) return false;
  const importers = info.importers.filter((importer) => !barrel.test(importer));
  return (
    isStart(id, info) || importers.some((importer) => isLoadedBy(isStart, importer, graph, seen))
  );
};

const ofFirstLoad = (name: string, priority: number, test = /./) => ({
  name: (id: string, graph: ModuleGraph) =>
    test.test(id) && isLoadedBy(isEntry, id, graph) ? name : null,
  debugName: name,
  priority,
});

/**
 * The chunks that every page shares: React, MUI and other packages, and Firebase Auth, which rarely
 * change, the rest of the first load, and the rest of what loads once a page is idle. A few large
 * chunks compress and download better than many small ones, and each is evaluated in a separate
 * task.
 */
export const sharedChunks = [
  // Emotion imports it without using it. Otherwise it would load with Emotion, but only forms use
  // it.
  { name: 'statics', test: /node_modules\/hoist-non-react-statics\//, priority: 5 },
  // Separate, because a chunk that waits is evaluated in a separate task.
  { name: 'yield', test: /\/src\/app\/start\/(?:yieldToBrowser|loadPolyfills)\.ts$/, priority: 4 },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'firebase-auth',
    test: /node_modules\/(?:@?firebase\/(?!(?:app-check|firestore|storage|webchannel-wrapper)\/)|(?:reactfire|idb)\/)(?!.*\?live$)/,
    priority: 2,
  },
  ofFirstLoad('mui', 1.9, /node_modules\/(?:@mui|@emotion|stylis|clsx)\//),
  ofFirstLoad('packages', 1.8, /node_modules\//),
  ofFirstLoad('shop', 1),
  {
    name: (id: string, graph: ModuleGraph) =>
      !id.endsWith(idleImport) && isLoadedBy(isIdleImport, id, graph) ? 'session' : null,
    debugName: 'session',
    priority: 0,
  },
];
