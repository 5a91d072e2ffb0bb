import { setTimeout as pause } from 'node:timers/promises';
import {
  type CatalogueEntry,
  catalogueShardIds,
  foldedText,
  quotient,
  type Rational,
  valuesOfCell,
} from '../../../contract/index.ts';
import type { FamilyDocument } from '../../../documents/tools.ts';
import { catalogueShards, families } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { batchesById, selectFields } from '../../../store/reads/queries.ts';

const familyFields = ['axes', 'toolIds', 'cells'] as const;

type Sizes = Pick<FamilyDocument, (typeof familyFields)[number]>;
type Entry = Pick<CatalogueEntry, 'family' | 'attributes'>;

const isIndexed = (value: string | undefined, indexed: number | string | undefined): boolean => {
  if (typeof indexed === 'string') return foldedText(indexed.trim()) === value;
  const rational = value?.split('/').map(Number) as Rational | undefined;
  return indexed !== undefined && rational !== undefined && quotient(rational) === indexed;
};

const sizeProblem = (
  id: string,
  { axes, cells }: Sizes,
  toolId: string,
  entry: Entry | undefined,
): string | undefined => {
  if (!entry) return `it lacks tool ${toolId}`;
  if (entry.family !== id) {
    return `tool ${toolId} is of ${entry.family ? `the family ${entry.family}` : 'no family'}`;
  }
  const values = valuesOfCell(cells[toolId] ?? '[]');
  const key = axes.find((axis, at) => !isIndexed(values[at], entry.attributes?.[axis]));
  return key === undefined ? undefined : `tool ${toolId} has another value of ${key}`;
};

/** What of the search index differs from the families and their sizes. */
export const familyIndexProblems = (
  entries: ReadonlyMap<string, Entry>,
  stored: ReadonlyMap<string, Sizes>,
): string[] => {
  const indexedSizes = Map.groupBy(entries.values(), ({ family }) => family);
  const ofFamilies = [...stored].flatMap(([id, family]) => {
    const found = family.toolIds.map((toolId) =>
      sizeProblem(id, family, toolId, entries.get(toolId)),
    );
    const indexed = indexedSizes.get(id)?.length ?? 0;
    const sizes = family.toolIds.length;
    return [
      ...found.filter((problem) => problem !== undefined),
      ...(indexed === sizes ? [] : [`it has ${indexed} sizes, not ${sizes}`]),
    ].map((problem) => `search index, family ${id}: ${problem}`);
  });
  const dangling = [...entries].flatMap(([toolId, { family }]) =>
    family === undefined || stored.get(family)?.toolIds.includes(toolId)
      ? []
      : [`search index, tool ${toolId}: it is no size of the family ${family}`],
  );
  return [...ofFamilies, ...dangling];
};

const readEntries = async (): Promise<Map<string, Entry>> => {
  const entries = new Map<string, Entry>();
  for (const id of catalogueShardIds) {
    const shard = await readDocument(catalogueShards.doc(id));
    for (const [toolId, { family, attributes }] of Object.entries(shard?.entries ?? {})) {
      entries.set(toolId, { ...(family && { family }), ...(attributes && { attributes }) });
    }
  }
  return entries;
};

const readFamilies = async (): Promise<Map<string, Sizes>> => {
  const found = new Map<string, Sizes>();
  for await (const batch of batchesById(selectFields(families, familyFields))) {
    for (const { id, content } of batch) found.set(id, content);
  }
  return found;
};

const problemsNow = async (): Promise<string[]> =>
  familyIndexProblems(await readEntries(), await readFamilies());

/**
 * The pauses in milliseconds before each further look: the function that updates the index may still
 * run.
 */
const pauses = [250, 500, 1_000, 2_000, 4_000];

/**
 * Checks that the search index has the sizes of families with their values, and no others. Returns a
 * sentence for each problem that lasts. Can run while the shop sells. Costs a read for each family,
 * and 32 for the index.
 */
export const checkFamilyIndex = async (): Promise<string[]> => {
  let problems = await problemsNow();
  for (const ms of pauses) {
    if (problems.length === 0) break;
    await pause(ms);
    const now = await problemsNow();
    problems = problems.filter((problem) => now.includes(problem));
  }
  return problems;
};
