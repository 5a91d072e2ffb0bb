import { limits } from '../../contract/index.ts';
import type { ToolDocument } from '../../documents/tools.ts';
import { tools } from '../../store/collections/collections.ts';
import { countDocuments, type Found, readBatch } from '../../store/reads/queries.ts';

/** The tools with few pieces: how many there are, and those with the fewest. */
export interface LowStock {
  count: number;
  tools: Found<ToolDocument>[];
}

// Nobody waits for the stock of a draft.
const low = tools.where('stage', '==', 'on-sale').where('available', '<', limits.lowStock);

/** The number of tools with few pieces. */
export const countLowStock = (): Promise<number> => countDocuments(low);

/** The number of tools with few pieces, and so many of them with the fewest. */
export const findLowStock = async (size: number): Promise<LowStock> => {
  const [count, lowest] = await Promise.all([
    countLowStock(),
    readBatch(low, { field: 'available', direction: 'asc' }, size),
  ]);
  return { count, tools: lowest };
};
