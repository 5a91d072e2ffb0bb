import { countOnlyIn, countShared, mostOfOnePage, type PageSet, union } from './pageSet.ts';

/** Modules that the same pages load: a chunk, or a part of one. */
export interface Group {
  modules: readonly string[];
  /** In bytes of code before it is minified and compressed. */
  size: number;
  /** The pages that load it. */
  pages: PageSet;
  /** Those of them for which each byte in vain counts more. */
  busyPages: PageSet;
  /** The groups from which it imports: its pages load them, too. */
  imports: Set<Group>;
}

interface Merge {
  first: Group;
  second: Group;
  /** How many bytes its pages save. */
  saved: number;
}

/** What a request counts as at first, like the size of a group. */
const leastRequestSize = 100_000;
/** How much more it counts as each time a page has too many. */
const requestSizeStep = 1.2;
/** How much more a byte in vain counts on a busy page. */
const busyPageExtra = 4;

/** The groups that this one needs, without itself. */
const neededBy = (group: Group, seen = new Set<Group>()): Set<Group> => {
  for (const imported of group.imports) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    neededBy(imported, seen);
  }
  return seen;
};

/** Whether a group imports another one through further ones. */
const importsIndirectly = (from: Group, to: Group): boolean =>
  [...from.imports].some((group) => group !== to && neededBy(group).has(to));

const isCycle = ({ first, second }: Merge): boolean =>
  importsIndirectly(first, second) || importsIndirectly(second, first);

const mergedGroup = ({ first, second }: Merge): Group => {
  const imports = new Set([...first.imports, ...second.imports]);
  imports.delete(first);
  imports.delete(second);
  return {
    modules: [...first.modules, ...second.modules],
    size: first.size + second.size,
    pages: union(first.pages, second.pages),
    busyPages: union(first.busyPages, second.busyPages),
    imports,
  };
};

/** The groups after a merge. The pages of the new group load all that it imports. */
const withMerge = (groups: ReadonlySet<Group>, merge: Merge): Set<Group> => {
  const merged = [merge.first, merge.second];
  const both = mergedGroup(merge);
  const others = [...groups].filter((group) => !merged.includes(group));
  for (const { imports } of others) {
    const found = merged.filter((group) => imports.delete(group));
    if (found.length > 0) imports.add(both);
  }
  for (const needed of neededBy(both)) {
    needed.pages = union(needed.pages, both.pages);
    needed.busyPages = union(needed.busyPages, both.busyPages);
  }
  return new Set([...others, both]);
};

type NeededBy = (group: Group) => ReadonlySet<Group>;

/** How often pages of a group would load this one in vain, which they do not load for another. */
const countInVain = ({ pages, busyPages }: Group, one: Group, other = one): number =>
  countOnlyIn(pages, one.pages, other.pages) +
  busyPageExtra * countOnlyIn(busyPages, one.pages, other.pages);

/** The bytes that pages of a group would load in vain with another one, and what that needs. */
const wastedBy = (group: Group, other: Group, needed: NeededBy): number => {
  const times = countInVain(group, other);
  let wasted = times * other.size;
  if (times === 0) return wasted;
  for (const one of needed(other)) {
    if (one !== group) wasted += countInVain(group, other, one) * one.size;
  }
  return wasted;
};

/** The bytes that pages save by a merge. */
const savedBy = (first: Group, second: Group, needed: NeededBy, requestSize: number): number => {
  const requests = countShared(first.pages, second.pages);
  if (requests === 0) return 0;
  return requests * requestSize - wastedBy(first, second, needed) - wastedBy(second, first, needed);
};

/** The merges that save bytes, the best first. */
const worthwhileMerges = (groups: readonly Group[], requestSize: number): Merge[] => {
  const known = new Map(groups.map((group) => [group, neededBy(group)]));
  const needed: NeededBy = (group) => known.get(group) ?? neededBy(group);
  return groups
    .flatMap((first, index) =>
      groups.slice(index + 1).map((second) => {
        return { first, second, saved: savedBy(first, second, needed, requestSize) };
      }),
    )
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.saved - a.saved);
};

/** Does the best merges: those that save at least two thirds of what the best saves. */
const mergeBest = (groups: ReadonlySet<Group>, requestSize: number): ReadonlySet<Group> => {
  const merges = worthwhileMerges([...groups], requestSize);
  const least = (merges[0]?.saved ?? 0) / 1.5;
  return merges.reduce((left, merge) => {
    const { first, second } = merge;
    if (merge.saved < least || !left.has(first) || !left.has(second)) return left;
    const isWorthwhile = savedBy(first, second, neededBy, requestSize) >= least && !isCycle(merge);
    return isWorthwhile ? withMerge(left, merge) : left;
  }, groups);
};

const mergeAll = (groups: ReadonlySet<Group>, requestSize: number): ReadonlySet<Group> => {
  const merged = mergeBest(groups, requestSize);
  return merged.size === groups.size ? groups : mergeAll(merged, requestSize);
};

const isCrowded = (groups: ReadonlySet<Group>, most: number): boolean =>
  mostOfOnePage([...groups].map(({ pages }) => pages)) > most;

const mergeUntil = (
  most: number,
  groups: ReadonlySet<Group>,
  requestSize: number,
): ReadonlySet<Group> => {
  const merged = mergeAll(groups, requestSize);
  return isCrowded(merged, most) ? mergeUntil(most, merged, requestSize * requestSizeStep) : merged;
};

/**
 * Merges groups, so that each page loads few chunks, with little that it does not need. No page
 * loads more than so many of them, and no chunks import each other.
 */
export const mergedGroups = (groups: readonly Group[], most: number): Group[] => [
  ...mergeUntil(most, new Set(groups), leastRequestSize),
];
