import { FieldValue } from 'firebase-admin/firestore';
import {
  type Acknowledged,
  type ListLayoutInput,
  type StaffList,
  staffLists,
} from '../../contract/index.ts';
import type { StaffPreferencesDocument } from '../../documents/staff/views.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { staffPreferences, staffViews } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { batchesById, findDocuments } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';

/**
 * Remembers how the caller chooses to see lists; the last choice wins. Throws `user-not-found` when the
 * account is being deleted.
 */
export const saveListLayout = (
  list: StaffList,
  { density, columns }: ListLayoutInput,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Acknowledged> =>
  transact(async (transaction) => {
    await refuseIfDeleted(transaction, uid);
    const chosen = columns ?? FieldValue.delete();
    transaction.merge(staffPreferences.doc(uid), {
      ...(density && { density }),
      ...(columns !== undefined && {
        columns: { [list]: chosen } as { [List in StaffList]?: string[] },
      }),
    });
    return { acknowledged: true };
  });

const findOwnViews = (uid: string) =>
  findDocuments(staffViews.where('owner', '==', uid), staffLists.length);

/** All that an account has saved about lists of staff. */
export const exportViews = async (uid: string) => {
  const [preferences, found] = await Promise.all([
    readDocument(staffPreferences.doc(uid)),
    findOwnViews(uid),
  ]);
  const views = found.flatMap(({ content: { list, views: saved } }) =>
    saved.map(({ _id, ...view }) => ({ list, ...view })),
  );
  return { ...(preferences satisfies StaffPreferencesDocument | undefined), views };
};

/** Deletes the views of an account, also those that it shares, and what it has chosen. */
export const removeViewsOf = async (uid: string): Promise<void> => {
  const found = await findOwnViews(uid);
  await transact(async (transaction) => {
    const preferences = await transaction.read(staffPreferences.doc(uid));
    if (preferences) transaction.remove(staffPreferences.doc(uid));
    for (const { id } of found) transaction.remove(staffViews.doc(id));
  });
};

/** Lets saved views of the documents of a customer show those of the account that is it now. */
export const moveViewed = async (from: string, to: string): Promise<void> => {
  for await (const batch of batchesById(staffViews)) {
    const names = ({ content }: (typeof batch)[number]) =>
      content.views.some(({ query }) => query.includes(from));
    for (const { id } of batch.filter(names)) {
      await transact(async (transaction) => {
        const { views = [] } = (await transaction.read(staffViews.doc(id))) ?? {};
        if (views.length === 0) return;
        const moved = views.map((view) => ({ ...view, query: view.query.replaceAll(from, to) }));
        transaction.update(staffViews.doc(id), { views: moved, changeId: transaction.id });
      });
    }
  }
};
