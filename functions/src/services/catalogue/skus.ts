import { skus, tools } from '../../collections.ts';
import { generatedSku, type ToolCategory } from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { ApiError } from '../../errors.ts';
import type { Transaction } from '../store/transact.ts';

const takenError = async (sku: string, toolId: string): Promise<ApiError> => {
  const name = (await readDocument(tools.doc(toolId)))?.toolName ?? 'another tool';
  return new ApiError('sku-taken', {
    errors: { sku: `${sku} is the SKU of “${name}”: enter another one` },
  });
};

/** Reserves a SKU for a tool. Throws `sku-taken` if it belongs to another tool. */
export const reserveSku = async (
  transaction: Transaction,
  sku: string,
  toolId: string,
): Promise<void> => {
  const reference = skus.doc(sku);
  const owner = (await transaction.read(reference))?.toolId;
  if (owner === toolId) return;
  if (owner !== undefined) throw await takenError(sku, owner);
  transaction.create(reference, { toolId });
};

/** Reserves a generated SKU for a tool, and returns it. */
export const reserveGeneratedSku = async (
  transaction: Transaction,
  category: ToolCategory,
  toolId: string,
): Promise<string> => {
  for (let attempt = 0; ; attempt += 1) {
    const sku = generatedSku(category, toolId, attempt);
    const reference = skus.doc(sku);
    if (await transaction.read(reference)) continue;
    transaction.create(reference, { toolId });
    return sku;
  }
};

/** Releases the SKU of a tool, so that another one can have it. */
export const releaseSku = async (
  transaction: Transaction,
  sku: string,
  toolId: string,
): Promise<void> => {
  const reference = skus.doc(sku);
  if ((await transaction.read(reference))?.toolId === toolId) transaction.remove(reference);
};
