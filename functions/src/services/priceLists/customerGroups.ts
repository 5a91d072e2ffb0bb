import {
  type ChangedGroup,
  type CreatedGroup,
  type CustomerGroup,
  type CustomerGroupsInput,
  type Deleted,
  foldedText,
  type GroupEdit,
  type GroupInput,
  isCompanyId,
  limits,
  type Updated,
} from '../../contract/index.ts';
import { customerGroupFields } from '../../contract/prices/fields.ts';
import type { CustomerGroupDocument } from '../../documents/prices.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { companyTarget, recordAudit } from '../../store/audit.ts';
import {
  companies,
  customerGroups,
  customers,
  isDocumentId,
  priceLists,
  users,
} from '../../store/collections/collections.ts';
import { groupNameLock } from '../../store/collections/locks.ts';
import { readDocument, readDocuments } from '../../store/reads/documents.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import { resource } from '../../store/resource/resource.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { customerId } from '../customers/customerId.ts';

const groupResource = resource({
  collection: customerGroups,
  fields: customerGroupFields,
  notFound: 'group-not-found',
});
const { reference: groupReference, toSent: toGroup } = groupResource;

const groupTarget = (id: string, name: string) => ({ kind: 'group', id, label: name }) as const;

/** The groups of customers, by name. */
export const listCustomerGroups = async (): Promise<CustomerGroup[]> => {
  const found = await findDocuments(customerGroups, limits.customerGroups);
  return found
    .map(({ id, content }) => toGroup(id, content))
    .toSorted((one, other) => (foldedText(one.name) < foldedText(other.name) ? -1 : 1));
};

const toCreated = (id: string, group: CustomerGroupDocument): CreatedGroup => ({
  acknowledged: true,
  insertedId: id,
  group: toGroup(id, group),
});

const checkName = async (name: string, ownId?: string): Promise<void> => {
  const groups = await listCustomerGroups();
  const others = groups.filter(({ _id }) => _id !== ownId);
  if (others.some((other) => foldedText(other.name) === foldedText(name))) {
    throw validationError({ name: 'Another group has this name' });
  }
  if (others.length < limits.customerGroups) return;
  throw validationError({ name: `There can be at most ${limits.customerGroups} groups` });
};

/** Throws `validation` for a name that another group has, or gets at the same time. */
const takeName = async (transaction: Transaction, name: string, ownId?: string): Promise<void> => {
  const lock = await transaction.read(groupNameLock);
  await checkName(name, ownId);
  const change = { lastChangeId: transaction.id };
  if (lock) transaction.update(groupNameLock, change);
  else transaction.create(groupNameLock, change);
};

/**
 * Creates a group of customers; a retry with the same key and name creates none. Throws `validation`
 * for a name that another group has.
 */
export const createCustomerGroup = (
  { input, key }: IdempotentRequest<GroupInput>,
  caller: Caller,
): Promise<CreatedGroup> =>
  once({ caller: caller.uid, key, input, checkRights: checkedByRoute }, async (transaction) => {
    await takeName(transaction, input.name);
    const group = { name: input.name, version: transaction.id, createdAt: new Date() };
    transaction.create(customerGroups.doc(transaction.id), group);
    recordAudit(transaction, caller, {
      action: 'group-created',
      target: groupTarget(transaction.id, group.name),
      before: {},
      after: { name: group.name },
    });
    return toCreated(transaction.id, group);
  });

/**
 * Renames a group. Throws `group-not-found`, `precondition-failed` with the group unless the change
 * was made for its version, and `validation` for a name that another group has.
 */
export const updateCustomerGroup = (
  id: string,
  { name, version }: GroupEdit,
  caller: Caller,
): Promise<ChangedGroup> =>
  transact(
    async (transaction) => {
      const stored = groupResource.existing(await transaction.read(groupReference(id)));
      if (stored.version !== version) {
        throw new ApiError('precondition-failed', { group: toGroup(id, stored) });
      }
      if (stored.name === name) return { acknowledged: true, group: toGroup(id, stored) };
      await takeName(transaction, name, id);
      const change = { name, version: transaction.id };
      transaction.update(groupReference(id), change);
      recordAudit(transaction, caller, {
        action: 'group-changed',
        target: groupTarget(id, name),
        before: { name: stored.name },
        after: { name },
      });
      return { acknowledged: true, group: toGroup(id, { ...stored, ...change }) };
    },
    {
      confirmBy: {
        reference: groupReference(id),
        shows: (group, transactionId) => group.version === transactionId,
      },
    },
  );

/** Throws `group-in-use` for a group with customers or price lists. */
const checkUnused = async (id: string): Promise<void> => {
  const found = await Promise.all([
    findDocuments(customers.where('groups', 'array-contains', id), 1),
    findDocuments(priceLists.where('audience.id', '==', id), 1),
  ]);
  if (found.some((one) => one.length > 0)) throw new ApiError('group-in-use');
};

/** Deletes a group without customers and price lists. Throws `group-in-use`. */
export const deleteCustomerGroup = (id: string, caller: Caller): Promise<Deleted> =>
  transact(async (transaction) => {
    const stored = isDocumentId(id) ? await transaction.read(customerGroups.doc(id)) : undefined;
    if (!stored) return { acknowledged: true, deletedCount: 0 };
    await checkUnused(id);
    transaction.remove(customerGroups.doc(id));
    recordAudit(transaction, caller, {
      action: 'group-deleted',
      target: groupTarget(id, stored.name),
      before: { name: stored.name },
      after: {},
    });
    return { acknowledged: true, deletedCount: 1 };
  });

const readTarget = async (payerId: string) => {
  if (isCompanyId(payerId)) {
    const company = await readDocument(companies.doc(payerId));
    return company && companyTarget(payerId, company);
  }
  const user = await readDocument(users.doc(payerId));
  return user && ({ kind: 'user', id: payerId, label: user.email } as const);
};

const namesOf = async (ids: readonly string[]): Promise<string> => {
  const groups = await readDocuments(ids.map((id) => groupReference(id)));
  const missing = groups.indexOf(undefined);
  if (missing >= 0) throw validationError({ [`groups.${missing}`]: 'There is no such group' });
  return groups.map((group) => group?.name).join(', ');
};

const storedNames = async (ids: readonly string[]): Promise<string> => {
  const groups = await readDocuments(ids.map((id) => groupReference(id)));
  return groups.map((group, at) => group?.name ?? ids[at]).join(', ');
};

/**
 * Puts a customer into groups, and out of all others, and records the change in the audit log.
 * Throws `user-not-found` for a customer that does not exist, and `validation` for a group that does
 * not.
 */
export const setCustomerGroups = (
  id: string,
  { groups }: CustomerGroupsInput,
  caller: Caller,
): Promise<Updated> =>
  transact(async (transaction) => {
    const payerId = customerId(id);
    const stored = await transaction.read(customers.doc(payerId));
    const target = await readTarget(payerId);
    if (!target && !stored) throw new ApiError('user-not-found');
    const after = groups.toSorted();
    const before = stored?.groups ?? [];
    if (before.join() === after.join()) {
      return { acknowledged: true, matchedCount: 1, modifiedCount: 0 };
    }
    const names = await namesOf(after);
    if (stored) transaction.update(customers.doc(payerId), { groups: after });
    else transaction.create(customers.doc(payerId), { groups: after });
    recordAudit(transaction, caller, {
      action: 'customer-changed',
      target: target ?? { kind: 'user', id: payerId, label: payerId },
      before: { groups: await storedNames(before) },
      after: { groups: names },
    });
    return { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
  });
