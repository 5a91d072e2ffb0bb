import type { Reordered } from './reorder.ts';

interface ReorderedState {
  reordered: Reordered;
}

/** The state of the cart's address after a reorder. */
export const reorderedState = (reordered: Reordered): ReorderedState => ({ reordered });

/** The reorder that led to the cart; null after any other page. */
export const reorderedIn = (state: unknown): Reordered | null =>
  (state as Partial<ReorderedState> | null)?.reordered ?? null;

/** A reorder in one sentence. */
export const reorderedText = ({ number, lines, inCart }: Reordered): string => {
  const tools = lines === 1 ? 'tool' : `${lines} tools`;
  const of = `of order ${number}`;
  if (inCart === 0) {
    return lines === 1
      ? `The ${tools} ${of} could not be added to your cart.`
      : `None of the ${tools} ${of} could be added to your cart.`;
  }
  const all = lines === 1 ? 'The' : 'All';
  const some = inCart === lines ? all : `${inCart} of the`;
  return `${some} ${tools} ${of} ${inCart === 1 ? 'is' : 'are'} in your cart.`;
};
