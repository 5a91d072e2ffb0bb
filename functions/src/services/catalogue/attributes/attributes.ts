import { FieldValue } from 'firebase-admin/firestore';
import { attributeFields } from '../../../contract/attributes/fields.ts';
import {
  type Attribute,
  type AttributeEdit,
  type AttributeInput,
  type AuditFields,
  type ChangedAttribute,
  type CreatedAttribute,
  categoryNames,
  type Deleted,
  foldedText,
  inOrder,
  limits,
  problemsOfAttribute,
  unitOfAttribute,
} from '../../../contract/index.ts';
import type { AttributeDocument, AttributesDocument } from '../../../documents/tools.ts';
import { ApiError, validationError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { shareCalls } from '../../../store/calls/shareCalls.ts';
import { shortLivedCache } from '../../../store/calls/shortLivedCache.ts';
import { attributeList, attributes, isDocumentId } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { resource } from '../../../store/resource/resource.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../../store/writes/once.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { checkChangeable, checkUnused } from './attributeUse.ts';

const attributeResource = resource({
  collection: attributes,
  fields: attributeFields,
  notFound: 'attribute-not-found',
});
const { reference, toSent: toAttribute } = attributeResource;

/** All attributes, read after the call, in the order in which they are shown. Costs one read. */
export const readAttributeList = async (): Promise<Attribute[]> =>
  inOrder((await readDocument(attributeList))?.attributes ?? []);

/** The attributes with some keys that exist, read in a transaction. */
export const readAttributesIn = async (
  transaction: Transaction,
  keys: readonly string[],
): Promise<Attribute[]> => {
  const found = await Promise.all(keys.map((key) => transaction.read(attributes.doc(key))));
  return keys.flatMap((key, at) => {
    const stored = found[at];
    return stored ? [toAttribute(key, stored)] : [];
  });
};

/**
 * Notes that a family begins to differ in attributes that were read in the transaction: a deletion of
 * one at the same time fails, or this does.
 */
export const noteAxes = (transaction: Transaction, keys: readonly string[]): void => {
  for (const key of keys) transaction.update(attributes.doc(key), { axisSince: new Date() });
};

/** All attributes, at most five seconds old. */
export const cachedAttributeList = shortLivedCache(
  shareCalls((_: null) => readAttributeList()),
  { maxAge: 5_000, maxEntries: 1 },
);

const audited = ({
  label,
  kind,
  unit,
  choices,
  categories,
  isFacet,
  order,
}: AttributeDocument) => ({
  label,
  kind,
  unit,
  choices: choices.join(', '),
  categories: categories.map((category) => categoryNames[category]).join(', '),
  isFacet,
  order,
});

const differing = (one: AuditFields, other: AuditFields): AuditFields =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => value !== other[name]));

const targetOf = (id: string, label: string) => ({ kind: 'attribute', id, label }) as const;

/** Throws `validation` for a label that another attribute has. */
const checkLabel = (label: string, others: readonly Attribute[]): void => {
  if (others.some((other) => foldedText(other.label) === foldedText(label))) {
    throw validationError({ label: 'Another attribute has this label' });
  }
};

const writeList = (
  transaction: Transaction,
  stored: AttributesDocument | undefined,
  list: Attribute[],
): void => {
  const content = { entries: {}, attributes: list, updatedAt: FieldValue.serverTimestamp() };
  if (stored) transaction.update(attributeList, content);
  else transaction.create(attributeList, content);
};

const checkProblems = (fields: Parameters<typeof problemsOfAttribute>[0]): void => {
  const problems = problemsOfAttribute(fields);
  if (Object.keys(problems).length > 0) throw validationError(problems);
};

/**
 * Creates an attribute; a retry with the same key creates none. Throws `validation` for a key or a
 * label that another attribute has.
 */
export const createAttribute = (
  { input, key: retryKey }: IdempotentRequest<AttributeInput>,
  caller: Caller,
): Promise<CreatedAttribute> => {
  const request = { caller: caller.uid, key: retryKey, input, checkRights: checkedByRoute };
  return once(request, async (transaction) => {
    const { key, ...fields } = input;
    const stored = await transaction.read(attributeList);
    const others = stored?.attributes ?? [];
    if (others.some(({ _id }) => _id === key)) {
      throw validationError({ key: 'Another attribute has this key' });
    }
    if (others.length >= limits.attributes.count) {
      throw validationError({ key: `There can be at most ${limits.attributes.count} attributes` });
    }
    checkLabel(fields.label, others);
    const document = { ...fields, version: transaction.id, createdAt: new Date() };
    const attribute = toAttribute(key, document);
    transaction.create(attributes.doc(key), document);
    writeList(transaction, stored, [...others, attribute]);
    recordAudit(transaction, caller, {
      action: 'attribute-created',
      target: targetOf(key, document.label),
      before: {},
      after: audited(document),
    });
    return { acknowledged: true, insertedId: key, attribute };
  });
};

const checkUnit = (before: AttributeDocument, after: AttributeDocument): void => {
  const [old, now] = [unitOfAttribute(before), unitOfAttribute(after)];
  if (old?.quantity === now?.quantity) return;
  const message = old
    ? `Its values are a ${old.quantity}: choose a unit of that`
    : 'Its values have no unit';
  throw validationError({ unit: message });
};

/**
 * Changes an attribute. Throws `attribute-not-found`, `precondition-failed` with the attribute unless
 * the change was made for its version, `attribute-in-use` if a tool has a removed choice or is in a
 * removed category, and `validation`.
 */
export const updateAttribute = (
  id: string,
  { version, ...fields }: AttributeEdit,
  caller: Caller,
): Promise<ChangedAttribute> =>
  transact(
    async (transaction) => {
      const before = attributeResource.existing(await transaction.read(reference(id)));
      if (before.version !== version) {
        throw new ApiError('precondition-failed', { attribute: toAttribute(id, before) });
      }
      const after = { ...before, ...fields, version: transaction.id };
      checkProblems(after);
      checkUnit(before, after);
      const [then, now] = [audited(before), audited(after)];
      const changes = differing(now, then);
      if (Object.keys(changes).length === 0) {
        return { acknowledged: true, attribute: toAttribute(id, before) };
      }
      const stored = await transaction.read(attributeList);
      const others = (stored?.attributes ?? []).filter(({ _id }) => _id !== id);
      checkLabel(after.label, others);
      await checkChangeable(id, before, after);
      const attribute = toAttribute(id, after);
      transaction.update(reference(id), { ...fields, version: transaction.id });
      writeList(transaction, stored, [...others, attribute]);
      recordAudit(transaction, caller, {
        action: 'attribute-changed',
        target: targetOf(id, after.label),
        before: differing(then, now),
        after: changes,
      });
      return { acknowledged: true, attribute };
    },
    {
      confirmBy: {
        reference: reference(id),
        shows: (attribute, transactionId) => attribute.version === transactionId,
      },
    },
  );

/** Deletes an attribute. Throws `attribute-in-use` while a tool has a value of it. */
export const deleteAttribute = (id: string, caller: Caller): Promise<Deleted> =>
  transact(async (transaction) => {
    const stored = isDocumentId(id) ? await transaction.read(attributes.doc(id)) : undefined;
    if (!stored) return { acknowledged: true, deletedCount: 0 };
    const list = await transaction.read(attributeList);
    await checkUnused(id);
    transaction.remove(attributes.doc(id));
    writeList(
      transaction,
      list,
      (list?.attributes ?? []).filter(({ _id }) => _id !== id),
    );
    recordAudit(transaction, caller, {
      action: 'attribute-deleted',
      target: targetOf(id, stored.label),
      before: audited(stored),
      after: {},
    });
    return { acknowledged: true, deletedCount: 1 };
  });
