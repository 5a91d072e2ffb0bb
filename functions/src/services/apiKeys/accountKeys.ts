import { apiKeys } from '../../store/collections/keyCollections.ts';
import { batchesById, selectFields } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';

/** Revokes the keys that an account has created and that is being deleted, and removes its name from them. */
export const endKeysOf = async (uid: string): Promise<void> => {
  const created = selectFields(apiKeys.where('creator.uid', '==', uid), ['creator']);
  for await (const batch of batchesById(created)) {
    await transact(async (transaction) => {
      for (const { id } of batch) {
        const stored = await transaction.read(apiKeys.doc(id));
        if (!stored) continue;
        transaction.update(apiKeys.doc(id), {
          creator: { uid, name: '', email: '' },
          revokedAt: stored.revokedAt ?? new Date(),
          checkAt: null,
          changeId: transaction.id,
        });
      }
    });
  }
};
