import { cents, count, day, type JsonSchema, listOf, oneOf, time } from '../calls/jsonSchema.ts';
import { companyStatuses } from '../companies/lifecycle.ts';
import { budgetPeriods } from '../companies/periods.ts';
import { about, nullable, recordOf, type Sent } from '../kinds/fields.ts';

/** Less what was credited, which can be more. */
const net: JsonSchema<number> = { type: 'integer' };

/**
 * What a buyer's day begins with. Null is what the caller has no right to, or what the payer does
 * not have. Money is in whole cents.
 */
export const summaryFields = {
  companyStatus: about(nullable(oneOf(companyStatuses)), 'Null for a person'),
  approvals: about(nullable(count), 'Requests of others that wait for the caller'),
  requests: about(nullable(count), 'Own requests that wait, of a member who approves none'),
  invitations: about(count, 'Open invitations to companies'),
  offers: about(nullable(count), 'Offers that the caller can accept'),
  orders: about(count, 'Open orders'),
  arrivals: about(listOf(day), 'The days on which the first of them arrive, the next one first'),
  unpaid: nullable(
    recordOf({
      amount: cents,
      overdue: about(cents, 'The part that is overdue'),
      dueAt: about(nullable(time), 'When the first of it is due; null for no day yet'),
    }),
  ),
  credit: nullable(
    recordOf({ limit: cents, left: about(cents, 'The highest total of another order') }),
  ),
  spending: nullable(
    recordOf({
      spent: about(net, 'By the caller in the period, before tax'),
      period: oneOf(budgetPeriods),
      budget: about(nullable(cents), 'Of the caller for the period; null for no limit'),
    }),
  ),
  purchases: about(nullable(count), 'Tools bought before, which can be ordered again'),
};

/** What a buyer's day begins with, as the API sends it. */
export interface Summary extends Sent<typeof summaryFields> {}
