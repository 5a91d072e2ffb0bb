import type { CartLine } from 'functions/contract';

/** The pieces of a tool in the cart; 0 for none. */
export const quantityIn = (lines: readonly CartLine[], toolId: string): number =>
  lines.find((line) => line.toolId === toolId)?.quantity ?? 0;
