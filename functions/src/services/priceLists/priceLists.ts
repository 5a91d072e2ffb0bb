import type { Query } from 'firebase-admin/firestore';
import {
  type AuditFields,
  type ChangedPriceList,
  type CreatedPriceList,
  canDeletePriceList,
  type Deleted,
  limits,
  type PriceList,
  type PriceListEdit,
  type PriceListFilter,
  type PriceListInput,
  type PriceListTransitionInput,
  priceListLifecycle,
  priceShardCount,
} from '../../contract/index.ts';
import type { PriceListDocument } from '../../documents/prices.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import {
  priceIndex,
  priceLists,
  priceShards,
  pricesOfList,
} from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readPage } from '../../store/reads/pages.ts';
import {
  findDocuments,
  type ListOrder,
  type Page,
  type PageRequest,
} from '../../store/reads/queries.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import { transact } from '../../store/writes/transact.ts';
import { auditedTerms, checkAudience, toTerms } from './listTerms.ts';
import {
  confirmedByList,
  listTarget,
  notChangeable,
  priceListResource,
  readEditable,
  saveList,
  toChangedList,
  toPriceList,
} from './storedLists.ts';

const lastChangedFirst: ListOrder = { field: 'updatedAt', direction: 'desc' };

/** Selects price lists by status, and by the payer or group they are for. */
export interface PriceListSelection {
  filter: PriceListFilter;
  audienceId?: string | undefined;
}

const listsIn = ({ filter, audienceId }: PriceListSelection): Query<PriceListDocument> => {
  const ofStatus = filter === 'all' ? priceLists : priceLists.where('status', '==', filter);
  return audienceId === undefined ? ofStatus : ofStatus.where('audience.id', '==', audienceId);
};

/** A page of the price lists, those changed last first. Throws `validation` for an invalid cursor. */
export const listPriceLists = async (
  selection: PriceListSelection,
  page: PageRequest,
): Promise<Page<PriceList>> => {
  const toItem = (id: string, content: PriceListDocument) => ({ id, content });
  const source = { query: listsIn(selection), order: lastChangedFirst, toItem };
  const { items, next } = await readPage(source, page);
  const lists = await Promise.all(items.map(({ id, content }) => toPriceList(id, content)));
  return next === undefined ? { items: lists } : { items: lists, next };
};

/** A price list. Throws `price-list-not-found`. */
export const getPriceList = async (id: string): Promise<PriceList> =>
  toPriceList(id, priceListResource.existing(await readDocument(priceListResource.reference(id))));

const toCreated = async (id: string, list: PriceListDocument): Promise<CreatedPriceList> => ({
  acknowledged: true,
  insertedId: id,
  priceList: await toPriceList(id, list),
});

/**
 * Creates a price list, which is a draft without prices. A retry with the same key and input gets
 * the first response. Throws `validation` for a payer or a group that does not exist.
 */
export const createPriceList = (
  { input, key }: IdempotentRequest<PriceListInput>,
  caller: Caller,
): Promise<CreatedPriceList> =>
  once({ caller: caller.uid, key, input, checkRights: checkedByRoute }, async (transaction) => {
    const terms = toTerms(input);
    await checkAudience(terms);
    const now = new Date();
    const list: PriceListDocument = {
      ...terms,
      status: 'draft',
      version: 1,
      prices: 0,
      shards: Array.from({ length: priceShardCount }, () => 0),
      discountSince: 1,
      past: [],
      lastChangeId: transaction.id,
      createdAt: now,
      updatedAt: now,
    };
    transaction.create(priceLists.doc(transaction.id), list);
    recordAudit(transaction, caller, {
      action: 'price-list-created',
      target: listTarget(transaction.id, list),
      before: {},
      after: auditedTerms(terms),
    });
    return toCreated(transaction.id, list);
  });

/** The fields that differ, with their values in `one`. */
const differing = (one: AuditFields, other: AuditFields): AuditFields =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => value !== other[name]));

/** Orders name the version of a list, so that their prices can be computed again. */
const discountFields = (stored: PriceListDocument, discount: number | null) => {
  if (stored.discount === discount) return {};
  const earlier = { version: stored.discountSince, discount: stored.discount };
  const past = [...stored.past, earlier].slice(-limits.pastPrices);
  return { discount, discountSince: stored.version + 1, past };
};

/**
 * Replaces name and terms of a price list. Throws `price-list-not-found`,
 * `price-list-not-changeable` for an archived one, `precondition-failed` with the list unless the
 * change was made for its version, and `validation` for another kind and for a payer or a group that
 * does not exist.
 */
export const updatePriceList = (
  id: string,
  { version, ...input }: PriceListEdit,
  caller: Caller,
): Promise<ChangedPriceList> =>
  transact(
    async (transaction) => {
      const stored = await readEditable(transaction, id);
      if (stored.version !== version) {
        throw new ApiError('precondition-failed', { priceList: await toPriceList(id, stored) });
      }
      const terms = toTerms(input);
      if (terms.kind !== stored.kind) {
        throw validationError({ kind: 'The kind of a price list can’t change: make another list' });
      }
      const [before, after] = [auditedTerms(stored), auditedTerms(terms)];
      const changed = differing(after, before);
      if (Object.keys(changed).length === 0) return toChangedList(id, stored);
      if ('audienceId' in changed) await checkAudience(terms);
      const list = saveList(transaction, id, stored, {
        ...terms,
        ...discountFields(stored, terms.discount),
      });
      recordAudit(transaction, caller, {
        action: 'price-list-changed',
        target: listTarget(id, list),
        before: differing(before, after),
        after: changed,
      });
      return toChangedList(id, list);
    },
    { confirmBy: confirmedByList(id) },
  );

const transitionActions = {
  active: 'price-list-activated',
  archived: 'price-list-archived',
} as const;

/**
 * Activates or archives a price list. A retry with the same key gets the first response. Throws
 * `price-list-not-found`, `price-list-not-changeable` for a status that does not allow it, and
 * `price-lists-full`.
 */
export const transitionPriceList = (
  id: string,
  { input, key }: IdempotentRequest<PriceListTransitionInput>,
  caller: Caller,
): Promise<ChangedPriceList> => {
  const sent = { caller: caller.uid, key, input: { id, ...input } };
  const request = {
    ...sent,
    changes: priceListResource.reference(id),
    checkRights: checkedByRoute,
  };
  return once(request, async (transaction, found) => {
    const stored = priceListResource.existing(found);
    const { to } = input;
    if (!priceListLifecycle.allowed(stored.status, ['admin']).includes(to))
      throw notChangeable(stored);
    if (to === 'active') {
      const active = await transaction.read(priceIndex);
      const maxPriceLists = limits.priceLists;
      if (Object.keys(active?.lists ?? {}).length >= maxPriceLists) {
        throw new ApiError('price-lists-full', { maxPriceLists });
      }
    }
    const list = saveList(transaction, id, stored, { status: to });
    recordAudit(transaction, caller, {
      action: transitionActions[to],
      target: listTarget(id, list),
      before: { status: stored.status },
      after: { status: to },
    });
    return toChangedList(id, list);
  });
};

/** How many prices of a deleted draft are removed at a time. */
const batchSize = 400;

const removePrices = async (id: string): Promise<void> => {
  for (;;) {
    const found = await findDocuments(pricesOfList(id), batchSize);
    await transact(async (transaction) => {
      for (const price of found) transaction.remove(pricesOfList(id).doc(price.id));
    });
    if (found.length < batchSize) break;
  }
  const shards = await findDocuments(priceShards(id), priceShardCount);
  await transact(async (transaction) => {
    for (const shard of shards) transaction.remove(priceShards(id).doc(shard.id));
  });
};

/**
 * Deletes a draft with its prices. Throws `price-list-not-changeable` for a list that was active:
 * orders may name it. `deletedCount` is 0 if there is no such list.
 */
export const deletePriceList = async (id: string, caller: Caller): Promise<Deleted> => {
  const deleted = await transact(async (transaction) => {
    const stored = await transaction.read(priceListResource.reference(id));
    if (!stored) return false;
    if (!canDeletePriceList(stored.status)) throw notChangeable(stored);
    transaction.remove(priceListResource.reference(id));
    recordAudit(transaction, caller, {
      action: 'price-list-deleted',
      target: listTarget(id, stored),
      before: auditedTerms(stored),
      after: {},
    });
    return true;
  });
  await removePrices(id);
  return { acknowledged: true, deletedCount: deleted ? 1 : 0 };
};
