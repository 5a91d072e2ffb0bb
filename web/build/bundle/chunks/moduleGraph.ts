interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters?: readonly string[];
}

/** The modules of the app and their imports. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** Index modules of packages. Not each page that imports one needs all that it exports. */
const index =
  /@tanstack\/(?:query-core|react-query)\/build\/modern\/index|@mui\/(?:system\/index|material\/styles\/enhanceHighContrast|material\/utils\/index)/;

/** The modules that import this one with static imports, directly or indirectly, and this one. */
export const importersOf = (id: string, graph: ModuleGraph, seen = new Set<string>()) => {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
    if (!index.test(importer)) importersOf(importer, graph, seen);
  }
  return seen;
};
