import { describe, expect, it } from 'vitest';
import { noPieces, withoutList } from '../../../contract/index.ts';
import type { OrderRequestDocument } from '../../../documents/orders/requests.ts';
import { exampleRequest } from '../../../testing/documents/exampleRequests.ts';
import { type RequestedOrder, requestProblems } from './requestProblems.ts';

const id = 'request-1';
const at = new Date('2026-11-27T10:00:00Z');
const expiresAt = new Date('2026-12-11T10:00:00Z');

const line = {
  toolId: 'plane',
  sku: 'PLN-1',
  toolName: 'Jack plane',
  picture: '',
  quantity: 5,
  unitPrice: 1999,
  breakQuantity: null,
  ...withoutList(1999),
  lineTotal: 9995,
};

const pending = exampleRequest({
  lines: [line],
  subtotal: 9995,
  details: {
    phoneNumber: '01234567890',
    orderAddress: '1 Workshop Lane',
    poNumber: '',
    note: '',
    paymentMethod: 'bank-transfer',
  },
  rules: [{ rule: 'order-limit', limit: 0 }],
  expiresAt,
  checkAt: expiresAt,
  createdAt: at,
});

const vote = { uid: 'anton', name: 'Anton', at, subtotal: 9995, transitionId: 'one' };

const ended = { decidedAt: at, decisionId: 'one', checkAt: null };

const approved: OrderRequestDocument = {
  ...pending,
  ...ended,
  status: 'approved',
  approvals: [vote],
  orderId: id,
};

const order: RequestedOrder = {
  payerId: pending.companyId,
  userId: 'bea',
  number: pending.number,
  quoteId: null,
  lines: [{ ...line, ...noPieces }],
};

describe('requestProblems', () => {
  it('finds none in a pending, an approved and a rejected request', () => {
    expect(requestProblems({ id, request: pending, order: undefined })).toEqual([]);
    expect(requestProblems({ id, request: approved, order })).toEqual([]);
    const rejected = { ...pending, ...ended, status: 'rejected' } as const;
    expect(requestProblems({ id, request: rejected, order: undefined })).toEqual([]);
  });

  it.each<[string, Partial<OrderRequestDocument>, string]>([
    ['its own', { approvals: [{ ...vote, uid: 'bea' }] }, 'has an approval of its requester'],
    ['one twice', { approvals: [vote, vote] }, 'has two approvals of one member'],
    ['none', { approvals: [] }, 'was approved by nobody'],
    ['another number', { number: 'TH-00000000' }, 'has another number than its order'],
    ['another sum', { subtotal: 1 }, 'does not add up'],
    ['no order', { orderId: null }, 'is approved with order null'],
    ['no decision', { decidedAt: null }, 'is approved, which its decision contradicts'],
    ['a check', { checkAt: expiresAt }, 'has a wrong checkAt'],
  ])('reports an approved request with %s', (_, fields, problem) => {
    const request = { ...approved, ...fields };
    expect(requestProblems({ id, request, order })).toEqual([`request ${id} ${problem}`]);
  });

  it('reports a missing order, one too many, and one of another', () => {
    const problemsWith = (request: OrderRequestDocument, found: RequestedOrder | undefined) =>
      requestProblems({ id, request, order: found });
    expect(problemsWith(approved, undefined)).toEqual([
      `request ${id} was approved, but has no order`,
    ]);
    expect(problemsWith(pending, order)).toEqual([`request ${id} is pending, but has an order`]);
    expect(problemsWith(approved, { ...order, userId: 'ben' })).toEqual([
      `request ${id} became an order of another customer`,
    ]);
    expect(problemsWith(approved, { ...order, quoteId: 'quote' })).toEqual([
      `request ${id} became an order of another quote`,
    ]);
    const ofQuote = { ...approved, quote: { id: 'quote', number: 'QU-00000000' } };
    expect(problemsWith(ofQuote, { ...order, quoteId: 'quote' })).toEqual([]);
    expect(problemsWith(ofQuote, order)).toEqual([
      `request ${id} became an order of another quote`,
    ]);
    expect(
      problemsWith(approved, { ...order, lines: [{ ...line, ...noPieces, quantity: 4 }] }),
    ).toEqual([`request ${id} became an order of other pieces`]);
  });
});
