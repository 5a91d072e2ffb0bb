import { returns } from '../../store/collections/collections.ts';
import { findDocuments, selectFields } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';

const batchSize = 100;

const forgetBatch = (uid: string): Promise<number> =>
  transact(async (transaction) => {
    const own = returns.where('pictureOwner', '==', uid);
    const found = await findDocuments(selectFields(own, ['number']), batchSize);
    for (const { id } of found) {
      transaction.update(returns.doc(id), { pictures: [], pictureOwner: null });
    }
    return found.length;
  });

/**
 * Removes the pictures that an account has added to returns from these, before its files are
 * deleted. After a failure, the next call finds those that remain.
 */
export const forgetPicturesOf = async (uid: string): Promise<void> => {
  while ((await forgetBatch(uid)) === batchSize);
};
