import { limits } from '../limits.ts';
import { oneOf, text } from './jsonSchema.ts';

/** The prices that tools have in a response to staff: those of the payer, or list prices. */
export const pricesShown = ['own', 'list'] as const;

const payerId = { ...text, maxLength: limits.payerId };

/** The query of staff for rows at the prices of a payer, for whom they make an offer. */
export const offeredPayerQuery = {
  payer: {
    ...payerId,
    description: 'Of an admin: at the prices of the payer with this id, who may not see all tools',
  },
};

/** The query of staff for list prices, or for what a payer sees. */
export const pricesQuery = {
  payer: { ...payerId, description: 'Of an admin: as the payer with this id sees it' },
  prices: {
    ...oneOf(pricesShown),
    default: 'own',
    description: 'Of an admin: `list` for list prices and all tools, also hidden ones',
  },
};
