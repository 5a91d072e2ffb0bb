interface ModuleGraph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null;
}

/** Modules that import more than is used of them: what hangs on them alone is not needed. */
const barrel =
  /functions\/src\/contract\/|@tanstack\/(?:query-core|react-query)\/build\/modern\/index|@mui\/(?:system\/index|material\/styles\/enhanceHighContrast)/;

/** Whether a module runs with the first page, however one comes to import it. */
const isInFirstLoad = (id: string, graph: ModuleGraph, seen = new Set<string>()): boolean => {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  if (!info) return false;
  const importers = info.importers.filter((importer) => !barrel.test(importer));
  return info.isEntry || importers.some((importer) => isInFirstLoad(importer, graph, seen));
};

/**
 * The chunks every page shares: React and Firebase's auth, which change on their own schedule,
 * and the rest of the first load in one piece, which packs and travels better than many.
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
