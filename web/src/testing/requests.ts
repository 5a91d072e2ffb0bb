import {
  type CurrentRequest,
  noTaxes,
  type OrderRequest,
  type RequestPage,
  totalsOf,
  withoutList,
} from 'functions/contract';
import { plane } from './fixtures.ts';

/** A request that waits for an approval. */
export const requestOf = (changes: Partial<OrderRequest> = {}): OrderRequest => ({
  _id: 'request',
  number: 'TH-4K2M9A7C',
  companyId: `company-${'a'.repeat(20)}`,
  companyName: 'Marsh Joinery',
  requester: { uid: 'bea', name: 'Bea Buyer', email: 'bea@example.test' },
  lines: [
    {
      toolId: plane._id,
      sku: plane.sku,
      toolName: plane.toolName,
      picture: plane.imageLink,
      quantity: 10,
      unitPrice: 6400,
      breakQuantity: null,
      ...withoutList(6400),
      lineTotal: 64000,
    },
  ],
  details: {
    phoneNumber: '01712345678',
    orderAddress: '4 Dock Road',
    poNumber: 'PO 7',
    note: '',
    paymentMethod: 'bank-transfer',
  },
  quote: null,
  currency: 'USD',
  subtotal: 64000,
  rules: [{ rule: 'order-limit', limit: 50000 }],
  approversNeeded: 1,
  approvals: [],
  status: 'pending',
  reason: '',
  decidedBy: null,
  decidedAt: null,
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  orderId: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  ...changes,
});

/** The request as it could be approved now, at this price. */
export const requestPageOf = (
  changes: Partial<OrderRequest> = {},
  current: Partial<CurrentRequest> = {},
  unitPrice = 6400,
): RequestPage => {
  const request = requestOf(changes);
  const lineTotal = 10 * unitPrice;
  return {
    ...request,
    current:
      request.status === 'pending'
        ? {
            lines: [{ toolId: plane._id, quantity: 10, unitPrice, lineTotal, available: 900 }],
            totals: { ...totalsOf([{ lineTotal }]), ...noTaxes },
            rules: request.rules,
            missing: 1,
            approvers: [{ uid: 'olga', name: 'Olga Owner' }],
            problems: [],
            ...current,
          }
        : null,
  };
};
