import { type LinePrice, priceLine, readPieces, type Tool } from 'functions/contract';
import { numberOf, parseQuantity } from '../../../../domain/quantity/quantityValue.ts';
import { refusedSize } from './refusedSize.ts';

/** What was typed for sizes, by the id of their tool. */
export type SizeTexts = Readonly<Record<string, string>>;

/** What a typed quantity of a size means. */
export interface SizeResult {
  state: 'blank' | 'ready' | 'problem';
  /** The pieces to add; 0 if they cannot be. */
  quantity: number;
  price: LinePrice | null;
  message: string | null;
  /** The quantities that can be taken instead. */
  nearest: readonly number[];
}

const blank: SizeResult = {
  state: 'blank',
  quantity: 0,
  price: null,
  message: null,
  nearest: [],
};

const problem = (message: string, nearest: readonly number[] = []): SizeResult => ({
  ...blank,
  state: 'problem',
  message,
  nearest,
});

/** Checks a typed quantity by the rules of its tool and what the cart has of it. 0 is none. */
export const sizeResult = (tool: Tool, text: string, inCart: number): SizeResult => {
  const value = parseQuantity(text);
  if (value === '' || value === 0) return blank;
  const quantity = numberOf(value);
  if (Number.isNaN(quantity)) return problem(readPieces(text).problem ?? 'Enter a number');
  const refusal = refusedSize(tool, quantity, inCart);
  if (refusal) return problem(refusal.message, refusal.nearest);
  return { ...blank, state: 'ready', quantity, price: priceLine(tool, quantity) };
};

/** Longer than any quantity, so that a wrong cell that was pasted can be seen and corrected. */
export const longestText = 60;

/** The texts of a stored draft, which anyone can edit. */
export const textsOfDraft = (draft: unknown): SizeTexts =>
  Object.fromEntries(
    Object.entries(draft ?? {}).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1].length <= longestText,
    ),
  );

/** The texts with another one, without those that are blank. */
export const withText = (texts: SizeTexts, toolId: string, text: string): SizeTexts => {
  const { [toolId]: _, ...others } = texts;
  return text.trim() === '' ? others : { ...others, [toolId]: text };
};
