import { isDeepStrictEqual } from 'node:util';
import { limits, type Relations, relatedIdsOf } from '../../contract/index.ts';
import type { ToolDocument } from '../../documents/tools.ts';
import { tools } from '../../store/collections/collections.ts';
import { readFields } from '../../store/reads/documents.ts';
import { batchesById, selectFields } from '../../store/reads/queries.ts';

const relationFields = [
  ...(['replacedBy', 'accessories', 'spareParts', 'alternatives', 'relatedIds'] as const),
] satisfies (keyof ToolDocument)[];

type Related = Relations & Pick<ToolDocument, 'relatedIds'>;
type RelatedById = ReadonlyMap<string, Related>;

const withDefaults = (tool: Partial<Related>): Related => ({
  replacedBy: tool.replacedBy ?? '',
  accessories: tool.accessories ?? [],
  spareParts: tool.spareParts ?? [],
  alternatives: tool.alternatives ?? [],
  relatedIds: tool.relatedIds ?? [],
});

const readAll = async (): Promise<RelatedById> => {
  const found = new Map<string, Related>();
  for await (const batch of batchesById(selectFields(tools, [...relationFields]))) {
    for (const { id, content } of batch) found.set(id, withDefaults(content));
  }
  return found;
};

const chainFrom = (id: string, known: RelatedById): string[] => {
  const chain = [id];
  for (let next = known.get(id)?.replacedBy; next; next = known.get(next)?.replacedBy) {
    const isRepeated = chain.includes(next);
    chain.push(next);
    if (isRepeated) break;
  }
  return chain;
};

const problemsOf = (id: string, tool: Related, known: RelatedById): string[] => {
  const ids = relatedIdsOf(tool);
  const dangling = ids.filter((other) => !known.has(other));
  const chain = chainFrom(id, known);
  const isCircle = new Set(chain).size < chain.length;
  const isLong = chain.length - 1 > limits.relations.successors;
  return [
    ...dangling.map((other) => `it refers to tool ${other}, which does not exist`),
    ...(ids.includes(id) ? ['it refers to itself'] : []),
    ...(isDeepStrictEqual(tool.relatedIds, ids)
      ? []
      : ['its relatedIds differ from its relations']),
    ...(isCircle ? [`its successors lead in a circle: ${chain.join(', ')}`] : []),
    ...(!isCircle && isLong ? [`too many successors follow it: ${chain.join(', ')}`] : []),
  ];
};

/** The tools that one leads to, as they are now. */
const readAround = async (id: string): Promise<RelatedById> => {
  const known = new Map<string, Related>();
  let wanted = [id];
  while (wanted.length > 0) {
    const found = await readFields(
      wanted.map((one) => tools.doc(one)),
      relationFields,
    );
    const read = wanted.flatMap((one, at): [string, Related][] => {
      const tool = found[at];
      return tool ? [[one, withDefaults(tool)]] : [];
    });
    for (const [one, tool] of read) known.set(one, tool);
    const next = read.flatMap(([one, tool]) =>
      one === id ? relatedIdsOf(tool) : tool.replacedBy || [],
    );
    wanted = [...new Set(next)].filter((one) => !known.has(one) && !wanted.includes(one));
  }
  return known;
};

// A tool may have been changed or deleted since it was read.
const problemsNow = async (id: string): Promise<string[]> => {
  const known = await readAround(id);
  const tool = known.get(id);
  return tool ? problemsOf(id, tool, known).map((problem) => `tool ${id}: ${problem}`) : [];
};

/**
 * Checks that tools refer only to tools that exist, and that their successors neither lead in a
 * circle nor are more than three. Returns a sentence for each problem. Can run while the shop sells.
 * Costs a read for each tool.
 */
export const checkRelations = async (): Promise<string[]> => {
  const known = await readAll();
  const problems: string[] = [];
  for (const [id, tool] of known) {
    if (problemsOf(id, tool, known).length > 0) problems.push(...(await problemsNow(id)));
  }
  return problems;
};
