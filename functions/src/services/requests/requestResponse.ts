import type { OrderRequest } from '../../contract/index.ts';
import type { OrderRequestDocument, StoredVote } from '../../documents/orders/requests.ts';

/** The fields of a stored request that responses contain. */
export const requestResponseFields = [
  'number',
  'companyId',
  'companyName',
  'requester',
  'lines',
  'details',
  'quote',
  'currency',
  'subtotal',
  'rules',
  'approversNeeded',
  'approvals',
  'state',
  'reason',
  'decidedBy',
  'decidedAt',
  'expiresAt',
  'orderId',
  'createdAt',
] as const satisfies (keyof OrderRequestDocument)[];

/** A stored request without the fields that no response contains. */
export type RequestResponseFields = Pick<
  OrderRequestDocument,
  (typeof requestResponseFields)[number]
>;

const toVote = ({ transitionId: _, at, ...vote }: StoredVote) => ({
  ...vote,
  at: at.toISOString(),
});

const pickSent = (request: RequestResponseFields): RequestResponseFields =>
  Object.fromEntries(
    requestResponseFields.map((name) => [name, request[name]]),
  ) as unknown as RequestResponseFields;

/** Converts a stored request to the one that the API sends. */
export const toRequest = (_id: string, request: RequestResponseFields): OrderRequest => {
  const { approvals, decidedAt, expiresAt, createdAt, ...fields } = pickSent(request);
  return {
    _id,
    ...fields,
    approvals: approvals.map(toVote),
    decidedAt: decidedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
};
