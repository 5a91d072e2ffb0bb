/**
 * What an order counts for in reports: net amounts, less what was cancelled or credited, in the month
 * in which it was placed. Everything that reports add up, and its check, comes from here.
 */
import { netOf } from '../orders/paymentStatus.ts';
import type { ToolCategory } from '../tools/categories.ts';

/** What reports need of a line, as it was when it was ordered. No response has it. */
export interface SaleFacts {
  category: ToolCategory;
  /** What a piece cost the shop, in whole cents; null if that was not known. */
  unitCost: number | null;
}

/** Net amounts in whole cents. */
export interface SalesFigures {
  net: number;
  /** The part of the net amount whose cost is known. */
  costed: number;
  /** The cost of that part. */
  cost: number;
}

/** What an order counts for, in all and by category. */
export interface OrderSales extends SalesFigures {
  /** 1, or 0 for an order that comes to nothing. */
  orders: number;
  categories: Partial<Record<ToolCategory, SalesFigures>>;
}

interface SoldLine {
  toolId: string;
  quantity: number;
  cancelled: number;
  credited: number;
  unitPrice: number;
  lineTotal: number;
}

type NetOrder = Parameters<typeof netOf>[0];

/** The fields of an order that decide what it counts for. */
export interface SoldOrder extends NetOrder {
  lines: readonly SoldLine[];
  saleFacts: Readonly<Record<string, SaleFacts>>;
}

export const noFigures: SalesFigures = { net: 0, costed: 0, cost: 0 };

/** The sum of figures. */
export const addFigures = (one: SalesFigures, other: SalesFigures): SalesFigures => ({
  net: one.net + other.net,
  costed: one.costed + other.costed,
  cost: one.cost + other.cost,
});

const unknownFacts: SaleFacts = { category: 'other', unitCost: null };

/** The net amount of a line, less its credited pieces. */
const netOfLine = ({ lineTotal, credited, unitPrice }: SoldLine): number =>
  lineTotal - credited * unitPrice;

/** The pieces that the amount is for. A free line has no amount that would say so. */
const soldPieces = (line: SoldLine): number =>
  line.unitPrice > 0 ? netOfLine(line) / line.unitPrice : line.quantity - line.cancelled;

/**
 * The net amounts of the lines, which add up to that of the order: a credit without pieces is taken
 * from the lines in proportion to their amounts.
 */
const netsOfLines = (lines: readonly SoldLine[], net: number): number[] => {
  const nets = lines.map(netOfLine);
  const total = nets.reduce((sum, one) => sum + one, 0);
  let [before, given] = [0, 0];
  return nets.map((one) => {
    before += one;
    const upTo = total === 0 ? 0 : Math.round((net * before) / total);
    const share = upTo - given;
    given = upTo;
    return share;
  });
};

const figuresOf = (line: SoldLine, net: number, unitCost: number | null): SalesFigures =>
  unitCost === null
    ? { ...noFigures, net }
    : { net, costed: net, cost: soldPieces(line) * unitCost };

/** What an order counts for. */
export const salesOfOrder = (order: SoldOrder): OrderSales => {
  const net = netOf(order);
  const categories: OrderSales['categories'] = {};
  if (net === 0) return { ...noFigures, orders: 0, categories };
  const nets = netsOfLines(order.lines, net);
  let sum = noFigures;
  for (const [at, line] of order.lines.entries()) {
    const { category, unitCost } = order.saleFacts[line.toolId] ?? unknownFacts;
    const figures = figuresOf(line, nets[at] ?? 0, unitCost);
    categories[category] = addFigures(categories[category] ?? noFigures, figures);
    sum = addFigures(sum, figures);
  }
  return { ...sum, net, orders: 1, categories };
};

/** The share of the margin in hundredths of percent; null where no cost is known. */
export const marginRateOf = ({ costed, cost }: Pick<SalesFigures, 'costed' | 'cost'>) =>
  costed > 0 ? Math.round(((costed - cost) * 10_000) / costed) : null;
