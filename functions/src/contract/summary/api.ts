import { route } from '../calls/route.ts';
import { responseOf } from '../responseParts.ts';

/** The calls about what a buyer's day begins with. */
export const summaryRoutes = {
  getSummary: route('GET', '/summary', 'signed in', {
    summary:
      'What waits for the caller, what is on its way, what is to be paid, the credit that is left, the spending in the period of the budget, and what can be bought again: for the payer, as far as the role of a member allows',
    forPayer: true,
    response: responseOf('Summary'),
    errors: ['company-not-found'],
  }),
} as const;
