import { staffNotes } from '../../store/collections/collections.ts';
import { findDocuments, selectFields } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';
import { notesAbout } from './staffNotes.ts';

const batchSize = 100;

const removeBatch = (uid: string): Promise<number> =>
  transact(async (transaction) => {
    const about = selectFields(notesAbout({ kind: 'user', id: uid }), ['by']);
    const found = await findDocuments(about, batchSize);
    for (const { id } of found) transaction.remove(staffNotes.doc(id));
    return found.length;
  });

/**
 * Removes the notes of staff on an account. Those on its orders stay with them. After a failure, the
 * next call finds those that remain.
 */
export const removeNotesOf = async (uid: string): Promise<void> => {
  while ((await removeBatch(uid)) === batchSize);
};
