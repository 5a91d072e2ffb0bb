import type { DocumentData, Query } from 'firebase-admin/firestore';
import { readDocuments } from '../../../store/reads/documents.ts';
import { batchesById } from '../../../store/reads/queries.ts';
import { differingFields } from '../publishDocuments.ts';
import type { Publication } from './publications.ts';

/**
 * A document that is not published, is published differently, or is published but no longer exists.
 */
export interface Difference {
  id: string;
  kind: 'missing' | 'different' | 'stray';
  /** The fields that differ. */
  fields: string[];
}

/** The number of documents, and of those whose published state is not theirs. */
export interface Differences {
  count: number;
  differences: Difference[];
}

const batchSize = 300;

const compare = (
  id: string,
  expected: DocumentData | undefined,
  actual: DocumentData | undefined,
): Difference[] => {
  if (!expected) return actual ? [{ id, kind: 'stray', fields: [] }] : [];
  if (!actual) return [{ id, kind: 'missing', fields: [] }];
  const fields = differingFields(expected, actual);
  return fields.length > 0 ? [{ id, kind: 'different', fields }] : [];
};

/** Compares the current state of documents with what is published of them. */
export const compareDocuments = async <Stored extends DocumentData, Live extends DocumentData>(
  { originals, published, toLive }: Publication<Stored, Live>,
  ids: readonly string[],
): Promise<Difference[]> => {
  const [stored, live] = await Promise.all([
    readDocuments(ids.map((id) => originals.doc(id))),
    readDocuments(ids.map((id) => published.doc(id))),
  ]);
  return ids.flatMap((id, at) => {
    const original = stored[at];
    return compare(id, original && toLive(id, original), live[at]);
  });
};

const idsOf = async function* (all: Query): AsyncGenerator<string[]> {
  for await (const batch of batchesById(all.select(), batchSize)) yield batch.map(({ id }) => id);
};

/** Compares all documents with what is published. Costs two reads for each, and one for its id. */
export const findDifferences = async <Stored extends DocumentData, Live extends DocumentData>(
  publication: Publication<Stored, Live>,
): Promise<Differences> => {
  const existing = new Set<string>();
  const differences: Difference[] = [];
  for await (const ids of idsOf(publication.originals)) {
    for (const id of ids) existing.add(id);
    differences.push(...(await compareDocuments(publication, ids)));
  }
  for await (const ids of idsOf(publication.published)) {
    const unknown = ids.filter((id) => !existing.has(id));
    differences.push(...(await compareDocuments(publication, unknown)));
  }
  return { count: existing.size, differences };
};
