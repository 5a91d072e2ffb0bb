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
 * How many scripts deep a browser had to read to find each script: 1 for a script that
 * the document names, 2 for an import of such a script. Chromium does not say which module imports
 * another, so these are the scripts that name it in their code and had arrived before.
 */
export const chainLevels = (
  documentUrl: string,
  scripts: readonly LoadedScript[],
): Map<string, number> => {
  const levels = new Map([[documentUrl, 0]]);
  const inOrder = scripts.toSorted((a, b) => a.start - b.start);
  for (const { url, start, initiator } of inOrder) {
    if (levels.has(url)) continue;
    const namedByCode = inOrder.filter(
      ({ end, imports }) => end <= start && imports.includes(nameOf(url)),
    );
    const initiators = initiator ? initiatorUrls(initiator) : [];
    const parents = initiators.includes(documentUrl)
      ? [documentUrl]
      : [...initiators, ...namedByCode.map((script) => script.url)];
    levels.set(url, 1 + Math.max(0, ...parents.map((parent) => levels.get(parent) ?? 0)));
  }
  levels.delete(documentUrl);
  return levels;
};
