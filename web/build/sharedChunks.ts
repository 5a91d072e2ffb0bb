interface ModuleGraph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null;
}

/** Barrel modules. Modules that only they import are not needed in the first load. */
const barrel =
  /functions\/src\/contract\/|@tanstack\/(?:query-core|react-query)\/build\/modern\/index|@mui\/(?:system\/index|material\/styles\/enhanceHighContrast)/;

/** Whether the entry imports a module, directly or indirectly. */
const isInFirstLoad = (id: string, graph: ModuleGraph, seen = new Set<string>()): boolean => {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  if (!info) return false;
  const importers = info.importers.filter((importer) => !barrel.test(importer));
  return info.isEntry || importers.some((importer) => isInFirstLoad(importer, graph, seen));
};

/**
 * The chunks that every page shares: React and Firebase Auth, which rarely change, and the rest of
 * the first load in one chunk, which compresses and downloads better than many.
 */
export const sharedChunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'firebase-auth',
    test: /node_modules\/(?:@?firebase\/(?!(?:app-check|storage)\/)|(?:reactfire|idb)\/)/,
    priority: 2,
  },
  {
    name: (id: string, graph: ModuleGraph) => (isInFirstLoad(id, graph) ? 'shop' : null),
    debugName: 'shop',
    priority: 1,
  },
];
