import { notedKeyFields } from '../apiKeys/fields.ts';
import {
  cents,
  flag,
  type JsonSchema,
  listOf,
  objectOf,
  oneOf,
  text,
  time,
} from '../calls/jsonSchema.ts';
import { approvalRuleNames, type MatchedRule } from '../companies/approval.ts';
import { budgetPeriods } from '../companies/periods.ts';
import { about, nullable, optional, recordOf } from '../kinds/fields.ts';
import { currency } from '../kinds/sharedFields.ts';
import { agreedLineFields } from '../orders/fields.ts';
import { type OrderDetails, paymentMethods } from '../orders/forms.ts';
import { requestStatuses } from './lifecycle.ts';
import type { RequestVote } from './votes.ts';

/** A rule that an order matches, with the numbers that explain it. */
export const matchedRule = objectOf<MatchedRule>(
  {
    rule: oneOf(approvalRuleNames),
    limit: about(cents, 'Of an order limit'),
    amount: about(cents, 'Of a budget, or from which orders need approval'),
    period: oneOf(budgetPeriods),
    spent: { type: 'integer', description: 'What was spent of the budget, in cents' },
  },
  ['limit', 'amount', 'period', 'spent'],
);

/** A member who can approve an order. */
export const approver = recordOf({ uid: text, name: text });

const vote = objectOf<RequestVote<string>, RequestVote<Date>>({
  uid: text,
  name: text,
  at: time,
  subtotal: about(cents, 'The net amount that the member has approved, in cents'),
});

const details = objectOf<OrderDetails>(
  {
    phoneNumber: text,
    orderAddress: text,
    poNumber: text,
    note: text,
    paymentMethod: oneOf(paymentMethods),
    requestedDay: text,
    completeOnly: flag,
  },
  ['poNumber', 'note', 'paymentMethod', 'requestedDay', 'completeOnly'],
);

const approversNeeded: JsonSchema<1 | 2> = { type: 'integer', enum: [1, 2] };

/** An order that waits for the approval of others, or that they have decided. Money is in cents. */
export const requestFields = {
  number: about(text, 'The number that its order gets, like TH-4K2M9A7C'),
  companyId: text,
  companyName: text,
  requester: about(
    recordOf({ uid: text, name: text, email: text }),
    'The member who asks for the approval',
  ),
  lines: about(
    listOf(recordOf(agreedLineFields)),
    'At the prices that the requester saw; they never change',
  ),
  details,
  quote: about(
    nullable(recordOf({ id: text, number: text })),
    'The quote whose offer its approval accepts; null for an order at the shop’s prices',
  ),
  currency,
  subtotal: about(cents, 'The net amount at the prices that the requester saw, in cents'),
  rules: about(listOf(matchedRule), 'The rules that it matched when it was sent'),
  approversNeeded: about(approversNeeded, 'How many others had to approve it when it was sent'),
  approvals: about(listOf(vote), 'So far, oldest first; never of the requester'),
  status: oneOf(requestStatuses),
  reason: about(text, 'Why it was rejected, or withdrawn by the shop; empty otherwise'),
  decidedBy: about(
    nullable(approver),
    'Who ended it; null while it is pending, and for the shop itself',
  ),
  decidedAt: nullable(time),
  expiresAt: about(time, 'When it expires'),
  apiKey: optional(about(recordOf(notedKeyFields), 'With which it was sent; missing for a person')),
  orderId: about(nullable(text), 'The order that it became, which has the same id'),
  createdAt: time,
};
