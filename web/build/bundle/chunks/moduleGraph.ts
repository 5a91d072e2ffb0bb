/** What chunks need to know about a module. */
export interface ModuleInfo {
  isEntry: boolean;
  code?: string | null;
  importers: readonly string[];
  importedIds?: readonly string[];
  dynamicImporters?: readonly string[];
  dynamicallyImportedIds?: readonly string[];
}

/** The modules of the app and their imports. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** All modules of an app, by their ids. */
export type Modules = ReadonlyMap<string, ModuleInfo>;

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

/** The modules that this one imports with static imports, directly or indirectly, and this one. */
export const importsOf = (id: string, modules: Modules, seen = new Set<string>()) => {
  if (seen.has(id)) return seen;
  seen.add(id);
  if (index.test(id)) return seen;
  for (const imported of modules.get(id)?.importedIds ?? []) importsOf(imported, modules, seen);
  return seen;
};

const neighboursOf = ({
  importers,
  importedIds = [],
  dynamicImporters = [],
  dynamicallyImportedIds = [],
}: ModuleInfo): string[] => [
  ...importers,
  ...importedIds,
  ...dynamicImporters,
  ...dynamicallyImportedIds,
];

/** All modules of the app to which this one belongs. */
export const allModules = (id: string, graph: ModuleGraph): Modules => {
  const modules = new Map<string, ModuleInfo>();
  const next = [id];
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    const info = modules.has(one) ? null : graph.getModuleInfo(one);
    if (!info) continue;
    modules.set(one, info);
    next.push(...neighboursOf(info));
  }
  return modules;
};
