import { describe, expect, it } from 'vitest';
import { dayOf, endOfDay } from '../days.ts';
import type { OrderEvent } from '../orders/orderSteps.ts';
import {
  type EarlierReturn,
  heldPieces,
  lastReturnDay,
  lateLines,
  piecesByLastDay,
  returnableOf,
} from './eligibility.ts';
import type { Resolution, ReturnStatus } from './lifecycle.ts';
import type { CountedReturn } from './model.ts';

const returnOf = (
  status: ReturnStatus,
  figures: { approved?: number; received?: number; resolution?: Resolution } = {},
  kind: CountedReturn['kind'] = 'return',
  at = '2026-10-31T12:00:00Z',
): EarlierReturn => ({
  number: 'R1',
  kind,
  status,
  lines: [{ toolId: 'saw', asked: 4, approved: 0, received: 0, resolution: null, ...figures }],
  history: [
    { status: 'requested', at },
    ...(figures.received === undefined ? [] : [{ status: 'received' as const, at }]),
    { status, at },
  ],
});

const event = (fields: Partial<OrderEvent<Date>>): OrderEvent<Date> => ({
  step: 'shipped',
  status: 'delivered',
  actor: 'admin',
  uid: 'olga',
  at: new Date('2026-09-01T12:00:00Z'),
  ...fields,
});

describe('the pieces that a return holds', () => {
  const order = { history: [] };

  it.each<[string, CountedReturn, number]>([
    ['asked for', returnOf('requested'), 4],
    ['approved', returnOf('approved', { approved: 3 }), 3],
    ['received', returnOf('received', { approved: 3, received: 2 }), 2],
    ['closed', returnOf('closed', { approved: 3, received: 2, resolution: 'none' }), 2],
    ['declined', returnOf('declined'), 0],
    ['withdrawn', returnOf('withdrawn'), 0],
    ['expired', returnOf('expired', { approved: 3 }), 0],
    [
      'a replaced claim',
      returnOf('closed', { approved: 3, resolution: 'replacement' }, 'claim'),
      3,
    ],
    [
      'a claim without a remedy',
      returnOf('closed', { approved: 3, resolution: 'none' }, 'claim'),
      0,
    ],
  ])('%s', (_, found, held) => {
    expect(heldPieces(order, [found], 'saw')).toBe(held);
    expect(heldPieces(order, [found], 'hammer')).toBe(0);
    expect(returnableOf(order, { toolId: 'saw', delivered: 5 }, [found])).toBe(5 - held);
  });

  it('can be claimed again when their replacement was taken back', () => {
    const events = [
      event({ step: 'settled', returnNumber: 'R1', shipmentNumber: 'S2' }),
      event({ step: 'reversed', shipmentNumber: 'S2' }),
    ];
    const figures = { approved: 3, resolution: 'replacement' } as const;
    const held = (found: EarlierReturn, history = events) =>
      heldPieces({ history }, [found], 'saw');
    const claim = returnOf('closed', figures, 'claim');
    expect(held(claim, events.slice(0, 1))).toBe(3);
    expect(held(claim)).toBe(0);
    expect(held({ ...claim, number: 'R2' })).toBe(3);
    expect(held(returnOf('closed', { ...figures, received: 3 }))).toBe(3);
  });

  it('leave nothing, and not less, when a shipment was reversed', () => {
    expect(returnableOf(order, { toolId: 'saw', delivered: 2 }, [returnOf('requested')])).toBe(0);
  });
});

describe('the last day', () => {
  const at = new Date('2026-08-31T23:30:00Z');

  it.each([
    ['return', 'UTC', '2026-09-30'],
    ['return', 'Europe/Berlin', '2026-10-01'],
    ['claim', 'UTC', '2027-02-28'],
    ['claim', 'Europe/Berlin', '2027-03-01'],
  ] as const)('of a %s in %s is %s', (kind, timeZone, day) => {
    expect(lastReturnDay(at, { kind, timeZone, returnDays: 30 })).toBe(day);
  });
});

const parcel = (number: string, quantity: number, deliveredOn: string) => [
  event({ shipmentNumber: number, pieces: [{ toolId: 'saw', quantity }] }),
  event({
    step: 'delivered',
    shipmentNumber: number,
    at: new Date(`${deliveredOn}T12:00:00Z`),
  }),
];
const history = [...parcel('S1', 3, '2026-10-01'), ...parcel('S2', 2, '2026-11-01')];
const period = { kind: 'return', returnDays: 30, timeZone: 'UTC' } as const;

describe('lines that are late', () => {
  const late = (
    quantity: number,
    today: string,
    { events = history, returns = [] }: { events?: typeof history; returns?: EarlierReturn[] } = {},
  ) => lateLines({ history: events }, [{ toolId: 'saw', quantity }], returns, { ...period, today });

  it('count each parcel from its own arrival', () => {
    expect(late(5, '2026-10-31')).toEqual([]);
    expect(late(2, '2026-11-01')).toEqual([]);
    const refused = (lastDay: string) => [{ position: 0, toolId: 'saw', lastDay }];
    expect(late(3, '2026-11-01')).toEqual(refused('2026-10-31'));
    expect(late(2, '2026-12-01')).toEqual([]);
    expect(late(1, '2026-12-02')).toEqual(refused('2026-12-01'));
  });

  it('are not brought back in time, a few at once, by pieces that arrived later', () => {
    const ofTwo = returnOf('approved', { approved: 2 }, 'return', '2026-11-10T12:00:00Z');
    expect(late(2, '2026-11-10', { returns: [ofTwo] })).toMatchObject([{ lastDay: '2026-10-31' }]);
    const ofOne = returnOf('approved', { approved: 1 }, 'return', '2026-11-10T12:00:00Z');
    expect(late(1, '2026-11-10', { returns: [ofOne] })).toEqual([]);
    expect(late(1, '2026-11-10', { returns: [ofOne, ofOne] })).toHaveLength(1);
  });

  it('ignore reversed shipments and replacements', () => {
    const reversed = event({ step: 'reversed', shipmentNumber: 'S2' });
    expect(late(1, '2026-11-15', { events: [...history, reversed] })).toHaveLength(1);
    const replacement = [
      event({
        step: 'settled',
        shipmentNumber: 'S3',
        replaced: [{ toolId: 'saw', quantity: 2 }],
      }),
      event({ step: 'delivered', shipmentNumber: 'S3', at: new Date('2026-12-20T12:00:00Z') }),
    ];
    expect(late(1, '2026-12-21', { events: [...history, ...replacement] })).toHaveLength(1);
  });
});

it.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'])(
  'a claim is late a second after six months, in a shop in %s',
  (timeZone) => {
    const claim = { kind: 'claim', returnDays: 30, timeZone } as const;
    const lastDay = lastReturnDay(new Date('2026-11-01T12:00:00Z'), claim);
    const lastMoment = endOfDay(lastDay, timeZone);
    const lateAt = (time: number) =>
      lateLines({ history: parcel('S1', 1, '2026-11-01') }, [{ toolId: 'saw', quantity: 1 }], [], {
        ...claim,
        today: dayOf(new Date(time), timeZone),
      });
    expect(lateAt(lastMoment.getTime())).toEqual([]);
    expect(lateAt(lastMoment.getTime() + 1_000)).toMatchObject([{ lastDay }]);
  },
);

describe('the pieces that are left, by their last day', () => {
  const left = (returns: EarlierReturn[] = [], events = history) =>
    piecesByLastDay({ history: events }, 'saw', returns, period).map(({ quantity, lastDay }) => [
      quantity,
      lastDay,
    ]);
  const approved = (pieces: number, ...rest: [EarlierReturn['kind']?, string?]) =>
    returnOf('approved', { approved: pieces }, ...rest);

  it('have that of their parcel, the earliest first', () => {
    const both = [
      [3, '2026-10-31'],
      [2, '2026-12-01'],
    ];
    expect(left()).toEqual(both);
    const otherOrder = [...parcel('S2', 2, '2026-11-01'), ...parcel('S1', 3, '2026-10-01')];
    expect(left([], otherOrder)).toEqual(both);
  });

  it('are those that arrived last, after a return in time for the first ones', () => {
    expect(left([approved(3)])).toEqual([[2, '2026-12-01']]);
    expect(left([approved(2)])).toEqual([
      [1, '2026-10-31'],
      [2, '2026-12-01'],
    ]);
    expect(left([returnOf('requested')])).toEqual([[1, '2026-12-01']]);
  });

  it('are those that arrived first, after a return that was too late for them', () => {
    expect(left([approved(2, 'return', '2026-11-10T12:00:00Z')])).toEqual([[3, '2026-10-31']]);
  });

  it('are those that arrived last, after a claim or an exception for the first ones', () => {
    expect(left([approved(3, 'claim', '2026-11-10T12:00:00Z')])).toEqual([[2, '2026-12-01']]);
    const beforeTheSecond = approved(3, 'return', '2026-11-01T06:00:00Z');
    expect(left([beforeTheSecond])).toEqual([[2, '2026-12-01']]);
  });

  it('of several parcels on one day count together', () => {
    const events = [...parcel('S1', 3, '2026-11-01'), ...parcel('S2', 2, '2026-11-01')];
    expect(left([], events)).toEqual([[5, '2026-12-01']]);
  });
});
