import { isDeepStrictEqual } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import {
  type AuditFields,
  type ChangedFamily,
  type CreatedFamily,
  type Deleted,
  documentTermsOf,
  type Family,
  type FamilyEdit,
  type FamilyInput,
  familyIdOf,
  familySearchTexts,
  limits,
} from '../../../contract/index.ts';
import type { FamilyDocument, FamilyName } from '../../../documents/tools.ts';
import { ApiError, validationError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import {
  families,
  familyNames,
  isDocumentId,
  tools,
} from '../../../store/collections/collections.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../../store/writes/once.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { picturePathsOf, removeOldPictures } from '../../pictures/pictures.ts';
import { noteAxes, readAttributesIn } from '../attributes/attributes.ts';
import { checkedAxes, checkSizes, readSizes, type StoredSize } from './familySizes.ts';
import { familyResource } from './storedFamilies.ts';

const { reference, toSent: toFamily } = familyResource;

const targetOf = (id: string, { name }: FamilyInput) =>
  ({ kind: 'family', id, label: name }) as const;

const skusOf = (sizes: readonly (StoredSize | undefined)[]): string =>
  sizes.flatMap((size) => (size ? [size.sku] : [])).join(', ');

const audited = ({ name, text, imageLink, axes }: FamilyInput): AuditFields => ({
  name,
  text,
  imageLink,
  axes: axes.join(', '),
});

const picturesOf = ({ imageLink }: Pick<FamilyInput, 'imageLink'>) =>
  picturePathsOf({ imageLink, morePictures: [] });

const fieldsOf = (id: string, { name, text, imageLink, axes, toolIds }: FamilyInput) => ({
  id,
  name,
  text,
  imageLink,
  axes,
  toolIds,
  imagePath: picturesOf({ imageLink }).imagePath,
  searchTerms: documentTermsOf(familySearchTexts({ id, name })),
});

const setFamily = (transaction: Transaction, ids: readonly string[], familyId: string): void => {
  for (const id of ids) transaction.update(tools.doc(id), { familyId });
};

/** Throws `validation` for one family more than there can be. */
const writeName = async (
  transaction: Transaction,
  id: string,
  named: FamilyName | null,
): Promise<void> => {
  const stored = await transaction.read(familyNames);
  const known = stored?.families ?? {};
  if (named && !Object.hasOwn(known, id) && Object.keys(known).length >= limits.family.count) {
    throw validationError({ name: `There can be at most ${limits.family.count} families` });
  }
  const updatedAt = FieldValue.serverTimestamp();
  if (stored) {
    transaction.updatePaths(familyNames, [
      [['families', id], named ?? FieldValue.delete()],
      [['updatedAt'], updatedAt],
    ]);
  } else if (named) {
    transaction.create(familyNames, { entries: {}, families: { [id]: named }, updatedAt });
  }
};

const nameOf = ({ name, imageLink }: FamilyInput): FamilyName => ({ name, imageLink });

const idsOf = (sizes: readonly StoredSize[]): string[] => sizes.map(({ _id }) => _id);

/**
 * Creates a family; a retry with the same key creates none. Throws `validation` for an attribute
 * that is no axis, and for tools that can’t be its sizes.
 */
export const createFamily = (
  { input, key }: IdempotentRequest<FamilyInput>,
  caller: Caller,
): Promise<CreatedFamily> => {
  const request = { caller: caller.uid, key, input, checkRights: checkedByRoute };
  return once(request, async (transaction) => {
    const id = familyIdOf(input.name, transaction.id);
    const axes = checkedAxes(input.axes, await readAttributesIn(transaction, input.axes));
    const found = await readSizes(transaction, input.toolIds);
    const { sizes, cells } = await checkSizes(found, axes, id);
    noteAxes(transaction, input.axes);
    const now = new Date();
    const created = { version: transaction.id, createdAt: now, updatedAt: now };
    const family: FamilyDocument = { ...fieldsOf(id, input), cells, ...created };
    transaction.create(families.doc(id), family);
    setFamily(transaction, idsOf(sizes), id);
    await writeName(transaction, id, nameOf(input));
    recordAudit(transaction, caller, {
      action: 'family-created',
      target: targetOf(id, input),
      before: {},
      after: { ...audited(input), sizes: skusOf(sizes) },
    });
    return { acknowledged: true, insertedId: id, family: toFamily(id, family) };
  });
};

const differing = (one: AuditFields, other: AuditFields): AuditFields =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => value !== other[name]));

const without = (ids: readonly string[], others: readonly string[]): string[] =>
  ids.filter((id) => !others.includes(id));

/** What an edit changes of a family besides its texts. */
interface ChangedSizes {
  cells: Record<string, string>;
  added: StoredSize[];
  removed: StoredSize[];
}

/**
 * Moves tools into the family and out of it. Other axes write all sizes, so that nobody changes the
 * value of one at the same time.
 */
const changeSizes = async (
  transaction: Transaction,
  { id, before, input }: { id: string; before: FamilyDocument; input: FamilyInput },
): Promise<ChangedSizes> => {
  const hasOtherAxes = before.axes.join() !== input.axes.join();
  if (!hasOtherAxes && before.toolIds.join() === input.toolIds.join()) {
    return { cells: before.cells, added: [], removed: [] };
  }
  const axes = checkedAxes(input.axes, await readAttributesIn(transaction, input.axes));
  const gone = without(before.toolIds, input.toolIds);
  const found = await readSizes(transaction, [...input.toolIds, ...gone]);
  const { sizes, cells } = await checkSizes(found.slice(0, input.toolIds.length), axes, id);
  const added = sizes.filter(({ familyId }) => familyId !== id);
  const removed = found
    .slice(input.toolIds.length)
    .filter((size) => size !== undefined)
    .filter(({ familyId }) => familyId === id);
  noteAxes(transaction, without(input.axes, before.axes));
  setFamily(transaction, idsOf(hasOtherAxes ? sizes : added), id);
  setFamily(transaction, idsOf(removed), '');
  return { cells, added, removed };
};

const isUnchanged = (before: Family, input: FamilyInput): boolean =>
  Object.keys(differing(audited(input), audited(before))).length === 0 &&
  before.toolIds.join() === input.toolIds.join();

/** A family before and after an edit. */
interface EditedFamily {
  before: FamilyDocument;
  after: FamilyDocument;
}

const applyEdit = async (
  transaction: Transaction,
  { id, before, input }: { id: string; before: FamilyDocument; input: FamilyInput },
  caller: Caller,
): Promise<EditedFamily> => {
  if (isUnchanged(toFamily(id, before), input)) return { before, after: before };
  const { cells, added, removed } = await changeSizes(transaction, { id, before, input });
  const version = transaction.id;
  const change = { ...fieldsOf(id, input), cells, version, updatedAt: new Date() };
  if (!isDeepStrictEqual(nameOf(before), nameOf(input))) {
    await writeName(transaction, id, nameOf(input));
  }
  transaction.update(reference(id), change);
  const [then, now] = [audited(before), audited(input)];
  const hasOthers = added.length + removed.length > 0;
  recordAudit(transaction, caller, {
    action: 'family-changed',
    target: targetOf(id, input),
    before: { ...differing(then, now), ...(hasOthers && { sizes: skusOf(removed) }) },
    after: { ...differing(now, then), ...(hasOthers && { sizes: skusOf(added) }) },
  });
  return { before, after: { ...before, ...change } };
};

const picturesShown = ({ imagePath }: FamilyDocument) => ({ imagePath, morePicturePaths: [] });

/** A family before and after a change. */
export interface RevisedFamily {
  before: Family;
  after: Family;
}

/**
 * Changes a family to what `revise` makes of it, which may throw. Throws `family-not-found`, and
 * `validation` like `createFamily`.
 */
export const reviseFamily = async (
  id: string,
  revise: (before: Family) => FamilyInput,
  caller: Caller,
): Promise<RevisedFamily> => {
  const { before, after } = await transact(
    async (transaction) => {
      const stored = familyResource.existing(await transaction.read(reference(id)));
      const input = revise(toFamily(id, stored));
      return applyEdit(transaction, { id, before: stored, input }, caller);
    },
    {
      confirmBy: {
        reference: reference(id),
        shows: (family, transactionId) => family.version === transactionId,
      },
    },
  );
  await removeOldPictures(picturesShown(before), picturesShown(after));
  return { before: toFamily(id, before), after: toFamily(id, after) };
};

/**
 * Changes a family. Throws `family-not-found`, `precondition-failed` with the family unless the
 * change was made for its version, and `validation` like `createFamily`.
 */
export const updateFamily = async (
  id: string,
  { version, ...input }: FamilyEdit,
  caller: Caller,
): Promise<ChangedFamily> => {
  const revise = (family: Family): FamilyInput => {
    if (family.version !== version) throw new ApiError('precondition-failed', { family });
    return input;
  };
  const { after } = await reviseFamily(id, revise, caller);
  return { acknowledged: true, family: after };
};

/** Deletes a family, unless `check` throws. Its sizes stay, without a family. */
export const deleteFamily = async (
  id: string,
  caller: Caller,
  check: (family: Family) => void = () => {},
): Promise<Deleted> => {
  const deleted = await transact(async (transaction) => {
    const stored = isDocumentId(id) ? await transaction.read(families.doc(id)) : undefined;
    if (!stored) return undefined;
    check(toFamily(id, stored));
    const found = await readSizes(transaction, stored.toolIds);
    const sizes = found
      .filter((size) => size?.familyId === id)
      .filter((size) => size !== undefined);
    setFamily(transaction, idsOf(sizes), '');
    await writeName(transaction, id, null);
    transaction.remove(families.doc(id));
    recordAudit(transaction, caller, {
      action: 'family-deleted',
      target: targetOf(id, stored),
      before: { ...audited(stored), sizes: skusOf(sizes) },
      after: {},
    });
    return stored;
  });
  if (deleted) await removeOldPictures(picturesShown(deleted));
  return { acknowledged: true, deletedCount: deleted ? 1 : 0 };
};
