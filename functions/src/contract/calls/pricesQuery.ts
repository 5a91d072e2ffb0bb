import { limits } from '../limits.ts';
import { oneOf, text } from './jsonSchema.ts';

/** The prices that tools have in a response to staff: those of the payer, or list prices. */
export const pricesShown = ['own', 'list'] as const;

const payerId = { ...text, maxLength: limits.payerId };

/** The query of staff for rows at the prices of a payer, for whom they make an offer. */
export const offeredPayerQuery = {
  payer: {
    ...payerId,
    description:
      'With `read_prices`: at the prices of the payer with this id, who may not see all tools',
  },
};

/** The query of staff for list prices, or for what a payer sees. */
export const pricesQuery = {
  payer: { ...payerId, description: 'With `read_prices`: as the payer with this id sees it' },
  prices: {
    ...oneOf(pricesShown),
    default: 'own',
    description: 'With `read_tools`: `list` for list prices and all tools, also hidden ones',
  },
};
