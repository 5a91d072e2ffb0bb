import {
  cents,
  count,
  listOf,
  objectOf,
  oneOf,
  text,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type ApprovedRequest,
  type ChangedRequest,
  type CurrentLine,
  type CurrentRequest,
  companyStatuses,
  quoteStatuses,
  type RequestProblem,
  refusalCodes,
  requestProblemCodes,
  type SentRequest,
} from '../../contract/index.ts';
import { about, nullable, recordOf } from '../../contract/kinds/fields.ts';
import { approver, matchedRule, requestFields } from '../../contract/requests/fields.ts';
import { taxFields, totalsFields } from '../../contract/tax/fields.ts';
import { refusalFigures, successorFigure } from './orderSchemas.ts';

const problem = objectOf<RequestProblem>(
  {
    code: oneOf([...refusalCodes, ...requestProblemCodes]),
    toolId: text,
    ...refusalFigures,
    successor: successorFigure,
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
    'successor',
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
    unitPrice: about(nullable(cents), 'Null for a tool that is not on sale'),
    lineTotal: nullable(cents),
    available: { ...count, description: 'The pieces on sale now' },
    ended: refusalFigures.ended,
  },
  ['ended'],
);

const current = objectOf<CurrentRequest>({
  lines: listOf(line),
  totals: nullable(recordOf({ ...totalsFields, ...taxFields })),
  rules: listOf(matchedRule),
  missing: { ...count, description: 'How many approvals are missing' },
  approvers: listOf(approver),
  problems: { ...listOf(problem), description: 'Why it could not be approved now' },
});

const request = { _id: text, ...requestFields };

const requestSchema = { $ref: '#/components/schemas/OrderRequest' };

/** The response schemas of requests by name. */
export const requestSchemas = {
  OrderRequest: recordOf(request),
  RequestPage: recordOf({ ...request, current: nullable(current) }),
  SentRequest: objectOf<SentRequest>({
    acknowledged: yes,
    insertedId: text,
    request: requestSchema,
  }),
  ChangedRequest: objectOf<ChangedRequest>({ acknowledged: yes, request: requestSchema }),
  ApprovedRequest: objectOf<ApprovedRequest>({
    acknowledged: yes,
    request: requestSchema,
    order: { anyOf: [{ $ref: '#/components/schemas/Order' }, { type: 'null' }] },
  }),
};
