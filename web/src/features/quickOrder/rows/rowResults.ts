import {
  type Assortment,
  type CartLine,
  type CartTool,
  changedSkuProblem,
  checkLine,
  cleanCell,
  counted,
  formatCount,
  isFormula,
  type LinePrice,
  normaliseSku,
  priceLine,
  skuPattern,
  smallestQuantityOf,
} from 'functions/contract';
import { refusedPieces } from '../../../domain/cart/stored/refusedPieces.ts';
import { ownPriceText } from '../../../domain/prices/agreedTexts.ts';
import { unseenText } from '../../../domain/tool/hiddenTool.ts';
import { numberWithin, quantityTextProblem, readQuantity } from './cells.ts';
import { isBlank, type PadRow } from './padRows.ts';

/** The tools that are known by SKU or name, as in `skuOf`; null for a text that no tool has. */
export type ToolsBySku = ReadonlyMap<string, CartTool | null>;

/** The result of a row. */
export interface RowResult {
  state: 'blank' | 'unknown' | 'ready' | 'problem' | 'not-found';
  tool: CartTool | null;
  /** The problem. */
  message: string | null;
  /** The column with the problem. */
  column: 'sku' | 'quantity';
  /** The quantities that solve it. */
  nearest: readonly number[];
  /** The pieces of all rows for this tool, and their price. Null in all but the first of them. */
  quantity: number | null;
  price: LinePrice | null;
  /** That the price is agreed, and the list price; empty for a list price. */
  agreed: string;
  /** Further notes: other rows for the same tool, pieces in the cart. */
  note: string | null;
  /** The rows for the same tool that a repair replaces. */
  rowIds: readonly string[];
}

/** The result of a blank row. */
export const blankResult: RowResult = {
  state: 'blank',
  tool: null,
  message: null,
  column: 'sku',
  nearest: [],
  quantity: null,
  price: null,
  agreed: '',
  note: null,
  rowIds: [],
};

/** The SKU of a row in the stored form. */
export const skuOf = ({ sku }: Pick<PadRow, 'sku'>): string => normaliseSku(cleanCell(sku));

/** Whether a text can be a SKU. */
export const isSku = (sku: string): boolean => skuPattern.test(sku);

/** Whether a row has a text that may be the SKU or the name of a tool. */
export const canBeLookedUp = ({ sku }: Pick<PadRow, 'sku'>): boolean => {
  const text = cleanCell(sku);
  return text !== '' && !isFormula(text) && changedSkuProblem(text) === undefined;
};

/** The message for a text that no tool has which the payer sees. */
const notFoundMessage = (row: PadRow, assortment: Assortment): string => {
  const tool = assortment === 'only' ? 'No tool in your assortment' : 'No tool';
  return `${tool} has the ${isSku(skuOf(row)) ? 'SKU' : 'SKU or name'} ${cleanCell(row.sku)}`;
};

interface FilledRow {
  row: PadRow;
  /** Counted from 1, as shown. */
  number: number;
}

const withoutTool = (row: PadRow, tools: ToolsBySku, assortment: Assortment): RowResult => {
  const problem = (message: string): RowResult => ({ ...blankResult, state: 'problem', message });
  const sku = skuOf(row);
  if (sku === '') return problem('Enter a SKU');
  if (isFormula(row.sku)) return problem('Formulas are not calculated here. Enter the SKU');
  const changed = changedSkuProblem(cleanCell(row.sku));
  if (changed) return problem(changed);
  if (!tools.has(sku)) return { ...blankResult, state: 'unknown' };
  return { ...blankResult, state: 'not-found', message: notFoundMessage(row, assortment) };
};

/** The quantities that a text without a number of pieces may mean: 12 for `12 packs`. */
const offeredFor = (text: string, tool: CartTool): readonly number[] => {
  if (text.trim() === '') return [smallestQuantityOf(tool)];
  const number = isFormula(text) ? null : numberWithin(text);
  if (number === null) return [];
  return checkLine(tool, { quantity: number })?.nearest ?? [number];
};

const unreadable = (row: PadRow, tool: CartTool, message: string): RowResult => ({
  ...blankResult,
  state: 'problem',
  tool,
  message,
  column: 'quantity',
  nearest: offeredFor(row.quantity, tool),
  rowIds: [row.id],
});

const joined = (numbers: readonly number[]): string =>
  `${numbers.length > 1 ? 'rows' : 'row'} ${numbers.map(formatCount).join(', ')}`;

const noteOf = (others: readonly number[], quantity: number, inCart: number): string | null => {
  const together = counted(quantity, 'piece');
  const notes = [
    others.length > 0 && `Together with ${joined(others)}: ${together}`,
    inCart > 0 &&
      `${formatCount(inCart)} in the cart already: ${formatCount(inCart + quantity)} in all`,
  ];
  return notes.filter((note) => note !== false).join(' · ') || null;
};

const joinedNotes = (...notes: (string | false | null | undefined)[]): string | null =>
  notes.filter(Boolean).join(' · ') || null;

/**
 * How the rules for quantities and the stock apply: a quick order has to keep to them, and an offer
 * may not.
 */
export type QuantityCheck = 'apply' | 'note';

interface ToolRows {
  tool: CartTool;
  rows: (FilledRow & { quantity: number })[];
}

/** The results of the rows for one tool, whose pieces count together. */
const resultsOfTool = (
  { tool, rows }: ToolRows,
  inCart: number,
  { rules, hidden }: Pick<Required<CheckOptions>, 'rules' | 'hidden'>,
): [string, RowResult][] => {
  const quantity = rows.reduce((sum, row) => sum + row.quantity, 0);
  const broken = refusedPieces(tool, quantity, inCart);
  const refusal = rules === 'apply' ? broken : null;
  const state = refusal ? 'problem' : 'ready';
  const rowIds = rows.map(({ row }) => row.id);
  const [first, ...others] = rows.map(({ number }) => number);
  const shared: RowResult = { ...blankResult, state, tool, column: 'quantity', rowIds };
  const isPriced = Number.isInteger(quantity) && quantity > 0;
  return rows.map(({ row }, at) => {
    if (at > 0) return [row.id, { ...shared, note: `Counted in row ${first}` }];
    const result: RowResult = {
      ...shared,
      ...refusal,
      quantity,
      price: isPriced ? priceLine(tool, quantity) : null,
      agreed: ownPriceText(tool, quantity, rules === 'note' ? 'agreed price' : 'your price'),
      note: joinedNotes(
        hidden.has(tool._id) && unseenText(tool),
        refusal ? null : broken?.message,
        noteOf(others, quantity, inCart),
      ),
    };
    return [row.id, result];
  });
};

const inCartOf = (lines: readonly CartLine[], { _id }: CartTool): number =>
  lines.find(({ toolId }) => toolId === _id)?.quantity ?? 0;

interface CheckOptions {
  rules?: QuantityCheck;
  /** What the payer sees of the catalogue. */
  assortment?: Assortment;
  /** The ids of tools that the payer of an offer does not see. */
  hidden?: ReadonlySet<string>;
}

const nothingHidden: ReadonlySet<string> = new Set();

/** The result of each row by its id. Rows for the same tool count together. */
export const resultsOf = (
  rows: readonly PadRow[],
  tools: ToolsBySku,
  cart: readonly CartLine[],
  { rules = 'apply', assortment = 'all', hidden = nothingHidden }: CheckOptions = {},
): Map<string, RowResult> => {
  const results = new Map<string, RowResult>();
  const byTool = new Map<string, ToolRows>();
  for (const [at, row] of rows.entries()) {
    const tool = tools.get(skuOf(row));
    const quantity = readQuantity(row.quantity);
    if (isBlank(row)) results.set(row.id, blankResult);
    else if (!tool) results.set(row.id, withoutTool(row, tools, assortment));
    else if (quantity === null)
      results.set(row.id, unreadable(row, tool, quantityTextProblem(row.quantity) ?? ''));
    else {
      const entry = byTool.get(tool._id) ?? { tool, rows: [] };
      entry.rows.push({ row, number: at + 1, quantity });
      byTool.set(tool._id, entry);
    }
  }
  for (const entry of byTool.values()) {
    for (const [id, result] of resultsOfTool(entry, inCartOf(cart, entry.tool), {
      rules,
      hidden,
    }))
      results.set(id, result);
  }
  return results;
};

/** Whether a row shows the same for two results. */
export const isSameResult = (one: RowResult, other: RowResult): boolean =>
  one === other ||
  (one.state === other.state &&
    one.tool === other.tool &&
    one.message === other.message &&
    one.note === other.note &&
    one.quantity === other.quantity &&
    one.rowIds.join() === other.rowIds.join());

/** Whether a row needs attention before it can go to the cart. */
export const needsAttention = ({ state, message }: RowResult): boolean =>
  (state === 'problem' || state === 'not-found') && message !== null;

/** The pieces to add of each tool. */
export const readyLines = (
  results: Iterable<RowResult>,
): { tool: CartTool; quantity: number; price: LinePrice; rowIds: readonly string[] }[] =>
  [...results].flatMap(({ state, tool, quantity, price, rowIds }) =>
    state === 'ready' && tool && quantity !== null && price
      ? [{ tool, quantity, price, rowIds }]
      : [],
  );
