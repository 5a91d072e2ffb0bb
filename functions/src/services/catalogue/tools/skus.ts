import { generatedSku, type ToolFields } from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import { skus, tools } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';

/** The maximum number of values that a Firestore query compares a field with. */
export const skusPerQuery = 30;

/** The queries for the tools with some SKUs. */
export const queriesBySku = (wanted: readonly string[]): ReturnType<typeof tools.where>[] => {
  const distinct = [...new Set(wanted)];
  return Array.from({ length: Math.ceil(distinct.length / skusPerQuery) }, (_, at) =>
    tools.where('sku', 'in', distinct.slice(at * skusPerQuery, (at + 1) * skusPerQuery)),
  );
};

/** The error for a SKU that belongs to another tool. */
export const skuTaken = (sku: string, toolName = 'another tool'): ApiError =>
  new ApiError('sku-taken', {
    errors: { sku: `${sku} is the SKU of “${toolName}”: enter another one` },
  });

const ownerOf = async (transaction: Transaction, sku: string): Promise<string | undefined> =>
  (await transaction.read(skus.doc(sku)))?.toolId;

const reserveGiven = async (
  transaction: Transaction,
  toolId: string,
  sku: string,
): Promise<string> => {
  const owner = await ownerOf(transaction, sku);
  if (owner === undefined) transaction.create(skus.doc(sku), { toolId });
  else if (owner !== toolId) {
    const other = await readDocument(tools.doc(owner));
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

/** Releases the SKU of a tool, so that another one can have it. */
export const releaseSku = async (
  transaction: Transaction,
  toolId: string,
  sku: string,
): Promise<void> => {
  if ((await ownerOf(transaction, sku)) === toolId) transaction.remove(skus.doc(sku));
};

/** Reserves another SKU for a tool and releases the one it had. Throws `sku-taken`. */
export const moveSku = async (
  transaction: Transaction,
  toolId: string,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  await reserveGiven(transaction, toolId, to);
  await releaseSku(transaction, toolId, from);
};
