import { mergedGroups } from './mergedGroups.ts';
import { allModules, type ModuleGraph } from './moduleGraph.ts';
import { sharedGroups } from './sharedGroups.ts';

/** The most chunks of a page that it shares with others: besides, it loads four to six. */
const most = 8;

const chunksOf = (
  id: string,
  graph: ModuleGraph,
  isElsewhere: (id: string, graph: ModuleGraph) => boolean,
): Map<string, string> => {
  const groups = sharedGroups(allModules(id, graph), (one) => isElsewhere(one, graph));
  return new Map(
    mergedGroups(groups, most).flatMap(({ modules }, index) =>
      modules.map((module) => [module, `pages-${index + 1}`]),
    ),
  );
};

/**
 * Names the chunk of a module that several pages share; null lets the bundler choose. Alone, it
 * makes a chunk for each set of pages that share a module: 250 chunks, of which a page loaded up to
 * 100.
 */
export const pageChunks = (isElsewhere: (id: string, graph: ModuleGraph) => boolean) => {
  let chunks: Map<string, string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    chunks ??= chunksOf(id, graph, isElsewhere);
    return chunks.get(id) ?? null;
  };
};
