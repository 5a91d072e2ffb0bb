import {
  type ChangedView,
  type CreatedView,
  type Deleted,
  foldedText,
  type ListViews,
  limits,
  type SavedView,
  type StaffList,
  takenViewNameMessage,
  tooManyViewsMessage,
  type ViewChange,
  type ViewInput,
} from '../../contract/index.ts';
import { toSent } from '../../contract/kinds/fields.ts';
import { viewFields } from '../../contract/views/fields.ts';
import type { StaffViewsDocument, StoredView } from '../../documents/staff/views.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { staffPreferences, staffViews } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

type Owner = Pick<Caller, 'uid' | 'displayName' | 'email'>;
type Stored = StaffViewsDocument | undefined;

/** The most colleagues whose shared views of a list are read. */
const maxSharing = 100;

/** The views of a person of a list. */
const viewsReference = (uid: string, list: StaffList) => staffViews.doc(`${uid}_${list}`);

const toView = (view: StoredView, { owner, ownerName }: StaffViewsDocument): SavedView => ({
  _id: view._id,
  ...toSent(viewFields, view),
  owner,
  ownerName,
});

const byName = (one: SavedView, other: SavedView): number =>
  foldedText(one.name) < foldedText(other.name) ? -1 : 1;

/** How the caller sees a list. Costs two reads, and one for each colleague who shares a view of it. */
export const getListViews = async (list: StaffList, { uid }: Owner): Promise<ListViews> => {
  const sharing = staffViews.where('list', '==', list).where('hasShared', '==', true);
  const [preferences, own, found] = await Promise.all([
    readDocument(staffPreferences.doc(uid)),
    readDocument(viewsReference(uid, list)),
    findDocuments(sharing, maxSharing),
  ]);
  const others = found
    .filter(({ content }) => content.owner !== uid)
    .flatMap(({ content }) =>
      content.views.filter(({ shared }) => shared).map((view) => toView(view, content)),
    );
  return {
    density: preferences?.density ?? 'compact',
    columns: preferences?.columns?.[list] ?? null,
    views: [
      ...(own?.views.map((view) => toView(view, own)).toSorted(byName) ?? []),
      ...others.toSorted(byName),
    ],
  };
};

const checkName = (views: readonly StoredView[], name: string, ownId?: string): void => {
  const isTaken = views.some(
    (other) => other._id !== ownId && foldedText(other.name) === foldedText(name),
  );
  if (isTaken) throw validationError({ name: takenViewNameMessage });
};

interface Change {
  list: StaffList;
  owner: Owner;
  stored: Stored;
  views: StoredView[];
}

const store = (transaction: Transaction, { list, owner, stored, views }: Change) => {
  const { uid, displayName, email } = owner;
  const content: StaffViewsDocument = {
    owner: uid,
    ownerName: displayName || email,
    list,
    views,
    hasShared: views.some(({ shared }) => shared),
    changeId: transaction.id,
  };
  if (stored) transaction.update(viewsReference(uid, list), { ...content });
  else transaction.create(viewsReference(uid, list), content);
  return content;
};

/**
 * Saves a view of a list; a retry with the same key and form saves none. Throws `validation` for a
 * name that another view of the caller has and for too many views, and `user-not-found` when the
 * account is being deleted.
 */
export const createView = (
  list: StaffList,
  { input, key }: IdempotentRequest<ViewInput>,
  owner: Caller,
): Promise<CreatedView> => {
  const { uid: caller } = owner;
  const changes = viewsReference(caller, list);
  const request = { caller, key, input: { list, ...input }, changes, checkRights: checkedByRoute };
  return once(request, async (transaction, stored) => {
    const { views = [] } = stored ?? {};
    if (views.length >= limits.viewsOfList) throw validationError({ name: tooManyViewsMessage });
    checkName(views, input.name);
    await refuseIfDeleted(transaction, caller);
    const { id } = transaction;
    const view = { _id: id, ...input, columns: input.columns ?? null, updatedAt: new Date() };
    const content = store(transaction, { list, owner, stored, views: [...views, view] });
    return { acknowledged: true, insertedId: id, view: toView(view, content) };
  });
};

const changed = (view: StoredView, change: ViewChange): StoredView => ({
  ...view,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  updatedAt: new Date(),
});

/**
 * Changes what is given of a view of the caller: two tabs that change different parts lose nothing.
 * Throws `view-not-found`, and `validation` for a name that another one has.
 */
export const changeView = (
  list: StaffList,
  id: string,
  change: ViewChange,
  owner: Caller,
): Promise<ChangedView> =>
  transact(async (transaction) => {
    const stored = await transaction.read(viewsReference(owner.uid, list));
    const before = stored?.views.find(({ _id }) => _id === id);
    if (!stored || !before) throw new ApiError('view-not-found');
    if (change.name !== undefined) checkName(stored.views, change.name, id);
    const view = changed(before, change);
    const views = stored.views.map((one) => (one._id === id ? view : one));
    return {
      acknowledged: true,
      view: toView(view, store(transaction, { list, owner, stored, views })),
    };
  });

/** Deletes a view of the caller, if it is there. */
export const deleteView = (list: StaffList, id: string, owner: Caller): Promise<Deleted> =>
  transact(async (transaction) => {
    const stored = await transaction.read(viewsReference(owner.uid, list));
    const views = stored?.views.filter(({ _id }) => _id !== id) ?? [];
    if (!stored || views.length === stored.views.length) {
      return { acknowledged: true, deletedCount: 0 };
    }
    store(transaction, { list, owner, stored, views });
    return { acknowledged: true, deletedCount: 1 };
  });
