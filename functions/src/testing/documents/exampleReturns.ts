import { type ReturnLine, returnIdOf } from '../../contract/index.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';

/** A line of a return of four pieces of a tool. */
export const exampleReturnLine = (
  toolId: string,
  fields: Partial<ReturnLine> = {},
): ReturnLine => ({
  toolId,
  sku: toolId.toUpperCase(),
  toolName: `Tool ${toolId}`,
  asked: 4,
  approved: 0,
  received: 0,
  resellable: 0,
  reason: '',
  note: '',
  resolution: null,
  ...fields,
});

/** A return of Carla’s that waits for a decision. */
export const exampleReturn = (fields: Partial<ReturnDocument> = {}): ReturnDocument => {
  const createdAt = new Date('2026-11-23T12:00:00Z');
  const by = { actor: 'customer', uid: 'carla', at: createdAt, transitionId: 'request' } as const;
  return {
    number: 'TH-4K2M9A7C-R1',
    kind: 'return',
    orderId: 'order-1',
    orderNumber: 'TH-4K2M9A7C',
    payerId: 'carla',
    payerName: 'Carla Joiner',
    userId: 'carla',
    userName: 'Carla Joiner',
    userEmail: 'carla@example.test',
    lines: [exampleReturnLine('saw', { reason: 'Too many' }), exampleReturnLine('plane')],
    feeRate: 0,
    pictures: [],
    pictureOwner: null,
    status: 'requested',
    exception: '',
    history: [{ status: 'requested', ...by }],
    expiresAt: null,
    creditNoteNumber: null,
    shipmentNumber: null,
    createdAt,
    checkAt: null,
    searchTerms: [],
    ...fields,
  };
};

/** The id of `exampleReturn`. */
export const exampleReturnId = returnIdOf('order-1', 'TH-4K2M9A7C-R1');
