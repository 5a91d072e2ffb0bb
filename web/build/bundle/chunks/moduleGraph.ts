interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters?: readonly string[];
  importedIds?: readonly string[];
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

const formPackages = /node_modules\/(?:formik|yup)\//;

/** Whether a page imports the module other than through the packages of forms. */
const reachesPage = (id: string, graph: ModuleGraph, seen = new Set<string>()): boolean => {
  if (formPackages.test(id) || seen.has(id)) return false;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  if ((info?.dynamicImporters ?? []).length > 0) return true;
  return (info?.importers ?? []).some((importer) => reachesPage(importer, graph, seen));
};

/** Whether the module belongs to forms: it needs their packages, or only they need it. */
export const isOfForms = (id: string, graph: ModuleGraph): boolean =>
  needsForms(id, graph) || !reachesPage(id, graph);

/** Whether the module needs the packages of forms: with static imports, directly or indirectly. */
export const needsForms = (id: string, graph: ModuleGraph, seen = new Set<string>()): boolean => {
  if (formPackages.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) =>
    needsForms(imported, graph, seen),
  );
};
