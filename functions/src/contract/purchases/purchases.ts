import { limits } from '../limits.ts';

/** A purchase of a tool, as it is stored. */
interface StoredPurchase {
  quantity: number;
  at: Date;
  orderId: string;
  /** The account that placed the order. */
  userId: string;
}

/** The last purchase of a tool, and the one before it: if the last one is cancelled, that counts. */
interface ToolPurchases extends StoredPurchase {
  before: StoredPurchase | null;
}

/** The purchases of a payer by the ids of the tools. */
export type PurchasesByTool = Readonly<Record<string, ToolPurchases>>;

/** The purchases that change: null for tools that are removed. */
export type PurchaseChanges = Record<string, ToolPurchases | null>;

interface PurchasedOrder {
  orderId: string;
  userId: string;
  at: Date;
  lines: readonly { toolId: string; quantity: number }[];
}

const withoutBefore = ({ before: _, ...purchase }: ToolPurchases): StoredPurchase => purchase;

/** The tools that were bought longest ago, beyond the limit. */
const oldest = (purchases: PurchasesByTool): string[] =>
  Object.entries(purchases)
    .toSorted(([, one], [, other]) => other.at.getTime() - one.at.getTime())
    .slice(limits.purchasedTools)
    .map(([toolId]) => toolId);

/** What changes with a new order: the oldest tools make room for its own. */
export const purchasesAfter = (
  stored: PurchasesByTool,
  { lines, ...order }: PurchasedOrder,
): PurchaseChanges => {
  const bought: PurchaseChanges = {};
  for (const { toolId, quantity } of lines) {
    const last = stored[toolId];
    bought[toolId] = { quantity, ...order, before: last ? withoutBefore(last) : null };
  }
  const removed = oldest({ ...stored, ...(bought as PurchasesByTool) });
  return { ...bought, ...Object.fromEntries(removed.map((toolId) => [toolId, null])) };
};

/** What changes with the cancellation of an order: the purchases before it count again. */
export const purchasesWithout = (stored: PurchasesByTool, orderId: string): PurchaseChanges => {
  const changed = Object.entries(stored).flatMap(([toolId, last]) => {
    if (last.orderId === orderId) {
      return [[toolId, last.before && { ...last.before, before: null }] as const];
    }
    return last.before?.orderId === orderId ? [[toolId, { ...last, before: null }] as const] : [];
  });
  return Object.fromEntries(changed);
};
