import { type DocumentSnapshot, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { db } from '../../store/collections/firebase.ts';

/**
 * The documents that some work reads outside of transactions, once for each read. Unlike the number
 * of all reads, the reads of one document do not depend on what other tests store or delete.
 */
export const documentsReadBy = async (
  work: () => Promise<unknown>,
): Promise<DocumentSnapshot[]> => {
  const queries = vi.spyOn(Query.prototype, 'get');
  const lookups = vi.spyOn(db, 'getAll');
  try {
    await work();
    const found = await Promise.all<QuerySnapshot | DocumentSnapshot[]>(
      [...queries.mock.results, ...lookups.mock.results].map(({ value }) => value),
    );
    return found.flatMap((read) => ('docs' in read ? read.docs : read));
  } finally {
    queries.mockRestore();
    lookups.mockRestore();
  }
};

/** The ids of the documents that some work reads, once for each read. */
export const readIdsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await documentsReadBy(work)).map(({ id }) => id);
