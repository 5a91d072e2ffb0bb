import { canBeBought, type QuantityRules } from './quantityRange.ts';

/**
 * Whether buyers cannot order a tool any more: it is discontinued, or was sold while stock lasted, and
 * nothing is left.
 */
export const isDiscontinued = (tool: QuantityRules): boolean =>
  tool.stage === 'discontinued' || (tool.stage === 'selling-out' && !canBeBought(tool));

/** Why no quantity can be ordered. */
export const unavailableText = (tool: QuantityRules): string =>
  isDiscontinued(tool) ? 'Discontinued' : 'Sold out';
