import type { Group } from './mergedGroups.ts';
import { importsOf, type ModuleInfo, type Modules } from './moduleGraph.ts';
import { pageSet } from './pageSet.ts';

/** What every page loads once it is idle. It has separate chunks. */
const idle =
  /\/src\/(?:layouts\/store\/SessionNavigation|features\/session\/state\/watchSession|lib\/firebase\/)/;
const routes = /\/src\/app\/routes\//;
/** What every page loads once someone is signed in. */
const ofAccounts = /\/src\/layouts\/navigation\/LoadedAccountTasks/;
const page = /\/src\/pages\//;
const busyPage = /\/src\/pages\/shop\//;

const isLoadedAlone = ({ isEntry, dynamicImporters = [] }: ModuleInfo): boolean =>
  isEntry || dynamicImporters.length > 0;

/** The pages that open with routes. */
const pagesOfRoutes = (id: string, modules: Modules): string[] =>
  [...importsOf(id, modules)]
    .filter((one) => routes.test(one))
    .flatMap((one) => modules.get(one)?.dynamicallyImportedIds ?? [])
    .filter((one) => page.test(one));

/** What the browser loads alone: the pages that need it, and all modules that it needs. */
interface Start {
  id: string;
  pages: readonly string[];
  modules: ReadonlySet<string>;
}

const isPage = (id: string, modules: Modules): boolean => {
  const info = modules.get(id);
  return page.test(id) && info !== undefined && isLoadedAlone(info);
};

const pagesOf = (id: string, modules: Modules): string[] => {
  if (page.test(id)) return [id];
  if (routes.test(id)) return pagesOfRoutes(id, modules);
  return ofAccounts.test(id) ? [...modules.keys()].filter((one) => isPage(one, modules)) : [];
};

const startsOf = (modules: Modules): Start[] =>
  [...modules]
    .filter(([, info]) => isLoadedAlone(info))
    .map(([id]) => ({ id, pages: pagesOf(id, modules), modules: importsOf(id, modules) }));

const startsByModule = (starts: readonly Start[]): Map<string, Start[]> => {
  const byModule = new Map<string, Start[]>();
  for (const start of starts) {
    for (const id of start.modules) {
      const others = byModule.get(id);
      if (others) others.push(start);
      else byModule.set(id, [start]);
    }
  }
  return byModule;
};

/** The pages that share a module; none if it needs no separate chunk. */
const pagesSharing = (starts: readonly Start[], all: readonly string[]): readonly string[] => {
  // Only the index module of a package imports it: most pages use such modules.
  if (starts.length === 0) return all;
  if (starts.length === 1 || starts.some(({ id }) => idle.test(id))) return [];
  return starts.flatMap(({ pages }) => pages);
};

type GroupOf = ReadonlyMap<string, Group & { modules: string[] }>;

const addImports = (groups: GroupOf, modules: Modules) => {
  for (const [id, { imports }] of groups) {
    for (const imported of modules.get(id)?.importedIds ?? []) {
      const other = groups.get(imported);
      if (other && other !== groups.get(id)) imports.add(other);
    }
  }
};

/** The modules that several pages share and no other chunk has: a group for each set of pages. */
export const sharedGroups = (modules: Modules, isElsewhere: (id: string) => boolean): Group[] => {
  const starts = startsOf(modules);
  const byModule = startsByModule(starts);
  const all = starts.map(({ id }) => id).filter((id) => page.test(id));
  const numbers = new Map(all.map((id, index) => [id, index]));
  const setOf = (pages: readonly string[]) =>
    pageSet(
      pages.flatMap((id) => numbers.get(id) ?? []),
      all.length,
    );
  const groups = new Map<string, Group & { modules: string[] }>();
  const groupOf = new Map<string, Group & { modules: string[] }>();
  for (const [id, { code }] of modules) {
    const sharing = isElsewhere(id) ? [] : pagesSharing(byModule.get(id) ?? [], all);
    if (sharing.length === 0) continue;
    const pages = setOf(sharing);
    const busyPages = setOf(sharing.filter((one) => busyPage.test(one)));
    const key = pages.join();
    const group = groups.get(key) ?? { modules: [], size: 0, pages, busyPages, imports: new Set() };
    group.modules.push(id);
    group.size += code?.length ?? 0;
    groups.set(key, group);
    groupOf.set(id, group);
  }
  addImports(groupOf, modules);
  return [...groups.values()];
};
