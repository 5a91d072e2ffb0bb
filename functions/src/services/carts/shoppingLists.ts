import {
  type AddedLinesInput,
  type ChangedShoppingList,
  type CreatedShoppingList,
  type Deleted,
  type ExtendedShoppingList,
  foldedText,
  fullListMessage,
  type ListedShoppingList,
  limits,
  may,
  type ShoppingLine,
  type ShoppingList,
  type ShoppingListEdit,
  type ShoppingListInput,
  takenListNameMessage,
  tooManyListsMessage,
} from '../../contract/index.ts';
import { toSent } from '../../contract/kinds/fields.ts';
import { shoppingListFields } from '../../contract/shoppingLists/fields.ts';
import type {
  IndexedShoppingList,
  ShoppingListIndexDocument,
} from '../../documents/people/shoppingLists.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Buyer } from '../../store/accounts/caller.ts';
import { shoppingListIndex, shoppingListLines } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { readDocument, readDocuments } from '../../store/reads/documents.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { once } from '../../store/writes/once.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

type Index = ShoppingListIndexDocument | undefined;

/** Throws `role-forbidden` for a member who does not order. */
const checkRight = ({ membership }: Pick<Buyer, 'membership'>): void => {
  if (membership && !may(membership.role, 'order')) throw new ApiError('role-forbidden');
};

const toListed = (entry: IndexedShoppingList): ListedShoppingList => ({
  _id: entry._id,
  ...toSent(shoppingListFields, entry),
});

const toList = (entry: IndexedShoppingList, lines: ShoppingLine[]): ShoppingList => ({
  ...toListed(entry),
  lines,
});

const entryOf = (index: Index, id: string): IndexedShoppingList => {
  const entry = index?.lists.find(({ _id }) => _id === id);
  if (!entry) throw new ApiError('list-not-found');
  return entry;
};

/** The lists of the payer by name. Throws `role-forbidden`, as do all calls for lists. */
export const listShoppingLists = async (owner: Buyer): Promise<ListedShoppingList[]> => {
  checkRight(owner);
  const { lists = [] } = (await readDocument(shoppingListIndex(owner.payerId))) ?? {};
  return lists
    .map(toListed)
    .toSorted((one, other) => (foldedText(one.name) < foldedText(other.name) ? -1 : 1));
};

/** A list with its lines. Throws `list-not-found`. */
export const getShoppingList = async (id: string, owner: Buyer): Promise<ShoppingList> => {
  checkRight(owner);
  const { payerId } = owner;
  const entry = entryOf(await readDocument(shoppingListIndex(payerId)), id);
  const stored = await readDocument(shoppingListLines(payerId).doc(id));
  // It was deleted between the two reads.
  if (!stored) throw new ApiError('list-not-found');
  return toList(entry, stored.lines);
};

const checkName = (lists: readonly IndexedShoppingList[], name: string, ownId?: string): void => {
  const isTaken = lists.some(
    (other) => other._id !== ownId && foldedText(other.name) === foldedText(name),
  );
  if (isTaken) throw validationError({ name: takenListNameMessage });
};

const newEntry = (
  { id: version }: Pick<Transaction, 'id'>,
  entry: Pick<IndexedShoppingList, '_id' | 'name'>,
  lines: readonly ShoppingLine[],
): IndexedShoppingList => ({
  ...entry,
  lineCount: lines.length,
  updatedAt: new Date(),
  version,
});

const storeIndex = (
  transaction: Transaction,
  payerId: string,
  index: Index,
  lists: IndexedShoppingList[],
): void => {
  const changed = { lists, changeId: transaction.id };
  if (index) transaction.update(shoppingListIndex(payerId), changed);
  else transaction.create(shoppingListIndex(payerId), changed);
};

/** Replaces the entry of a list in the index, and its lines. */
const storeList = (
  transaction: Transaction,
  payerId: string,
  index: Index,
  { entry, lines }: { entry: IndexedShoppingList; lines: ShoppingLine[] },
): void => {
  const lists = index?.lists.map((one) => (one._id === entry._id ? entry : one)) ?? [];
  storeIndex(transaction, payerId, index, lists);
  transaction.update(shoppingListLines(payerId).doc(entry._id), { lines });
};

const readLines = async (
  transaction: Transaction,
  payerId: string,
  id: string,
): Promise<ShoppingLine[]> =>
  (await transaction.read(shoppingListLines(payerId).doc(id)))?.lines ?? [];

const onceFor = (
  owner: Buyer,
  { key, input }: IdempotentRequest<object>,
  about: { id?: string } = {},
) => ({
  caller: owner.uid,
  key,
  input: { payerId: owner.payerId, ...about, ...input },
  changes: shoppingListIndex(owner.payerId),
  checkRights: () => checkRight(owner),
});

/**
 * Creates a list; a retry with the same key and form creates none. Throws `validation` for a name
 * that another list has and for too many lists, and `user-not-found` when the account is being
 * deleted.
 */
export const createShoppingList = async (
  request: IdempotentRequest<ShoppingListInput>,
  owner: Buyer,
): Promise<CreatedShoppingList> => {
  checkRight(owner);
  const { payerId, uid } = owner;
  const { name, lines } = request.input;
  return once(onceFor(owner, request), async (transaction, index) => {
    const { lists = [] } = index ?? {};
    if (lists.length >= limits.shoppingLists) throw validationError({ name: tooManyListsMessage });
    checkName(lists, name);
    if (!index) await refuseIfDeleted(transaction, uid);
    const { id } = transaction;
    const entry = newEntry(transaction, { _id: id, name }, lines);
    storeIndex(transaction, payerId, index, [...lists, entry]);
    transaction.create(shoppingListLines(payerId).doc(id), { lines });
    return { acknowledged: true, insertedId: id, list: toList(entry, lines) };
  });
};

/**
 * Replaces name and lines of a list. Throws `list-not-found`, `precondition-failed` with the list
 * unless the change was made for its version, and `validation` for a name that another list has.
 */
export const updateShoppingList = async (
  id: string,
  { version, name, lines }: ShoppingListEdit,
  owner: Buyer,
): Promise<ChangedShoppingList> => {
  checkRight(owner);
  const { payerId } = owner;
  const reference = shoppingListIndex(payerId);
  return transact(
    async (transaction) => {
      const index = await transaction.read(reference);
      const stored = entryOf(index, id);
      if (stored.version !== version) {
        const list = toList(stored, await readLines(transaction, payerId, id));
        throw new ApiError('precondition-failed', { list });
      }
      checkName(index?.lists ?? [], name, id);
      const entry = newEntry(transaction, { _id: id, name }, lines);
      storeList(transaction, payerId, index, { entry, lines });
      return { acknowledged: true, list: toList(entry, lines) };
    },
    { confirmBy: { reference, shows: ({ changeId }, changed) => changeId === changed } },
  );
};

/**
 * Adds tools to a list: whatever others change meanwhile, nothing gets lost. A retry with the same
 * key changes nothing. Throws `list-not-found`, and `validation` when the list has no room.
 */
export const addToShoppingList = async (
  id: string,
  request: IdempotentRequest<AddedLinesInput>,
  owner: Buyer,
): Promise<ExtendedShoppingList> => {
  checkRight(owner);
  const { payerId } = owner;
  const given = new Map(request.input.lines.map((line) => [line.toolId, line]));
  return once(onceFor(owner, request, { id }), async (transaction, index) => {
    const stored = entryOf(index, id);
    const before = await readLines(transaction, payerId, id);
    const ids = new Set(before.map(({ toolId }) => toolId));
    const isOther = ({ toolId, quantity }: ShoppingLine) =>
      given.has(toolId) && given.get(toolId)?.quantity !== quantity;
    const fresh = request.input.lines.filter(({ toolId }) => !ids.has(toolId));
    const lines = [...before.map((line) => given.get(line.toolId) ?? line), ...fresh];
    if (lines.length > limits.shoppingListLines) throw validationError({ lines: fullListMessage });
    const entry = newEntry(transaction, stored, lines);
    storeList(transaction, payerId, index, { entry, lines });
    const counts = { added: fresh.length, changed: before.filter(isOther).length };
    return { acknowledged: true, list: toListed(entry), ...counts };
  });
};

/** Deletes a list, if it is there. */
export const deleteShoppingList = async (id: string, owner: Buyer): Promise<Deleted> => {
  checkRight(owner);
  const { payerId } = owner;
  return transact(async (transaction) => {
    const index = await transaction.read(shoppingListIndex(payerId));
    const rest = index?.lists.filter(({ _id }) => _id !== id) ?? [];
    if (!index || rest.length === index.lists.length)
      return { acknowledged: true, deletedCount: 0 };
    storeIndex(transaction, payerId, index, rest);
    transaction.remove(shoppingListLines(payerId).doc(id));
    return { acknowledged: true, deletedCount: 1 };
  });
};

/** All lists of a payer with their lines. */
export const exportShoppingLists = async (payerId: string) => {
  const { lists = [] } = (await readDocument(shoppingListIndex(payerId))) ?? {};
  const found = await readDocuments(lists.map(({ _id }) => shoppingListLines(payerId).doc(_id)));
  return lists.map(({ name, updatedAt }, at) => ({
    name,
    updatedAt,
    lines: found[at]?.lines ?? [],
  }));
};

/** Deletes the lists of an account, if it has any. */
export const removeShoppingListsOf = (uid: string): Promise<void> =>
  transact(async (transaction) => {
    const index = await transaction.read(shoppingListIndex(uid));
    if (!index) return;
    transaction.remove(shoppingListIndex(uid));
    for (const { _id } of index.lists) transaction.remove(shoppingListLines(uid).doc(_id));
  });
