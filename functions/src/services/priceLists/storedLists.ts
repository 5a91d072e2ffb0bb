import { FieldValue } from 'firebase-admin/firestore';
import {
  type AuditTarget,
  type ChangedPriceList,
  canEditPriceList,
  isCompanyId,
  type PriceAudience,
  type PriceList,
  priceListLifecycle,
} from '../../contract/index.ts';
import { toSent } from '../../contract/kinds/fields.ts';
import { priceHeaderFields, priceListFields } from '../../contract/prices/fields.ts';
import type { IndexedPriceList, PriceListDocument } from '../../documents/prices.ts';
import { ApiError } from '../../errors.ts';
import {
  companies,
  customerGroups,
  isDocumentId,
  priceIndex,
  priceLists,
  users,
} from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { resource } from '../../store/resource/resource.ts';
import { increment } from '../../store/writes/increment.ts';
import type { Confirmation } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/** Price lists. */
export const priceListResource = resource({
  collection: priceLists,
  fields: priceListFields,
  notFound: 'price-list-not-found',
});

/** The error for a change that the status of a list does not allow. */
export const notChangeable = ({ status }: Pick<PriceListDocument, 'status'>): ApiError =>
  new ApiError('price-list-not-changeable', {
    priceListStatus: status,
    allowedForPriceList: priceListLifecycle.allowed(status, ['admin']),
  });

/**
 * Reads a price list that can be edited. Throws `price-list-not-found` and
 * `price-list-not-changeable`.
 */
export const readEditable = async (
  transaction: Transaction,
  id: string,
): Promise<PriceListDocument> => {
  const list = priceListResource.existing(await transaction.read(priceListResource.reference(id)));
  if (!canEditPriceList(list.status)) throw notChangeable(list);
  return list;
};

/** A price list as an audit entry names it. */
export const listTarget = (id: string, { name }: Pick<PriceListDocument, 'name'>) =>
  ({ kind: 'price-list', id, label: name }) as const satisfies AuditTarget;

const nameOfPayer = async (payerId: string): Promise<string | null> => {
  if (isCompanyId(payerId)) return (await readDocument(companies.doc(payerId)))?.name ?? null;
  const user = await readDocument(users.doc(payerId));
  return user ? user.displayName || user.email : null;
};

/** The name of a payer or group; null for all customers, and for one that does not exist. */
const audienceNameOf = async ({ kind, id }: PriceAudience): Promise<string | null> => {
  if (id === null || !isDocumentId(id)) return null;
  return kind === 'payer'
    ? nameOfPayer(id)
    : ((await readDocument(customerGroups.doc(id)))?.name ?? null);
};

/** A stored price list as responses contain it. */
export const toPriceList = async (id: string, stored: PriceListDocument): Promise<PriceList> => ({
  ...priceListResource.toSent(id, stored),
  audienceName: await audienceNameOf(stored.audience),
});

/** The response to a change of a price list. */
export const toChangedList = async (
  id: string,
  stored: PriceListDocument,
): Promise<ChangedPriceList> => ({ acknowledged: true, priceList: await toPriceList(id, stored) });

/** A price list as the index of active lists contains it. */
export const indexedOf = (list: PriceListDocument): IndexedPriceList => ({
  ...toSent(priceHeaderFields, list),
  shards: list.shards,
});

const writeIndex = (
  transaction: Transaction,
  id: string,
  entry: IndexedPriceList | FieldValue,
): void => transaction.merge(priceIndex, { revision: increment(1), lists: { [id]: entry } });

/**
 * Saves a change of a price list under its next version, and updates the index of active lists,
 * from which all prices are read.
 */
export const saveList = (
  transaction: Transaction,
  id: string,
  stored: PriceListDocument,
  change: Partial<PriceListDocument>,
): PriceListDocument => {
  const next = {
    ...change,
    version: stored.version + 1,
    lastChangeId: transaction.id,
    updatedAt: new Date(),
  };
  const after = { ...stored, ...next };
  transaction.update(priceLists.doc(id), next);
  if (after.status === 'active') writeIndex(transaction, id, indexedOf(after));
  else if (stored.status === 'active') writeIndex(transaction, id, FieldValue.delete());
  return after;
};

/** Shows by its last change that a transaction has changed a price list. */
export const confirmedByList = (id: string): Confirmation<PriceListDocument> => ({
  reference: priceListResource.reference(id),
  shows: ({ lastChangeId }, transactionId) => lastChangeId === transactionId,
});
