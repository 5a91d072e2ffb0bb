import {
  cents,
  count,
  type JsonSchema,
  listOf,
  objectOf,
  oneOf,
  text,
  time,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type AcceptedQuote,
  type ApprovedRequest,
  type Approver,
  approvalRuleNames,
  budgetPeriods,
  type ChangedRequest,
  type CurrentLine,
  type CurrentRequest,
  companyStatuses,
  type MatchedRule,
  type OrderRequest,
  paymentMethods,
  quoteStatuses,
  type Requester,
  type RequestPage,
  type RequestProblem,
  type RequestVote,
  refusalCodes,
  requestProblemCodes,
  requestStates,
  type SentRequest,
  type TaxedTotals,
} from '../../contract/index.ts';
import { agreedLine, refusalFigures } from './orderSchemas.ts';
import { taxSchemas, totalsSchemas } from './taxSchemas.ts';

const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** A rule that an order matches, with the numbers that explain it. */
export const matchedRule = objectOf<MatchedRule>(
  {
    rule: oneOf(approvalRuleNames),
    limit: { ...cents, description: 'Of an order limit' },
    amount: { ...cents, description: 'Of a budget, or from which orders need approval' },
    period: oneOf(budgetPeriods),
    spent: { type: 'integer', description: 'What was spent of the budget, in cents' },
  },
  ['limit', 'amount', 'period', 'spent'],
);

/** A member who can approve an order. */
export const approver = objectOf<Approver>({ uid: text, name: text });

const vote = objectOf<RequestVote<string>>({
  uid: text,
  name: text,
  at: time,
  subtotal: { ...cents, description: 'The net amount that the member has approved, in cents' },
});

/** The fields of a request. */
const requestFields = {
  _id: { ...text, description: 'Also the id of the order that it becomes' },
  number: { ...text, description: 'The number that its order gets, like TH-4K2M9A7C' },
  companyId: text,
  companyName: text,
  requester: objectOf<Requester>({ uid: text, name: text, email: text }),
  lines: { ...listOf(agreedLine), description: 'At the prices that the requester saw' },
  details: objectOf<OrderRequest['details']>(
    {
      phoneNumber: text,
      orderAddress: text,
      poNumber: text,
      note: text,
      paymentMethod: oneOf(paymentMethods),
    },
    ['poNumber', 'note', 'paymentMethod'],
  ),
  quote: {
    ...nullable(objectOf<AcceptedQuote>({ id: text, number: text })),
    description: 'The quote whose offer its approval accepts',
  },
  currency: text,
  subtotal: { ...cents, description: 'The net amount that the requester saw, in cents' },
  rules: { ...listOf(matchedRule), description: 'The rules that it matched when it was sent' },
  approversNeeded: { type: 'integer', enum: [1, 2] },
  approvals: listOf(vote),
  state: oneOf(requestStates),
  reason: { ...text, description: 'Why it was rejected, or withdrawn by the shop' },
  decidedBy: nullable(approver),
  decidedAt: { type: ['string', 'null'], format: 'date-time' },
  expiresAt: time,
  orderId: { type: ['string', 'null'], description: 'The order that it became' },
  createdAt: time,
};

const request = objectOf<OrderRequest>(requestFields);

const problem = objectOf<RequestProblem>(
  {
    code: oneOf([...refusalCodes, ...requestProblemCodes]),
    toolId: text,
    ...refusalFigures,
    minimum: cents,
    missing: cents,
    room: cents,
    creditLimit: cents,
    companyStatus: oneOf(companyStatuses),
    quoteStatus: oneOf(quoteStatuses),
  },
  [
    'toolId',
    'available',
    'nearest',
    'unitPrice',
    'minimum',
    'missing',
    'room',
    'creditLimit',
    'companyStatus',
    'quoteStatus',
  ],
);

const line = objectOf<CurrentLine>(
  {
    toolId: text,
    quantity: count,
    unitPrice: { type: ['integer', 'null'], description: 'Null for a tool that is not on sale' },
    lineTotal: { type: ['integer', 'null'] },
    available: { ...count, description: 'The pieces on sale now' },
    ended: refusalFigures.ended,
  },
  ['ended'],
);

const current = objectOf<CurrentRequest>({
  lines: listOf(line),
  totals: nullable(objectOf<TaxedTotals>({ ...totalsSchemas, ...taxSchemas })),
  rules: listOf(matchedRule),
  missing: { ...count, description: 'How many approvals are missing' },
  approvers: listOf(approver),
  problems: { ...listOf(problem), description: 'Why it could not be approved now' },
});

const requestSchema = { $ref: '#/components/schemas/OrderRequest' };

/** The response schemas of requests by name. */
export const requestSchemas = {
  OrderRequest: request,
  RequestPage: objectOf<RequestPage>({ ...requestFields, current: nullable(current) }),
  SentRequest: objectOf<SentRequest>({
    acknowledged: yes,
    insertedId: text,
    request: requestSchema,
  }),
  ChangedRequest: objectOf<ChangedRequest>({ acknowledged: yes, request: requestSchema }),
  ApprovedRequest: objectOf<ApprovedRequest>({
    acknowledged: yes,
    request: requestSchema,
    order: nullable({ $ref: '#/components/schemas/Order' }),
  }),
};
