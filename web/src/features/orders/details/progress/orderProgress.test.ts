import type { AuditEntry, OrderEvent } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../domain/order/order.ts';
import { carla, nora } from '../../../../testing/actors.ts';
import { orderOf } from '../../../../testing/fixtures.ts';
import {
  confirmedTools,
  deliveryOf,
  orderAfter,
  partShipped,
  reversalOf,
  shipmentOf,
} from '../../../../testing/partOrders.ts';
import { deliveredTools } from '../../../../testing/returns.ts';
import { nextSteps, reachedSteps } from './orderProgress.ts';
import { isChangedByOthers } from './useOrderAudit.ts';

const at = '2026-11-21T11:00:00.000Z';
const berta = { uid: 'berta', staff: true, membership: null };

const after = (...events: OrderEvent<string>[]): Order => {
  const order = orderOf('first');
  const status = events.at(-1)?.status ?? order.status;
  return { ...order, status, history: [...order.history, ...events] };
};

const confirmed = {
  step: 'confirmed',
  status: 'confirmed',
  actor: 'admin',
  uid: 'nora',
  at,
} as const;
const shipped = {
  ...confirmed,
  step: 'shipped',
  status: 'shipped',
  carrier: 'UPS',
  trackingNumber: '1Z999',
} as const;
const cancelled = {
  ...confirmed,
  step: 'cancelled',
  status: 'cancelled',
  reason: 'Out of stock',
} as const;

const entry: AuditEntry = {
  _id: 'entry',
  action: 'order-confirmed',
  target: { kind: 'order', id: 'first', label: '' },
  before: { status: 'placed' },
  after: { status: 'confirmed' },
  by: 'nora',
  byEmail: 'nora@example.test',
  at,
  requestId: 'request',
};

describe('reachedSteps', () => {
  it.each([
    [carla, undefined, ['you', 'Tools Hub']],
    [nora, undefined, ['Carla Customer', 'you']],
    [berta, [entry], ['Carla Customer', 'nora@example.test']],
    [berta, undefined, ['Carla Customer', 'an admin']],
  ])('names who made each change, for %j', (caller, audit, names) => {
    const steps = reachedSteps(after(confirmed), caller, audit);
    expect(steps.map(({ who }) => who)).toEqual(names);
  });

  it.each([carla, berta])('names another member who acts, and not the shop, for %j', (caller) => {
    const received = { ...confirmed, step: 'delivered', actor: 'customer', uid: 'olga' } as const;
    expect(reachedSteps(after(received), caller, [entry]).at(-1)?.who).toBe('another member');
  });

  it('says that staff placed it for the customer, and why', () => {
    const [placed = expect.fail('no event')] = orderOf('first').history;
    const event = { ...placed, actor: 'admin', uid: 'nora', reason: 'by phone' } as const;
    const order = { ...orderOf('first'), history: [event] };
    const whoFor = (caller: typeof nora) => reachedSteps(order, caller).map(({ who }) => who);
    expect(whoFor(carla)).toEqual(['the shop for you']);
    expect(whoFor(nora)).toEqual(['you for Carla Customer']);
    expect(whoFor(berta)).toEqual(['an admin for Carla Customer']);
    expect(reachedSteps(order, carla)[0]?.details).toEqual([{ name: 'Reason', text: 'by phone' }]);
  });

  it('names the shop for what it did automatically', () => {
    const expired = { ...cancelled, actor: 'system', uid: null } as const;
    expect(reachedSteps(after(expired), carla).at(-1)?.who).toBe('the shop, automatically');
  });

  it.each([
    [shipped, ['Carrier: UPS', 'Tracking number: 1Z999']],
    [cancelled, ['Reason: Out of stock']],
    [confirmed, []],
  ])('has the details of %j', (event, details) => {
    const last = reachedSteps(after(event), carla).at(-1);
    expect(last?.details.map(({ name, text }) => `${name}: ${text}`)).toEqual(details);
  });
});

describe('reachedSteps of an order in parts', () => {
  const saws = { toolId: 'saw', quantity: 2 };
  const byNora = { actor: 'admin', uid: 'nora', at } as const;
  const lastOf = (order: Order) => {
    const { title, takesBack, details } = reachedSteps(order, carla).at(-1) ?? expect.fail();
    return [title, takesBack, details.map(({ name, text }) => `${name}: ${text}`)];
  };
  const parcel = 'Parcel: TH-00000001-S1';

  it.each([
    [
      partShipped(),
      'Part-shipped',
      ['Pieces: 4 × No. 4 Smoothing Plane', parcel, 'Carrier: UPS', 'Tracking number: 1Z991'],
    ],
    [orderAfter(partShipped(), deliveryOf(1)), 'Parcel delivered', [parcel]],
    [
      orderAfter(confirmedTools(), {
        step: 'credited',
        ...byNora,
        reason: 'Scratched',
        pieces: [saws],
        creditNoteNumber: 'CN-2026-000001',
        credit: { net: 4_000, total: 4_000 },
      }),
      'Credited',
      [
        'Pieces: 2 × Tenon Saw',
        'Reason: Scratched',
        'Credit note: CN-2026-000001',
        'Amount: $40.00',
      ],
    ],
  ])('names the step, and its part', (order, title, details) => {
    expect(lastOf(order)).toEqual([title, false, details]);
  });

  it('names the steps of returns, and a replacement that arrives after the order', () => {
    const by = { ...byNora, returnNumber: 'TH-00000001-R1' };
    const asked = orderAfter(deliveredTools(), { step: 'return-asked', ...by, pieces: [saws] });
    const found = 'Return: TH-00000001-R1';
    expect(lastOf(asked)).toEqual(['Return requested', false, ['Pieces: 2 × Tenon Saw', found]]);
    const received = orderAfter(asked, { step: 'returned', ...by, pieces: [saws] });
    expect(lastOf(received)).toEqual(['Return received', false, ['Pieces: 2 × Tenon Saw', found]]);
    const replacement = { shipmentNumber: 'TH-00000001-S2', carrier: 'UPS', trackingNumber: '1Z2' };
    const settled = orderAfter(received, {
      ...{ step: 'settled', ...by, replaced: [saws], ...replacement },
    });
    expect(lastOf(settled)).toEqual([
      'Return settled',
      false,
      [
        'Replaced: 2 × Tenon Saw',
        found,
        'Parcel: TH-00000001-S2',
        'Carrier: UPS',
        'Tracking number: 1Z2',
      ],
    ]);
    const rest = orderAfter(
      settled,
      shipmentOf(3, [{ toolId: 'plane', quantity: 6 }]),
      deliveryOf(3),
      deliveryOf(2),
    );
    expect(reachedSteps(rest, carla).map(({ title }) => title)).toEqual([
      ...['Placed', 'Confirmed', 'Part-shipped', 'Parcel delivered', 'Return requested'],
      ...['Return received', 'Return settled', 'Shipped', 'Delivered', 'Parcel delivered'],
    ]);
  });

  it.each([
    [
      orderAfter(confirmedTools(), {
        step: 'cancelled',
        ...byNora,
        reason: 'Sold out',
        pieces: [saws],
      }),
      'Pieces cancelled',
      ['Pieces: 2 × Tenon Saw', 'Reason: Sold out'],
    ],
    [orderAfter(partShipped(), reversalOf(1)), 'Parcel reversed', ['Reason: Wrong label', parcel]],
  ])('marks what takes something back', (order, title, details) => {
    expect(lastOf(order)).toEqual([title, true, details]);
  });

  it('says what is still to come', () => {
    expect(nextSteps(partShipped(), carla)[0]).toEqual({
      status: 'shipped',
      expectation: '11 pieces still to come.',
    });
  });

  it('ends with the delivery of all parcels', () => {
    const rest = [
      { toolId: 'plane', quantity: 6 },
      { toolId: 'saw', quantity: 5 },
    ];
    const order = orderAfter(partShipped(), shipmentOf(2, rest), deliveryOf(1), deliveryOf(2));
    expect(reachedSteps(order, carla).map(({ title }) => title)).toEqual([
      'Placed',
      'Confirmed',
      'Part-shipped',
      'Shipped',
      'Parcel delivered',
      'Delivered',
    ]);
    expect(nextSteps(order, carla)).toEqual([]);
  });
});

describe('nextSteps', () => {
  const next = (order: Order, caller = carla) =>
    nextSteps(order, caller).map(({ status, expectation }) => [status, expectation]);

  it('tells the customer what follows and when', () => {
    expect(next(orderOf('first'))).toEqual([
      ['confirmed', 'We confirm your order within one working day.'],
      ['shipped', 'You then find the tracking number here.'],
      ['delivered', 'Promised by Saturday, 28 November 2026.'],
    ]);
  });

  it('tells an admin what the customer expects', () => {
    expect(next(orderOf('first'), nora)[0]).toEqual([
      'confirmed',
      'The customer expects it within one working day.',
    ]);
  });

  it.each([
    [after(shipped), ['delivered']],
    [after(cancelled), []],
    [after({ ...confirmed, step: 'delivered', status: 'delivered' }), []],
  ])('ends with the delivery or the cancellation', (order, statuses) => {
    expect(next(order).map(([status]) => status)).toEqual(statuses);
  });
});

describe('isChangedByOthers', () => {
  it('is true if an admin other than the caller changed the order', () => {
    expect(isChangedByOthers(orderOf('first'), nora)).toBe(false);
    expect(isChangedByOthers(after(confirmed), nora)).toBe(false);
    expect(isChangedByOthers(after(confirmed), berta)).toBe(true);
  });
});
