/** An import between two files, as paths from the root of the repository. */
export type Import = readonly [from: string, to: string];

type Edges = Map<string, Set<string>>;

const foldersOf = (file: string): string[] => file.split('/').slice(0, -1);

/** The deepest folder that holds both files, and which of its subfolders imports which. */
const importOfFolders = ([from, to]: Import): { parent: string; from: string; to: string } => {
  const [left, right] = [foldersOf(from), foldersOf(to)];
  const split = left.findIndex((name, index) => name !== right[index]);
  const depth = split === -1 ? left.length : split;
  return {
    parent: left.slice(0, depth).join('/'),
    from: left[depth] ?? '.',
    to: right[depth] ?? '.',
  };
};

const edgesByParent = (imports: readonly Import[]): Map<string, Edges> => {
  const parents = new Map<string, Edges>();
  for (const { parent, from, to } of imports.map(importOfFolders)) {
    const edges = parents.get(parent) ?? new Map();
    if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    parents.set(parent, edges);
  }
  return parents;
};

const reachable = (edges: Edges, start: string): Set<string> => {
  const seen = new Set<string>();
  const visit = (folder: string) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    edges.get(folder)?.forEach(visit);
  };
  edges.get(start)?.forEach(visit);
  return seen;
};

/** Subfolders of one folder of which each imports the others, directly or through more of them. */
export interface Ring {
  readonly parent: string;
  /** Names of the subfolders; '.' is the folder's own files. */
  readonly folders: readonly string[];
}

const ringsOf = (parent: string, edges: Edges): Ring[] => {
  const reach = new Map([...edges.keys()].map((folder) => [folder, reachable(edges, folder)]));
  const ringOf = (folder: string) =>
    [...(reach.get(folder) ?? [])].filter((other) => reach.get(other)?.has(folder)).sort();
  return [...edges.keys()]
    .map(ringOf)
    .filter(
      (ring, index, rings) =>
        ring.length > 0 && rings.findIndex((other) => other[0] === ring[0]) === index,
    )
    .map((folders) => ({ parent, folders }));
};

/**
 * Finds folders that import each other, at any level: a file of a/x that imports one of b/y makes a
 * import b. The files directly in a folder count as one of its subfolders, except in `roots`.
 */
export const folderRings = (imports: readonly Import[], roots: readonly string[] = []): Ring[] =>
  [...edgesByParent(imports)].flatMap(([parent, edges]) => {
    if (roots.includes(parent)) edges.delete('.');
    return ringsOf(parent, edges);
  });
