import { formatCents } from '../money.ts';
import { maxOrderMessage } from '../prescribed/homeTexts.ts';
import { isDiscontinued } from '../quantities/discontinued.ts';
import { piecesOnSale, type QuantityRules } from '../quantities/quantityRange.ts';
import {
  checkQuantity,
  missingPiecesMessage,
  nearestQuantities,
  type QuantityProblem,
} from '../quantities/quantityRules.ts';
import { type EndedPrice, endedPriceText } from './agreement.ts';
import { type Prices, priceLine } from './pricing.ts';

interface Figures {
  /** Pieces on sale now. */
  available?: number;
  /** Of a refused quantity: the nearest ones that can be ordered, smaller first. */
  nearest?: number[];
  /** The current price in cents. */
  unitPrice?: number;
  /** Of a changed price: the list by which it was lower until the list ended. */
  ended?: EndedPrice;
}

/** The tool that replaces a discontinued one. */
export interface Successor {
  toolId: string;
  sku: string;
  toolName: string;
}

/** Why a line is refused: an error code, with its figures. */
type Refusal = Figures &
  (
    | { code: 'tool-not-found' }
    | { code: 'discontinued'; successor?: Successor }
    | { code: 'validation' }
    | { code: 'insufficient-stock'; available: number }
    | { code: 'price-changed'; unitPrice: number }
  );

/** Why a line of an order is refused: codes of errors. */
export const refusalCodes = [
  'tool-not-found',
  'discontinued',
  'insufficient-stock',
  'validation',
  'price-changed',
] as const satisfies readonly Refusal['code'][];

/** A refused line of an order. */
export type RefusedLine = Refusal & { toolId: string };

/**
 * Why a line cannot be ordered as it is: its code and figures, and a message for one of its fields.
 */
export type LineProblem = Refusal & {
  field: 'toolId' | 'quantity' | 'unitPrice';
  /** The problem, as text for people. */
  message: string;
};

/** The pieces of a tool that a buyer asks for. */
export interface WantedLine {
  /** Null if it is missing. */
  quantity: number | null;
  /** The total in cents that the buyer saw, if any. */
  lineTotal?: number | undefined;
}

const missingTool: LineProblem = {
  code: 'tool-not-found',
  field: 'toolId',
  message: 'This tool is not on sale',
};

const discontinuedTool: LineProblem = {
  code: 'discontinued',
  field: 'toolId',
  message: 'This tool is discontinued',
};

/** Checks that the tool of a line is on sale, whatever the quantity. */
export const checkToolOnSale = (tool: QuantityRules | null | undefined): LineProblem | null => {
  if (!tool) return missingTool;
  return isDiscontinued(tool) ? discontinuedTool : null;
};

/** Checks that the tool of a line exists. Staff may offer a discontinued one. */
export const checkToolExists = (tool: object | null | undefined): LineProblem | null =>
  tool ? null : missingTool;

/** The tool of a line of staff, who may sell the last pieces of a discontinued one. */
export const soldByStaff = <Tool extends QuantityRules>(tool: Tool): Tool =>
  tool.stage === 'discontinued' ? { ...tool, stage: 'selling-out' } : tool;

const missingPieces: LineProblem = {
  code: 'validation',
  field: 'quantity',
  message: missingPiecesMessage,
};

const stockProblems: ReadonlySet<QuantityProblem> = new Set(['stock', 'remainder']);

const quantityProblem = (tool: QuantityRules, quantity: number): LineProblem | null => {
  const { problem, message } = checkQuantity(tool, quantity);
  if (problem === null || message === null) return null;
  const reason = stockProblems.has(problem)
    ? ({ code: 'insufficient-stock', available: piecesOnSale(tool) } as const)
    : ({ code: 'validation' } as const);
  return { ...reason, field: 'quantity', message, nearest: nearestQuantities(tool, quantity) };
};

const changedPrice = (unitPrice: number): LineProblem => ({
  code: 'price-changed',
  field: 'unitPrice',
  message: `The price is now ${formatCents(unitPrice)} a piece`,
  unitPrice,
});

/** A changed price, with the list that has ended as its reason. */
export const withEndedPrice = <Problem extends LineProblem>(
  problem: Problem,
  ended: EndedPrice,
): Problem => ({ ...problem, message: `${endedPriceText(ended)}. ${problem.message}`, ended });

const priceProblem = (
  tool: Prices,
  quantity: number,
  expectedTotal: number | undefined,
): LineProblem | null => {
  const { unitPrice, lineTotal } = priceLine(tool, quantity);
  return expectedTotal === undefined || expectedTotal === lineTotal
    ? null
    : changedPrice(unitPrice);
};

/**
 * Checks a line against the tool as it is stored now: null if it can be ordered as it is. Server
 * and browser use the same check.
 */
export const checkLine = (
  tool: (QuantityRules & Prices) | null | undefined,
  { quantity, lineTotal }: WantedLine,
): LineProblem | null => {
  if (!tool) return missingTool;
  if (isDiscontinued(tool)) return discontinuedTool;
  if (quantity === null) return missingPieces;
  return quantityProblem(tool, quantity) ?? priceProblem(tool, quantity, lineTotal);
};

/** The pieces of a tool in an offer, at its price in cents. */
export interface PiecesAtPrice {
  quantity: number;
  unitPrice: number;
  /** The price that the buyer saw, if an earlier offer might have had another one. */
  seenPrice?: number | undefined;
}

/**
 * Checks a line of an accepted quote: null if its pieces are in stock, at the price that was seen.
 * What the shop has offered can be ordered, whatever its rules for quantities say now.
 */
export const checkAgreedLine = (
  tool: Pick<QuantityRules, 'available'> | null | undefined,
  { quantity, unitPrice, seenPrice = unitPrice }: PiecesAtPrice,
): LineProblem | null => {
  if (!tool) return missingTool;
  const { available } = tool;
  if (quantity <= available) return seenPrice === unitPrice ? null : changedPrice(unitPrice);
  const message = maxOrderMessage(available);
  return { code: 'insufficient-stock', field: 'quantity', message, available };
};
