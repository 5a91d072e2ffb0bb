import type { NewEvent, OrderReturn, ReturnLine } from 'functions/contract';
import type { Order } from '../domain/order/order.ts';
import { ofFirstOrder, plane } from './fixtures.ts';
import { confirmedTools, deliveryOf, orderAfter, shipmentOf } from './partOrders.ts';

const at = (day: number) => `2026-11-${day}T11:00:00.000Z`;

/** An order of 10 planes and 5 saws, of which 4 planes and all saws have arrived. */
export const deliveredTools = (): Order =>
  orderAfter(
    confirmedTools(),
    shipmentOf(1, [
      { toolId: 'plane', quantity: 4 },
      { toolId: 'saw', quantity: 5 },
    ]),
    deliveryOf(1),
  );

/** A line of a return of 3 planes. */
export const returnLineOf = (fields: Partial<ReturnLine> = {}): ReturnLine => ({
  toolId: plane._id,
  sku: plane.sku,
  toolName: plane.toolName,
  asked: 3,
  approved: 0,
  received: 0,
  resellable: 0,
  reason: '',
  note: '',
  resolution: null,
  ...fields,
});

/** A return of `deliveredTools` that waits for a decision. */
export const returnOf = (fields: Partial<OrderReturn> = {}): OrderReturn => ({
  _id: 'first-R1',
  number: 'TH-00000001-R1',
  kind: 'return',
  ...ofFirstOrder,
  userEmail: 'carla@example.test',
  lines: [returnLineOf()],
  feeRate: 0,
  pictures: [],
  status: 'requested',
  exception: '',
  history: [{ status: 'requested', actor: 'customer', uid: 'carla', at: at(26) }],
  expiresAt: null,
  creditNoteNumber: null,
  shipmentNumber: null,
  createdAt: at(26),
  ...fields,
});

type DecidedStatus = 'approved' | 'declined' | 'received' | 'closed';

/** A return after further changes by an admin. */
export const returnAfter = (
  statuses: readonly DecidedStatus[],
  fields: Partial<OrderReturn> = {},
): OrderReturn => {
  const found = returnOf(fields);
  const events = statuses.map((status, index) => ({
    status,
    actor: 'admin' as const,
    uid: 'nora',
    at: at(27 + index),
    ...(status === 'declined' && { reason: 'Used' }),
  }));
  return {
    ...found,
    status: statuses.at(-1) ?? found.status,
    history: [...found.history, ...events],
  };
};

/** An approved return, which has to arrive by 27 December 2026. */
export const approvedReturn = (fields: Partial<OrderReturn> = {}): OrderReturn =>
  returnAfter(['approved'], {
    lines: [returnLineOf({ approved: 2 })],
    expiresAt: '2026-12-27T23:59:59.999Z',
    ...fields,
  });

/** The settlement of a return of `deliveredTools`: 1 plane credited, and 1 saw replaced. */
export const settlement: NewEvent<string> = {
  step: 'settled',
  actor: 'admin',
  uid: 'nora',
  at: at(29),
  returnNumber: 'TH-00000001-R1',
  pieces: [{ toolId: 'plane', quantity: 1 }],
  creditNoteNumber: 'CN-2026-000001',
  credit: { net: 6_410, total: 6_410 },
  replaced: [{ toolId: 'saw', quantity: 1 }],
  shipmentNumber: 'TH-00000001-S2',
  carrier: 'DHL',
  trackingNumber: 'JD014600003',
};

/** The return that `settlement` has settled. */
export const closedReturn = (): OrderReturn =>
  returnAfter(['approved', 'received', 'closed'], {
    lines: [
      returnLineOf({ asked: 1, approved: 1, received: 1, resellable: 1, resolution: 'credit' }),
      returnLineOf({
        toolId: 'saw',
        sku: 'SAW-0001',
        toolName: 'Tenon Saw',
        asked: 1,
        approved: 1,
        received: 1,
        reason: 'The handle is loose',
        resolution: 'replacement',
      }),
    ],
    creditNoteNumber: 'CN-2026-000001',
    shipmentNumber: 'TH-00000001-S2',
  });
