import {
  counted,
  formatCount,
  formatDayOf,
  remainingOf,
  type Seller,
  sumPieces,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { ContentRow, DocumentContent } from './documentContent.ts';
import { comparePlaces, type PrintedTools, packsText } from './pickListTexts.ts';

/** Orders to be picked together, and the shop. */
export interface PrintedCollection extends PrintedTools {
  orders: readonly OrderDocument[];
  seller: Seller;
  /** The zone of its days. */
  timeZone: string;
  at: Date;
}

/** The most orders that the row of a tool names. */
const maxNamed = 6;

/** A tool to pick, and how many pieces of it each order gets. */
interface CollectedTool {
  toolId: string;
  sku: string;
  toolName: string;
  orders: { number: string; quantity: number }[];
}

const collect = (orders: readonly OrderDocument[]): CollectedTool[] => {
  const tools = new Map<string, CollectedTool>();
  for (const { number, lines } of orders) {
    for (const line of lines) {
      const quantity = remainingOf(line);
      if (quantity === 0) continue;
      const { toolId, sku, toolName } = line;
      const tool = tools.get(toolId) ?? { toolId, sku, toolName, orders: [] };
      tool.orders.push({ number, quantity });
      tools.set(toolId, tool);
    }
  }
  return [...tools.values()];
};

const piecesIn = ({ orders }: CollectedTool): number =>
  sumPieces(orders, ({ quantity }) => quantity);

const ordersText = ({ orders }: CollectedTool): string => {
  const named = orders.slice(0, maxNamed);
  const more = orders.length - named.length;
  const texts = named.map(({ number, quantity }) => `${number}×${formatCount(quantity)}`);
  return [...texts, ...(more > 0 ? [`${more} more`] : [])].join(', ');
};

const rowsOf = (tools: readonly CollectedTool[], printed: PrintedCollection): ContentRow[] => {
  const packsOf = (tool: CollectedTool) =>
    packsText(piecesIn(tool), printed.packSizes.get(tool.toolId) ?? 1);
  const hasPacks = tools.some((tool) => packsOf(tool) !== '');
  return tools
    .map((tool) => ({
      place: printed.places.get(tool.toolId) ?? '',
      sku: tool.sku,
      name: `${tool.toolName}\n${ordersText(tool)}`,
      figures: [...(hasPacks ? [packsOf(tool)] : []), formatCount(piecesIn(tool))],
      amount: piecesIn(tool),
    }))
    .toSorted((one, other) => comparePlaces(one, other) || one.sku.localeCompare(other.sku));
};

/** The texts of a list of what several orders need, by storage place and tool. */
export const collectedContent = (printed: PrintedCollection): DocumentContent => {
  const { orders, seller, timeZone, at } = printed;
  const tools = collect(orders);
  const pieces = formatCount(sumPieces(tools, piecesIn));
  const rows = rowsOf(tools, printed);
  const hasPacks = (rows[0]?.figures.length ?? 0) > 1;
  return {
    title: 'Collected pick list',
    number: `of ${counted(orders.length, 'order')}`,
    issuedAt: at,
    seller,
    buyer: { label: 'Pick for', name: counted(orders.length, 'order'), lines: [] },
    facts: [
      { label: 'Printed', value: formatDayOf(at, timeZone), isStrong: true },
      { label: 'Tools', value: formatCount(tools.length) },
      { label: 'Pieces', value: pieces },
    ],
    headings: [...(hasPacks ? ['Packs'] : []), 'Pieces'],
    rows,
    formatSum: formatCount,
    hasBoxes: true,
    sums: [{ label: 'Total pieces', value: pieces, isStrong: true }],
    note: `Orders: ${orders.map(({ number }) => number).join(', ')}`,
    noteFacts: [],
  };
};
