import { priceLists } from '../../store/collections/collections.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';
import { saveList } from './storedLists.ts';

/** More price lists than the shop can have for a payer. */
const maxLists = 500;

/** Gives the price lists of a payer to another one. After a failure, the next call goes on. */
export const moveLists = async (from: string, to: string): Promise<void> => {
  const found = await findDocuments(priceLists.where('audience.id', '==', from), maxLists);
  for (const { id } of found) {
    await transact(async (transaction) => {
      const stored = await transaction.read(priceLists.doc(id));
      if (stored?.audience.id !== from) return;
      saveList(transaction, id, stored, { audience: { ...stored.audience, id: to } });
    });
  }
};
