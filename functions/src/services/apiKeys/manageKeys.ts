import { keyIdOf, keyTextOf, newKeyText, prefixOf } from '../../apiKeys/keyText.ts';
import {
  type ApiKey,
  type ChangedKey,
  type CreatedKey,
  type KeyInput,
  type KeyRotationInput,
  keyStatusOf,
  limits,
  type RotatedKey,
} from '../../contract/index.ts';
import type { KeyDocument } from '../../documents/apiKeys.ts';
import { ApiError, validationError } from '../../errors.ts';
import { keyEnvironment, keyPeppers } from '../../params.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { apiKeys } from '../../store/collections/keyCollections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readPage } from '../../store/reads/pages.ts';
import {
  countDocuments,
  type ListOrder,
  type Page,
  type PageRequest,
} from '../../store/reads/queries.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { checkNetworks, expiryOfReplaced, newExpiry } from './keyForms.ts';
import { type KeyOwner, ownerForStaff } from './keyOwners.ts';
import { keyResource, newKeyDocument, toKey } from './storedKeys.ts';

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

/** A page of the keys of the shop (null) or of a company, newest first. Throws `validation`. */
export const listKeys = (owner: string | null, page: PageRequest): Promise<Page<ApiKey>> =>
  readPage({ query: apiKeys.where('owner', '==', owner), order: newestFirst, toItem: toKey }, page);

/** A key. Throws `key-not-found`. */
export const getKey = async (id: string): Promise<ApiKey> =>
  toKey(id, keyResource.existing(await readDocument(keyResource.reference(id))));

/** The text of a new key, and the id under which it is stored. */
interface NewText {
  id: string;
  text: string;
}

/**
 * The text of a new key; behind it the ones that a retry of the request has got if another pepper
 * was the current one then. Throws `keys-not-available` for a shop that takes none.
 */
const newTexts = (
  { uid }: Caller,
  key: string | undefined,
): [current: NewText, ...before: NewText[]] => {
  const environment = keyEnvironment();
  const textBy = (pepper: string): NewText => {
    const text =
      key === undefined
        ? newKeyText(environment)
        : keyTextOf(environment, pepper, JSON.stringify([uid, key]));
    return { text, id: keyIdOf(pepper, text) };
  };
  const [pepper, ...before] = keyPeppers();
  if (pepper === undefined) throw new ApiError('keys-not-available');
  return [textBy(pepper), ...before.map(textBy)];
};

/** The text of the created key. Throws `keys-not-available` if its pepper is gone. */
const secretOf = (texts: readonly NewText[], createdId: string): string => {
  const created = texts.find(({ id }) => id === createdId);
  if (!created) throw new ApiError('keys-not-available');
  return created.text;
};

const checkNumber = async (owner: string | null, now: Date): Promise<void> => {
  const most = limits.apiKeys[owner === null ? 'shop' : 'company'];
  const active = apiKeys
    .where('owner', '==', owner)
    .where('revokedAt', '==', null)
    .where('expiresAt', '>', now);
  if ((await countDocuments(active)) < most) return;
  throw validationError({ name: `There can be at most ${most} keys: revoke one first` });
};

const audited = ({ name, prefix, permissions, addresses, expiresAt }: KeyDocument) => ({
  name,
  prefix,
  permissions: permissions.join(', '),
  addresses: addresses.length === 0 ? 'all' : addresses.join(', '),
  expiresAt: expiresAt.toISOString(),
});

interface Creation {
  id: string;
  text: string;
  input: KeyInput;
  owner: KeyOwner;
  step: 'created' | 'rotated';
}

/** Stores a new key, and records it in the audit log. */
const store = async (
  transaction: Transaction,
  { id, text, input, owner, step }: Creation,
  caller: Caller,
): Promise<KeyDocument> => {
  const { name, permissions, addresses, expiresOn } = input;
  checkNetworks(addresses);
  const now = new Date();
  const confirmed = await owner.confirmNew(transaction, caller, permissions);
  const expiresAt = await newExpiry(expiresOn, now);
  await checkNumber(owner.id, now);
  await refuseIfDeleted(transaction, caller.uid);
  const { uid, email, displayName } = caller;
  const apiKey = newKeyDocument(
    {
      name,
      prefix: prefixOf(text),
      permissions,
      addresses,
      owner: owner.id,
      creator: { uid, email, name: displayName || email },
      expiresAt,
      companyStatus: confirmed.companyStatus,
    },
    transaction.id,
    now,
  );
  transaction.create(apiKeys.doc(id), apiKey);
  recordAudit(transaction, caller, {
    ...confirmed.audited(step, id, name),
    before: {},
    after: audited(apiKey),
  });
  return apiKey;
};

/**
 * Creates a key. A retry with the same key gets the first response, with the text, which nothing stores.
 * Throws `forbidden` for a permission that the caller lacks, `company-inactive`, `keys-not-available`,
 * and `validation` for wrong networks, a wrong day, and beyond the most keys.
 */
export const createKey = async (
  { input, key }: IdempotentRequest<KeyInput>,
  owner: KeyOwner,
  caller: Caller,
): Promise<CreatedKey> => {
  const texts = newTexts(caller, key);
  const [{ id, text }] = texts;
  const request = { caller: caller.uid, key, input, checkRights: checkedByRoute };
  const created = await once(request, async (transaction) => {
    const stored = await store(transaction, { id, text, input, owner, step: 'created' }, caller);
    return { acknowledged: true, insertedId: id, apiKey: toKey(id, stored) } as const;
  });
  return { ...created, secret: secretOf(texts, created.insertedId) };
};

/** The stored key of an owner. Throws `key-not-found`, also for one of another owner. */
const ownedBy = (owner: KeyOwner, stored: KeyDocument | undefined): KeyDocument => {
  if (stored?.owner !== owner.id) throw new ApiError('key-not-found');
  return stored;
};

const assertActive = (stored: KeyDocument, now: Date): void => {
  const keyStatus = keyStatusOf(stored, now);
  if (keyStatus !== 'active') throw new ApiError('key-not-active', { keyStatus });
};

/**
 * Creates a key with the permissions of another one, which is accepted until the end of its last day. A
 * retry with the same key gets the first response. Throws what `createKey` does, `key-not-found`, and
 * `key-not-active` for a key that is revoked or has expired.
 */
export const rotateKey = async (
  oldId: string,
  { input, key }: IdempotentRequest<KeyRotationInput>,
  owner: KeyOwner,
  caller: Caller,
): Promise<RotatedKey> => {
  const texts = newTexts(caller, key);
  const [{ id, text }] = texts;
  const changes = keyResource.reference(oldId);
  const request = { caller: caller.uid, key, input, changes, checkRights: checkedByRoute };
  const rotated = await once(request, async (transaction, stored) => {
    const old = ownedBy(owner, stored);
    const now = new Date();
    assertActive(old, now);
    const { oldExpiresOn, ...fields } = input;
    const form = { ...fields, permissions: old.permissions };
    const successor = await store(
      transaction,
      { id, text, input: form, owner, step: 'rotated' },
      caller,
    );
    const expiresAt = await expiryOfReplaced(oldExpiresOn, old.expiresAt, now);
    const change = { expiresAt, successor: id, checkAt: null, changeId: transaction.id };
    transaction.update(changes, change);
    return {
      acknowledged: true,
      insertedId: id,
      apiKey: toKey(id, successor),
      oldKey: toKey(oldId, { ...old, ...change }),
    } as const;
  });
  return { ...rotated, secret: secretOf(texts, rotated.insertedId) };
};

/** Revokes a key, once. */
const revoke = (
  id: string,
  caller: Caller,
  ownerOf: (stored: KeyDocument | undefined) => KeyOwner,
): Promise<ChangedKey> => {
  const reference = keyResource.reference(id);
  return transact(
    async (transaction) => {
      const stored = await transaction.read(reference);
      const owner = ownerOf(stored);
      const before = ownedBy(owner, stored);
      const confirmed = await owner.confirmEnd(transaction, caller);
      if (before.revokedAt) return { acknowledged: true, apiKey: toKey(id, before) };
      const change = { revokedAt: new Date(), checkAt: null, changeId: transaction.id };
      transaction.update(reference, change);
      recordAudit(transaction, caller, {
        ...confirmed.audited('revoked', id, before.name),
        before: audited(before),
        after: {},
      });
      return { acknowledged: true, apiKey: toKey(id, { ...before, ...change }) };
    },
    { confirmBy: { reference, shows: ({ changeId }, changed) => changeId === changed } },
  );
};

/** Revokes a key as staff. It is refused from the next call on. Throws `key-not-found`. */
export const revokeKey = (id: string, caller: Caller): Promise<ChangedKey> =>
  revoke(id, caller, (stored) => ownerForStaff(keyResource.existing(stored).owner));

/**
 * Revokes a key of a company as its owner. It is refused from the next call on. Throws `key-not-found`,
 * `not-a-member` and `role-forbidden`.
 */
export const revokeOwnedKey = (id: string, owner: KeyOwner, caller: Caller): Promise<ChangedKey> =>
  revoke(id, caller, () => owner);
