import { generatedSku, limits, type ToolFields } from '../../../contract/index.ts';
import type { ToolDocument } from '../../../documents/tools.ts';
import { ApiError } from '../../../errors.ts';
import { skus, tools } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';

/** The maximum number of values that a Firestore query compares a field with. */
export const skusPerQuery = 30;

const chunksOf = (wanted: readonly string[]): string[][] => {
  const distinct = [...new Set(wanted)];
  return Array.from({ length: Math.ceil(distinct.length / skusPerQuery) }, (_, at) =>
    distinct.slice(at * skusPerQuery, (at + 1) * skusPerQuery),
  );
};

type ToolQuery = ReturnType<typeof tools.where>;

/** The queries for the tools with some SKUs. */
export const queriesBySku = (wanted: readonly string[]): ToolQuery[] =>
  chunksOf(wanted).map((chunk) => tools.where('sku', 'in', chunk));

/** The queries for the tools that had some SKUs. */
export const queriesByOldSku = (wanted: readonly string[]): ToolQuery[] =>
  chunksOf(wanted).map((chunk) => tools.where('oldSkus', 'array-contains-any', chunk));

/** The SKU of a tool, and those that it had before. */
type SkusOfTool = Pick<ToolDocument, 'sku' | 'oldSkus'>;

/** The error for a SKU that belongs to another tool. */
export const skuTaken = (sku: string, toolName = 'another tool'): ApiError =>
  new ApiError('sku-taken', {
    errors: { sku: `${sku} is the SKU of “${toolName}”: enter another one` },
  });

const ownerOf = async (transaction: Transaction, sku: string): Promise<string | undefined> =>
  (await transaction.read(skus.doc(sku)))?.toolId;

const oldSkuTaken = (sku: string, toolName: string): ApiError =>
  new ApiError('sku-taken', {
    errors: {
      sku: `${sku} is an old SKU of “${toolName}”, which it still finds: enter another one`,
    },
  });

const reserveGiven = async (
  transaction: Transaction,
  toolId: string,
  sku: string,
): Promise<string> => {
  const owner = await ownerOf(transaction, sku);
  if (owner === undefined) transaction.create(skus.doc(sku), { toolId });
  else if (owner !== toolId) {
    const other = await readDocument(tools.doc(owner));
    if (other?.oldSkus?.includes(sku)) throw oldSkuTaken(sku, other.toolName);
    throw skuTaken(sku, other?.toolName);
  }
  return sku;
};

const reserveGenerated = async (
  transaction: Transaction,
  toolId: string,
  category: ToolFields['category'],
): Promise<string> => {
  for (let attempt = 0; ; attempt += 1) {
    const sku = generatedSku(category, toolId, attempt);
    const owner = await ownerOf(transaction, sku);
    if (owner === undefined) transaction.create(skus.doc(sku), { toolId });
    if (owner === undefined || owner === toolId) return sku;
  }
};

/**
 * Reserves the SKU of a tool, or a generated one if it has none, and returns it. Throws `sku-taken`
 * if it belongs to another tool.
 */
export const reserveSku = (
  transaction: Transaction,
  toolId: string,
  { sku, category }: Partial<Pick<ToolFields, 'sku'>> & Pick<ToolFields, 'category'>,
): Promise<string> =>
  sku ? reserveGiven(transaction, toolId, sku) : reserveGenerated(transaction, toolId, category);

const releaseSku = async (transaction: Transaction, toolId: string, sku: string): Promise<void> => {
  if ((await ownerOf(transaction, sku)) === toolId) transaction.remove(skus.doc(sku));
};

/** Releases the SKUs of a deleted tool, also the old ones, so that other tools can have them. */
export const releaseSkus = async (
  transaction: Transaction,
  toolId: string,
  { sku, oldSkus = [] }: SkusOfTool,
): Promise<void> => {
  for (const one of [sku, ...oldSkus]) await releaseSku(transaction, toolId, one);
};

/**
 * Gives a tool another SKU, and returns its old ones. They stay reserved for it, because buyers still
 * order by them, except for that of a draft and the oldest ones of many. Throws `sku-taken`.
 */
export const moveSku = async (
  transaction: Transaction,
  toolId: string,
  { sku: from, stage, oldSkus = [] }: SkusOfTool & Pick<ToolFields, 'stage'>,
  to: string,
): Promise<string[]> => {
  await reserveGiven(transaction, toolId, to);
  const others = oldSkus.filter((sku) => sku !== to);
  const kept = (stage === 'draft' ? others : [from, ...others]).slice(0, limits.sku.old);
  for (const sku of [from, ...others].filter((one) => !kept.includes(one))) {
    await releaseSku(transaction, toolId, sku);
  }
  return kept;
};
