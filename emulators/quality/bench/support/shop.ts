/** The tools, orders and customers of the API bench. */
import { randomUUID } from 'node:crypto';
import { AggregateField, Firestore } from '@google-cloud/firestore';
import { projectId } from '@tools-hub/kit/project';
import {
  collectionNames,
  packPrice,
  priceShardCount,
  priceShardOf,
  searchTermsOf,
  staffToolDefaults,
  toCents,
  toolDefaults,
} from 'functions/contract';
import type {
  IndexedPriceList,
  PriceIndexDocument,
  PriceShardDocument,
  SkuDocument,
  ToolDocument,
} from 'functions/documents';
import { clientOf } from './client.ts';

const toolCount = 500;
const openingStock = 1_000_000;
const price = 12.5;

/** The id of the n-th tool, modulo the number of tools. */
export const toolId = (n: number): string => `bench-${n % toolCount}`;

/** The SKU of the n-th tool, modulo the number of tools. */
export const skuOf = (n: number): string => `CHS-${1_000 + (n % toolCount)}`;

const tool = (n: number): ToolDocument => {
  const text = {
    sku: skuOf(n),
    toolName: `Bevel-edge chisel ${n} mm`,
    toolDescription: 'Forged from one piece, ground by hand, with a handle of ash. '.repeat(3),
  };
  const at = new Date(Date.UTC(2026, 0, 1) + n * 1000);
  return {
    ...toolDefaults,
    ...staffToolDefaults,
    ...text,
    attributeNumbers: {},
    relatedIds: [],
    morePicturePaths: [],
    price,
    available: openingStock,
    minOrder: 1,
    imageLink: `https://example.test/tools/${toolId(n)}/picture.webp`,
    imagePath: `tools/${toolId(n)}/picture.webp`,
    searchTerms: searchTermsOf(text),
    createdAt: at,
    updatedAt: at,
  };
};

/** All tools of the bench, with their ids. */
export const benchTools = (): [id: string, tool: ToolDocument][] =>
  Array.from({ length: toolCount }, (_, n) => [toolId(n), tool(n)]);

const group = 'bench';
const contract = 'bench-contract';

const terms = {
  discount: null,
  status: 'active',
  from: null,
  until: null,
  assortment: 'all',
  version: 1,
  shards: Array.from({ length: priceShardCount }, () => 1),
} as const;

/** A list of fixed prices for a group, and a percentage for all. */
const lists: Record<string, IndexedPriceList> = {
  [contract]: {
    ...terms,
    name: 'Contract',
    kind: 'fixed',
    audience: { kind: 'group', id: group },
    shards: [...terms.shards],
  },
  'bench-percentage': {
    ...terms,
    name: 'Percentage',
    kind: 'percentage',
    discount: 500,
    audience: { kind: 'all', id: null },
    shards: [...terms.shards],
  },
};

/** The prices of the contract: every other tool has one. */
const contractShards = (): PriceShardDocument[] => {
  const shards = terms.shards.map((version): PriceShardDocument => ({ version, prices: {} }));
  for (let n = 0; n < toolCount; n += 2) {
    const shard = shards[priceShardOf(toolId(n))];
    if (shard) shard.prices[toolId(n)] = packPrice({ price: price * 0.8, priceBreaks: [] });
  }
  return shards;
};

/** Direct access to Firestore, without the API. */
export const openStore = () => {
  const firestore = new Firestore({ projectId });
  const tools = firestore.collection(collectionNames.tools);
  const skus = firestore.collection(collectionNames.skus);
  const orders = firestore.collection(collectionNames.orders);
  return {
    fill: async () => {
      const [toolBatch, skuBatch] = [firestore.batch(), firestore.batch()];
      for (const [toolId, document] of benchTools()) {
        toolBatch.set(tools.doc(toolId), document);
        skuBatch.set(skus.doc(document.sku), { toolId } satisfies SkuDocument);
      }
      await Promise.all([toolBatch.commit(), skuBatch.commit()]);
    },
    /** Agrees prices with customers, whose groups the shop reads too. */
    agreePrices: async (uids: readonly string[]) => {
      const batch = firestore.batch();
      const index: PriceIndexDocument = { revision: 1, lists };
      batch.set(firestore.collection(collectionNames.priceIndex).doc('active'), index);
      const stored = firestore.collection(
        `${collectionNames.priceLists}/${contract}/${collectionNames.priceShards}`,
      );
      for (const [at, shard] of contractShards().entries()) batch.set(stored.doc(`${at}`), shard);
      const customers = firestore.collection(collectionNames.customers);
      for (const uid of uids) batch.set(customers.doc(uid), { groups: [group] }, { merge: true });
      await batch.commit();
    },
    /** The pieces missing from the stock. */
    soldPieces: async () => {
      const total = await tools.aggregate({ left: AggregateField.sum('available') }).get();
      return toolCount * openingStock - total.data().left;
    },
    orderCount: async () => (await orders.count().get()).data().count,
  };
};

const buyer = { phoneNumber: '01234567890', orderAddress: '1 Workshop Lane, Leicester' };

/** The body of an order for one piece of a tool, as in the specification. */
export const orderOf = (id: string) => ({
  order: { ...buyer, orderQuantity: 1, tool: { _id: id }, totalBill: price },
});

/** The body of an order for one piece of each tool. */
export const orderOfLines = (ids: readonly string[]) => ({
  order: {
    ...buyer,
    lines: ids.map((id) => ({ toolId: id, quantity: 1, unitPrice: toCents(price) })),
  },
});

/** Registers a customer with the Auth emulator. */
export const register = async (
  authAddress: string,
): Promise<{ uid: string; email: string; token: string }> => {
  const email = `${randomUUID()}@example.test`;
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=bench';
  const json = { email, password: 'a-password', returnSecureToken: true };
  const answer = await clientOf(authAddress)('POST', path, { json });
  const { localId: uid, idToken: token } = JSON.parse(answer);
  return { uid, email, token };
};
