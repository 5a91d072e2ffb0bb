import { describe, expect, it } from 'vitest';
import { exampleLine as lineOf } from '../../testing/documents/exampleLines.ts';
import { initialStatus } from './lifecycle.ts';
import {
  isPossibleHistory,
  type NewEvent,
  type OrderProgress,
  progressAfter,
  progressOfNew,
  replay,
} from './orderEvents.ts';
import type { OrderEvent } from './orderSteps.ts';

type Tracked = OrderProgress & { history: OrderEvent<number>[] };

const by = { actor: 'admin', uid: 'nora' } as const;

const placed: Tracked = {
  ...progressOfNew([lineOf('saw', 10, 100), lineOf('plane', 4, 250)], { taxRate: 1_000 }),
  history: [{ step: 'placed', status: initialStatus, ...by, at: 0 }],
};

type Details = Omit<NewEvent<number>, 'actor' | 'uid' | 'at'>;

const after = (order: Tracked, ...steps: Details[]): Tracked =>
  steps.reduce((before, step) => {
    const event = { ...step, ...by, at: before.history.length };
    const number = step.step === 'confirmed' ? '2026-000001' : before.invoiceNumber;
    const progress = progressAfter(before, event, number);
    return { ...progress, history: [...before.history, { ...event, status: progress.status }] };
  }, order);

const pieces = (saws: number, planes = 0) =>
  [
    { toolId: 'saw', quantity: saws },
    { toolId: 'plane', quantity: planes },
  ].filter(({ quantity }) => quantity > 0);

const ship = (position: number, saws: number, planes = 0): Details => ({
  step: 'shipped',
  shipmentNumber: `TH-1-S${position}`,
  pieces: pieces(saws, planes),
});

const confirmed: Details = { step: 'confirmed' };
const delivered: Details = { step: 'delivered' };
const cancelled: Details = { step: 'cancelled' };

const countersOf = ({ lines }: OrderProgress) =>
  lines.map((line) => [line.cancelled, line.shipped, line.delivered, line.credited]);

describe('The events of an order', () => {
  it('lead through its regular statuses', () => {
    const order = after(placed, confirmed, ship(1, 10, 4), delivered);
    expect(order.history.map(({ status }) => status)).toEqual([
      'placed',
      'confirmed',
      'shipped',
      'delivered',
    ]);
    expect(countersOf(order)).toEqual([
      [0, 10, 10, 0],
      [0, 4, 4, 0],
    ]);
    expect(order.shipmentCount).toBe(1);
  });

  it('deliver one parcel, or all that is underway', () => {
    const shipped = after(placed, confirmed, ship(1, 4), ship(2, 6, 4));
    const first = after(shipped, { step: 'delivered', shipmentNumber: 'TH-1-S1' });
    expect([first.status, ...countersOf(first)]).toEqual(['shipped', [0, 10, 4, 0], [0, 4, 0, 0]]);
    expect(after(first, delivered).status).toBe('delivered');
    expect(after(shipped, delivered).status).toBe('delivered');
  });

  it('reverse a parcel, also one that was marked as delivered', () => {
    const shipped = after(placed, confirmed, ship(1, 4), ship(2, 6, 4), delivered);
    const reversed = after(shipped, { step: 'reversed', shipmentNumber: 'TH-1-S2' });
    expect([reversed.status, ...countersOf(reversed)]).toEqual([
      'part-shipped',
      [0, 4, 4, 0],
      [0, 0, 0, 0],
    ]);
    const both = after(reversed, { step: 'reversed', shipmentNumber: 'TH-1-S1' });
    expect([both.status, both.shipmentCount]).toEqual(['confirmed', 2]);
  });

  it('bill less after a cancellation before the invoice, at the same prices', () => {
    const order = after(placed, { step: 'cancelled', pieces: pieces(3) });
    expect(order.lines.map(({ unitPrice, lineTotal }) => [unitPrice, lineTotal])).toEqual([
      [100, 700],
      [250, 1_000],
    ]);
    expect([order.subtotal, order.tax, order.total]).toEqual([1_700, 170, 1_870]);
    expect(order.status).toBe('placed');
  });

  it('keep the amounts of an order of which nothing is left', () => {
    const order = after(placed, { step: 'cancelled', pieces: pieces(0, 4) }, cancelled);
    expect([order.status, order.subtotal, order.total]).toEqual(['cancelled', 1_000, 1_100]);
    expect(after(placed, cancelled).total).toBe(placed.total);
  });

  it('credit what is cancelled after the invoice, and keep its amounts', () => {
    const credit = { net: 300, total: 330 };
    const cancellation = { ...cancelled, pieces: pieces(3), creditNoteNumber: 'CN-1', credit };
    const order = after(placed, confirmed, cancellation);
    expect([order.total, order.credited, order.creditNoteNumbers]).toEqual([
      placed.total,
      credit,
      ['CN-1'],
    ]);
    expect(countersOf(order)).toEqual([
      [3, 0, 0, 3],
      [0, 0, 0, 0],
    ]);
  });

  it('credit no piece twice, whether it is credited or cancelled first', () => {
    const credited = { step: 'credited', pieces: pieces(8) } as const;
    const order = after(placed, confirmed, credited, { ...cancelled, pieces: pieces(5) });
    expect(countersOf(order)[0]).toEqual([5, 0, 0, 10]);
  });

  it('make an order complete when its rest is cancelled', () => {
    const order = after(placed, confirmed, ship(1, 10), { ...cancelled, pieces: pieces(0, 4) });
    expect(order.status).toBe('shipped');
    const arrived = after(placed, confirmed, ship(1, 10), delivered, {
      ...cancelled,
      pieces: pieces(0, 4),
    });
    expect(arrived.status).toBe('delivered');
  });
});

describe('replay', () => {
  const order = after(
    placed,
    { ...cancelled, pieces: pieces(1) },
    confirmed,
    ship(1, 4, 4),
    { step: 'delivered', shipmentNumber: 'TH-1-S1' },
    ship(2, 2),
    { step: 'reversed', shipmentNumber: 'TH-1-S2' },
    { ...cancelled, pieces: pieces(2), creditNoteNumber: 'CN-1', credit: { net: 200, total: 220 } },
    { step: 'credited', creditNoteNumber: 'CN-2', credit: { net: 10, total: 11 } },
  );

  it('gives the order as it was after each event', () => {
    expect({ ...replay(order), history: order.history }).toEqual(order);
    expect(order.history.map((_, index) => replay(order, index + 1).status)).toEqual(
      order.history.map(({ status }) => status),
    );
    expect(replay(order, 1)).toEqual({ ...placed, history: undefined });
    expect(replay(order, 2)).toMatchObject({ total: 2_090, invoiceNumber: null });
    expect(replay(order, 3)).toMatchObject({ invoiceNumber: '2026-000001', credited: { net: 0 } });
  });

  it('tells possible histories from others', () => {
    expect(isPossibleHistory(order)).toBe(true);
    const { history } = after(placed, confirmed);
    const [first, second] = history as [OrderEvent<number>, OrderEvent<number>];
    const isPossible = (...events: OrderEvent<number>[]) =>
      isPossibleHistory({ ...placed, invoiceNumber: '2026-000001', history: events });
    expect(isPossible(first, second)).toBe(true);
    expect(isPossible()).toBe(false);
    expect(isPossible(second)).toBe(false);
    expect(isPossible(first, second, second)).toBe(false);
    expect(isPossible(first, { ...second, status: 'placed' })).toBe(false);
    const tooMany = { ...ship(1, 11, 4), ...by, at: 2, status: 'part-shipped' } as const;
    expect(isPossible(first, second, tooMany)).toBe(false);
  });
});

describe('the events of a return', () => {
  const returned = {
    step: 'returned',
    returnNumber: 'TH-1-R1',
    pieces: pieces(2),
    resellable: pieces(1),
  } as const;
  const settled = {
    step: 'settled',
    returnNumber: 'TH-1-R1',
    pieces: pieces(1),
    creditNoteNumber: 'CN-1',
    credit: { net: 100, total: 110 },
    shipmentNumber: 'TH-1-S2',
    replaced: pieces(1),
  } as const;
  const asked = { step: 'return-asked', returnNumber: 'TH-1-R1', pieces: pieces(2) } as const;
  const order = after(placed, confirmed, ship(1, 10, 4), delivered, asked, returned, settled);
  const arrived = { step: 'delivered', shipmentNumber: 'TH-1-S2' } as const;

  it('count what comes back and what is credited, and leave the status', () => {
    expect(order).toMatchObject({ status: 'delivered', returnCount: 1, shipmentCount: 2 });
    expect(order.credited).toEqual({ net: 100, total: 110 });
    expect(order.lines[0]).toMatchObject({ shipped: 10, delivered: 10, returned: 2, credited: 1 });
    expect(isPossibleHistory(order)).toBe(true);
  });

  it('move no counter when a replacement arrives, or is reversed', () => {
    const later = after(order, arrived);
    expect(later.lines).toEqual(order.lines);
    const reversed = after(later, { step: 'reversed', shipmentNumber: 'TH-1-S2' });
    expect(reversed.lines).toEqual(order.lines);
    expect(isPossibleHistory(reversed)).toBe(true);
  });

  it('cannot come before a shipment', () => {
    expect(isPossibleHistory(after(placed, confirmed, asked))).toBe(false);
  });
});
