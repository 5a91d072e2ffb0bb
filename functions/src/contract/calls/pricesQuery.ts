import { limits } from '../limits.ts';
import { oneOf, text } from './jsonSchema.ts';

/** The prices that tools have in a response to staff: those of the payer, or list prices. */
export const pricesShown = ['own', 'list'] as const;

/** The query of staff for list prices, or for what a payer sees. */
export const pricesQuery = {
  payer: {
    ...text,
    maxLength: limits.payerId,
    description: 'Of an admin: as the payer with this id sees it',
  },
  prices: {
    ...oneOf(pricesShown),
    default: 'own',
    description: 'Of an admin: `list` for list prices and all tools',
  },
};
