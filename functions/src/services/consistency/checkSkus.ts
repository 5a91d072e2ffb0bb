import { skus, tools } from '../../store/collections/collections.ts';
import { batchesById, selectFields } from '../../store/reads/queries.ts';
import { readSku } from './documents/snapshots.ts';

/** A tool and the SKU that it has or that is reserved for it. */
interface Pair {
  toolId: string;
  sku: string;
}

const pairsOfTools = async (): Promise<Pair[]> => {
  const pairs: Pair[] = [];
  for await (const batch of batchesById(selectFields(tools, ['sku']))) {
    pairs.push(...batch.map(({ id, content }) => ({ toolId: id, sku: content.sku })));
  }
  return pairs;
};

const pairsOfReservations = async (): Promise<Pair[]> => {
  const pairs: Pair[] = [];
  for await (const batch of batchesById(skus)) {
    pairs.push(...batch.map(({ id, content }) => ({ toolId: content.toolId, sku: id })));
  }
  return pairs;
};

const keyOf = ({ toolId, sku }: Pair): string => `${sku} ${toolId}`;

const without = (pairs: readonly Pair[], others: readonly Pair[]): Pair[] => {
  const keys = new Set(others.map(keyOf));
  return pairs.filter((pair) => !keys.has(keyOf(pair)));
};

// The tool may have been created, changed or deleted since it was read.
const problemOf = async (pair: Pair): Promise<string[]> => {
  const { toolId, sku } = pair;
  const { ofTool, owner } = await readSku(toolId, sku);
  if ((ofTool === sku) === (owner === toolId)) return [];
  return ofTool === sku
    ? [`tool ${toolId}: its SKU ${sku} is reserved for ${owner ? `tool ${owner}` : 'no tool'}`]
    : [`SKU ${sku} is reserved for tool ${toolId}, which does not have it`];
};

/**
 * Checks that the SKU of each tool is reserved for it, and each reservation is for a tool with that
 * SKU. Returns a sentence for each problem. Can run while the shop sells. Costs a read for each
 * tool and each reservation.
 */
export const checkSkus = async (): Promise<string[]> => {
  const [had, reserved] = await Promise.all([pairsOfTools(), pairsOfReservations()]);
  const suspects = [...without(had, reserved), ...without(reserved, had)];
  const problems: string[] = [];
  for (const suspect of suspects) problems.push(...(await problemOf(suspect)));
  return problems;
};
