import {
  type LinePrice,
  limits,
  lineTotalOf,
  priceLine,
  type QuantityRules,
  quantityRangeOf,
} from 'functions/contract';
import { catalogue, kinds, shopWindow } from '../../catalogue/catalogue.ts';
import type { CatalogueTool } from '../../catalogue/catalogueTool.ts';
import type { Random } from '../../data/random.ts';
import type { Outcome } from './history.ts';

/** A line of an order of the seed. */
export interface SeedLine {
  toolId: string;
  quantity: number;
  /** The price of a piece in cents that the shop offered in a quote. */
  offeredPrice?: number;
}

/**
 * A tool as it was before it sold: an order of the past depends on the rules, not on today's stock.
 */
export const inAmpleStock = <Tool extends QuantityRules>(tool: Tool): Tool => ({
  ...tool,
  available: limits.stock.max,
});

/** The price of a line: as offered in a quote, or as the tool is for sale. */
export const priceOf = (
  tool: CatalogueTool,
  { quantity, offeredPrice: unitPrice }: Omit<SeedLine, 'toolId'>,
): LinePrice =>
  unitPrice === undefined
    ? priceLine(tool, quantity)
    : { unitPrice, breakQuantity: null, lineTotal: lineTotalOf(unitPrice, quantity) };

/** The price of a line of a tool that is for sale. */
export const priceSeedLine = (line: SeedLine): LinePrice => {
  const tool = catalogue.find(({ id }) => id === line.toolId);
  if (!tool) throw new Error(`There is no tool ${line.toolId}`);
  return priceOf(tool, line);
};

/** The lines at a discount of so many percent. */
export const discounted = (lines: readonly SeedLine[], percent: number): SeedLine[] =>
  lines.map((line) => ({
    ...line,
    offeredPrice: Math.round((priceSeedLine(line).unitPrice * (100 - percent)) / 100),
  }));

const popularity = ({ id }: CatalogueTool): number => {
  const position = kinds.findIndex((tool) => tool.id === id);
  return (shopWindow.includes(id) ? 6 : 1) + (position % 5);
};

// Cancelled pieces return to stock. If a tool is sold out now, its stock would have been negative.
const isPlentiful = ({ available, minOrder }: CatalogueTool): boolean => available >= 15 * minOrder;

/** How many times the smallest order: mostly once or twice. */
const multiples = [1, 1, 1, 1, 2, 2, 2, 3, 3, 5];

/** So many times the smallest order, or as many pieces as an order may have. */
const quantityOf = (tool: CatalogueTool, times: number): number => {
  const range = quantityRangeOf(inAmpleStock(tool));
  return range ? Math.min(times * range.smallest, range.largest) : 0;
};

/** The lines of an order, each for another tool. */
export const linesOf = (
  { outcome, lineCount }: { outcome: Outcome; lineCount: number },
  random: Random,
): SeedLine[] =>
  random
    .sample(outcome === 'delivered' ? kinds : kinds.filter(isPlentiful), lineCount, popularity)
    .map((tool) => ({ toolId: tool.id, quantity: quantityOf(tool, random.item(multiples)) }));
