import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentData } from 'firebase-admin/firestore';
import { compareDocuments, type Difference, findDifferences } from './findDifferences.ts';
import {
  orderPublication,
  type Publication,
  quotePublication,
  toolPublication,
} from './publications.ts';

/**
 * The pauses in milliseconds before each further look at what differs: its event may be on its way.
 */
export const usualPauses: readonly number[] = [250, 500, 1_000, 2_000, 4_000];

const lineOf = (name: string, { id, kind, fields }: Difference): string => {
  const document = `${name} ${id}`;
  if (kind === 'stray') return `${document} is published, but no longer exists`;
  if (kind === 'missing') return `${document} is not published`;
  return `${document}: ${fields.join(', ')} ${fields.length === 1 ? 'is' : 'are'} published differently`;
};

// A shop whose documents were restored from a backup may lack all of them.
const linesOf = (name: string, differences: readonly Difference[]): string[] => {
  const missing = differences.filter(({ kind }) => kind === 'missing');
  const others = differences.filter(({ kind }) => kind !== 'missing');
  const [first] = missing;
  const summary = missing.length > 1 ? `${missing.length} ${name}s are not published` : undefined;
  const line = first && `${summary ?? lineOf(name, first)}: run npm run live:publish`;
  return [...others.map((difference) => lineOf(name, difference)), ...(line ? [line] : [])];
};

const problemsOf = async <Stored extends DocumentData, Live extends DocumentData>(
  publication: Publication<Stored, Live>,
  pauses: readonly number[],
): Promise<string[]> => {
  let { differences } = await findDifferences(publication);
  for (const ms of pauses) {
    if (differences.length === 0) break;
    await pause(ms);
    differences = await compareDocuments(
      publication,
      differences.map(({ id }) => id),
    );
  }
  return linesOf(publication.name, differences);
};

/**
 * Checks that each tool, each order and each quote is published as it is, and nothing else. Returns
 * a sentence for each problem, but only one for all that are not published. Can run while the shop
 * sells: what differs is compared for some seconds more. Costs three reads for each tool, order and
 * quote.
 */
export const checkPublished = async (pauses = usualPauses): Promise<string[]> => [
  ...(await problemsOf(toolPublication, pauses)),
  ...(await problemsOf(orderPublication, pauses)),
  ...(await problemsOf(quotePublication, pauses)),
];
