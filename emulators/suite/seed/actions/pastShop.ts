import { collectionNames, limits } from 'functions/contract';
import type { StockEntryDocument, ToolDocument } from 'functions/documents';
import { type MemoryStore, withMemoryStore } from 'functions/testing/store/memoryStore';
import { companyDocuments, membershipDocuments } from '../companyDocuments/companyDocuments.ts';
import { admin } from '../data/accounts.ts';
import { openingOf } from '../data/calendar.ts';
import type { Seed } from '../dataset/seedData.ts';
import { SeedError } from '../dataset/seedError.ts';
import { customerDocuments } from '../documents/customerDocuments.ts';
import {
  type SeedDocument,
  settingsDocument,
  toolDocuments,
  userDocuments,
} from '../documents/documents.ts';
import { type Action, callersOf, type PastShop } from './action.ts';
import { bankActions } from './bankActions.ts';
import { inThePast, withMoments } from './inThePast.ts';
import { orderActions } from './orderActions.ts';
import { paymentActions } from './paymentActions.ts';
import { returnActions } from './returnActions.ts';

const openingPath = (toolPath: string): string =>
  `${toolPath}/${collectionNames.stockEntries}/opening`;

/** Enough for all that was ever sold; `countStock` takes away what is too much. */
const amply = { available: limits.stock.max };

const openShop = (seed: Seed, bucket: string): MemoryStore => {
  const by = { by: admin.uid, at: openingOf(seed.now) };
  const tools = toolDocuments(seed, bucket).flatMap(({ path, content }) => [
    { path, content: { ...content, ...amply } },
    {
      path: openingPath(path),
      content: { change: amply.available, reason: 'opening', orderId: null, ...by },
    },
  ]);
  const documents: SeedDocument<object>[] = [
    ...tools,
    settingsDocument(seed),
    ...userDocuments(seed, bucket),
    ...companyDocuments(seed),
    ...membershipDocuments(seed),
    ...customerDocuments(seed),
  ];
  return new Map(documents.map(({ path, content }) => [path, content]));
};

/** What a tool opened with is what is left now, and all that was sold. */
const countStock = (seed: Seed, bucket: string, store: MemoryStore): void => {
  for (const { path, content } of toolDocuments(seed, bucket)) {
    const { available } = store.get(path) as ToolDocument;
    const opening = store.get(openingPath(path)) as StockEntryDocument;
    const change = opening.change - (available - content.available);
    store.set(openingPath(path), { ...opening, change }).set(path, content);
  }
};

const perform = async ({ entry, step, run, ...moment }: Action): Promise<void> => {
  try {
    await inThePast(moment, run);
  } catch (cause) {
    const error = new SeedError(
      'orders/generateOrders.ts',
      entry,
      `it cannot be ${step}: ${cause}`,
    );
    throw Object.assign(error, { cause });
  }
};

/** The mails were sent long ago, and nobody repeats a request of the past. */
const forgotten = [collectionNames.mail, collectionNames.answers];

/** All that happened, oldest first. What the bank statement books is not recorded by hand. */
const actionsOf = (shop: PastShop): Action[] => {
  const { orders, now } = shop.seed;
  const bank = bankActions(shop);
  const ids = new Set(bank.map(({ id }) => id));
  const others = orders.flatMap((order) => [
    ...orderActions(order, shop),
    ...returnActions(order, shop),
    ...paymentActions(order, shop),
  ]);
  return [...others.filter(({ id }) => !ids.has(id)), ...bank]
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
};

/**
 * The documents of a shop in which all that the orders of a seed say has happened, as its services
 * write them.
 */
export const pastDocuments = async (
  seed: Seed,
  bucket: string,
): Promise<SeedDocument<object>[]> => {
  const store = openShop(seed, bucket);
  const shop: PastShop = { seed, bucket, store, callerOf: callersOf(seed) };
  await withMoments(() =>
    withMemoryStore({ store, without: forgotten }, async () => {
      for (const action of actionsOf(shop)) await perform(action);
    }),
  );
  countStock(seed, bucket, store);
  return [...store].map(([path, content]) => ({ path, content }));
};

/** Those of one collection. */
export const documentsIn = <Content>(
  documents: readonly SeedDocument<object>[],
  name: string,
): SeedDocument<Content>[] =>
  documents
    .filter(({ path }) => path.startsWith(`${name}/`) && path.split('/').length === 2)
    .map(({ path, content }) => ({ path, content: content as Content }));

/** The contents of those of one collection. */
export const contentsIn = <Content>(
  documents: readonly SeedDocument<object>[],
  name: string,
): Content[] => documentsIn<Content>(documents, name).map(({ content }) => content);
