import type { Initiator } from './report.ts';

/** A script that a page loaded. */
export interface LoadedScript {
  url: string;
  /** In milliseconds. */
  start: number;
  end: number;
  initiator: Initiator | undefined;
  /** The names of the files that its code imports, or may import later. */
  imports: readonly string[];
}

const initiatorUrls = ({ url, stack }: Initiator): string[] => {
  const frames: string[] = [];
  for (let part = stack; part; part = part.parent) {
    frames.push(...part.callFrames.map((frame) => frame.url));
  }
  return url === undefined ? frames : [url, ...frames];
};

const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/**
 * The level of the script that led to another. Chromium does not say which module imports another:
 * then it is the first of the scripts that name it in their code and had arrived before. Scripts
 * from the cache arrive in any order, so a later one may only repeat the name.
 */
const levelOfParent = (
  { url, start, initiator }: LoadedScript,
  scripts: readonly LoadedScript[],
  levels: ReadonlyMap<string, number>,
): number => {
  const levelsOf = (urls: readonly string[]) => urls.flatMap((each) => levels.get(each) ?? []);
  const initiators = levelsOf(initiator ? initiatorUrls(initiator) : []);
  if (initiators.includes(0)) return 0;
  if (initiators.length > 0) return Math.max(...initiators);
  const namedBy = scripts.filter(
    ({ end, imports }) => end <= start && imports.includes(nameOf(url)),
  );
  const named = levelsOf(namedBy.map((script) => script.url));
  return named.length > 0 ? Math.min(...named) : 0;
};

/**
 * How many scripts deep a browser had to read to find each script: 1 for a script that the document
 * names, 2 for an import of such a script.
 */
export const chainLevels = (
  documentUrl: string,
  scripts: readonly LoadedScript[],
): Map<string, number> => {
  const levels = new Map([[documentUrl, 0]]);
  const inOrder = scripts.toSorted((a, b) => a.start - b.start);
  for (const script of inOrder) {
    if (!levels.has(script.url)) levels.set(script.url, 1 + levelOfParent(script, inOrder, levels));
  }
  levels.delete(documentUrl);
  return levels;
};
