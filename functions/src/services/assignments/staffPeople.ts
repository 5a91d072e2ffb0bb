import { handledKinds, type StaffPerson } from '../../contract/index.ts';
import { activeStaff } from '../../store/accounts/accounts.ts';
import { users } from '../../store/collections/collections.ts';
import { staff } from '../../store/collections/staffCollections.ts';
import { findDocuments, selectFields } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';
import { handled } from './handledKinds.ts';

/** The most people of the staff that are listed: Firebase Auth looks up so many at a time. */
const maxStaff = 100;

/** The people of the staff by name: those who have the right now, of those who had it last. */
export const listStaff = async (): Promise<StaffPerson[]> => {
  const [admins, others] = await Promise.all([
    findDocuments(users.where('role', '==', 'admin').select('role'), maxStaff),
    findDocuments(selectFields(staff, ['version']), maxStaff),
  ]);
  const uids = [...new Set([...admins, ...others].map(({ id }) => id))];
  const slices = [uids.slice(0, maxStaff), uids.slice(maxStaff)].filter(({ length }) => length > 0);
  const found = await Promise.all(slices.map(activeStaff));
  return found
    .flat()
    .map(({ uid, displayName, email }) => ({ uid, name: displayName || email, email }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
};

const batchSize = 100;

const dropBatch = (kind: (typeof handledKinds)[number], uid: string): Promise<number> =>
  transact(async (transaction) => {
    const { collection } = handled[kind];
    const found = await Promise.all([
      findDocuments(collection.where('staff.assignee.uid', '==', uid).select('staff'), batchSize),
      findDocuments(
        collection.where('staff.followers', 'array-contains', uid).select('staff'),
        batchSize,
      ),
    ]);
    const ids = new Set(found.flat().map(({ id }) => id));
    const references = [...ids].map((id) => collection.doc(id));
    const stored = await transaction.readAll(references, ['staff']);
    for (const [at, reference] of references.entries()) {
      const staff = stored[at]?.staff;
      if (!staff) continue;
      const others = (uids: readonly string[]) => uids.filter((one) => one !== uid);
      const { assignee } = staff;
      transaction.update(reference, {
        staff: {
          assignee: assignee?.uid === uid ? null : assignee,
          followers: others(staff.followers),
          newsFor: others(staff.newsFor),
        },
      });
    }
    return references.length;
  });

/**
 * Takes a person off all documents that they handle or follow: nobody is assigned to these then.
 * After a failure, the next call finds those that remain.
 */
export const dropHandlingOf = async (uid: string): Promise<void> => {
  for (const kind of handledKinds) {
    while ((await dropBatch(kind, uid)) > 0);
  }
};
