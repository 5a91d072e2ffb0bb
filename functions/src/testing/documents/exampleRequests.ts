import { orderNumberOf } from '../../contract/index.ts';
import type { OrderRequestDocument } from '../../documents/orders/requests.ts';
import { exampleOrder } from '../mails/mailedOrders.ts';

/** A request of Bea’s that waits for an approval. */
export const exampleRequest = (
  fields: Partial<OrderRequestDocument> = {},
): OrderRequestDocument => {
  const expiresAt = new Date('2026-12-04T10:00:00Z');
  return {
    number: orderNumberOf('request-1'),
    companyId: 'company-0123456789abcdef0123',
    companyName: 'Oak & Ash Joinery',
    requester: { uid: 'bea', name: 'Bea Buyer', email: 'bea@example.test' },
    lines: exampleOrder(1).lines,
    details: { phoneNumber: '01234567890', orderAddress: '1 Workshop Lane' },
    quote: null,
    currency: 'USD',
    subtotal: 99_95,
    rules: [{ rule: 'order-limit', limit: 50_00 }],
    approversNeeded: 1,
    approvals: [],
    asked: [],
    status: 'pending',
    reason: '',
    decidedBy: null,
    decidedAt: null,
    decisionId: null,
    expiresAt,
    checkAt: expiresAt,
    orderId: null,
    createdAt: new Date('2026-11-20T10:00:00Z'),
    ...fields,
  };
};
