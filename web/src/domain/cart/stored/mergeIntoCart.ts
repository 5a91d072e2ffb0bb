import type { CartLine } from 'functions/contract';
import { isFull, withLine } from './cartLines.ts';
import { quantityIn } from './quantityIn.ts';
import { changeCart } from './storedCart.ts';

/**
 * The result of merging a line: `added` if the cart has its quantity now, `kept` if it already had
 * as many pieces or more, `full` if it has no place for another tool.
 */
export interface MergedLine {
  line: CartLine;
  outcome: 'added' | 'kept' | 'full';
  /** The pieces of the tool that the cart has now. */
  quantity: number;
}

interface Merged {
  lines: CartLine[];
  results: MergedLine[];
}

const mergeLine = ({ lines, results }: Merged, line: CartLine): Merged => {
  const present = quantityIn(lines, line.toolId);
  const withResult = (outcome: MergedLine['outcome'], quantity: number) => [
    ...results,
    { line, outcome, quantity },
  ];
  if (present >= line.quantity) return { lines, results: withResult('kept', present) };
  if (present === 0 && isFull(lines)) return { lines, results: withResult('full', 0) };
  return { lines: withLine(lines, line), results: withResult('added', line.quantity) };
};

/** Merges lines into the cart in one change. Of a tool in both, the larger quantity remains. */
export const mergeIntoCart = (further: readonly CartLine[]): MergedLine[] => {
  let results: MergedLine[] = [];
  changeCart((cart) => {
    const merged = further.reduce(mergeLine, { lines: cart.lines, results: [] });
    results = merged.results;
    return { ...cart, lines: merged.lines };
  });
  return results;
};
