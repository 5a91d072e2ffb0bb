import { describe, expect, it } from 'vitest';
import { dayOf, endOfDay } from '../days.ts';
import type { OrderEvent } from '../orders/orderSteps.ts';
import {
  heldPieces,
  lastReturnDay,
  lateLines,
  returnableInTime,
  returnableOf,
} from './eligibility.ts';
import type { ReturnState } from './lifecycle.ts';
import type { CountedReturn, Resolution } from './model.ts';

const returnOf = (
  state: ReturnState,
  figures: { approved?: number; received?: number; resolution?: Resolution } = {},
  kind: CountedReturn['kind'] = 'return',
): CountedReturn => ({
  kind,
  state,
  lines: [{ toolId: 'saw', asked: 4, approved: 0, received: 0, resolution: null, ...figures }],
  history: [
    { state: 'requested' },
    ...(figures.received === undefined ? [] : [{ state: 'received' as const }]),
    { state },
  ],
});

describe('the pieces that a return holds', () => {
  it.each<[string, CountedReturn, number]>([
    ['asked for', returnOf('requested'), 4],
    ['approved', returnOf('approved', { approved: 3 }), 3],
    ['received', returnOf('received', { approved: 3, received: 2 }), 2],
    ['closed', returnOf('closed', { approved: 3, received: 2, resolution: 'none' }), 2],
    ['declined', returnOf('declined'), 0],
    ['withdrawn', returnOf('withdrawn'), 0],
    ['lapsed', returnOf('lapsed', { approved: 3 }), 0],
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
    expect(heldPieces([found], 'saw')).toBe(held);
    expect(heldPieces([found], 'hammer')).toBe(0);
    expect(returnableOf({ toolId: 'saw', delivered: 5 }, [found])).toBe(5 - held);
  });

  it('leave nothing, and not less, when a shipment was reversed', () => {
    expect(returnableOf({ toolId: 'saw', delivered: 2 }, [returnOf('requested')])).toBe(0);
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

const event = (fields: Partial<OrderEvent<Date>>): OrderEvent<Date> => ({
  step: 'shipped',
  status: 'delivered',
  actor: 'admin',
  uid: 'olga',
  at: new Date('2026-09-01T12:00:00Z'),
  ...fields,
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
  const late = (quantity: number, today: string, events = history) =>
    lateLines({ history: events }, [{ toolId: 'saw', quantity }], { ...period, today });

  it('count each parcel from its own arrival', () => {
    expect(late(5, '2026-10-31')).toEqual([]);
    expect(late(2, '2026-11-01')).toEqual([]);
    const refused = [{ position: 0, toolId: 'saw', lastDay: '2026-12-01' }];
    expect(late(3, '2026-11-01')).toEqual(refused);
    expect(late(2, '2026-12-01')).toEqual([]);
    expect(late(1, '2026-12-02')).toEqual(refused);
  });

  it('ignore reversed shipments and replacements', () => {
    const reversed = event({ step: 'reversed', shipmentNumber: 'S2' });
    expect(late(1, '2026-11-15', [...history, reversed])).toHaveLength(1);
    const replacement = [
      event({
        step: 'settled',
        shipmentNumber: 'S3',
        replaced: [{ toolId: 'saw', quantity: 2 }],
      }),
      event({ step: 'delivered', shipmentNumber: 'S3', at: new Date('2026-12-20T12:00:00Z') }),
    ];
    expect(late(1, '2026-12-21', [...history, ...replacement])).toHaveLength(1);
  });
});

it.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'])(
  'a claim is late a second after six months, in a shop in %s',
  (timeZone) => {
    const claim = { kind: 'claim', returnDays: 30, timeZone } as const;
    const lastDay = lastReturnDay(new Date('2026-11-01T12:00:00Z'), claim);
    const lastMoment = endOfDay(lastDay, timeZone);
    const lateAt = (time: number) =>
      lateLines({ history: parcel('S1', 1, '2026-11-01') }, [{ toolId: 'saw', quantity: 1 }], {
        ...claim,
        today: dayOf(new Date(time), timeZone),
      });
    expect(lateAt(lastMoment.getTime())).toEqual([]);
    expect(lateAt(lastMoment.getTime() + 1_000)).toMatchObject([{ lastDay }]);
  },
);

describe('the pieces that can be returned in time', () => {
  const inTime = (today: string, returns: CountedReturn[] = [], events = history) =>
    returnableInTime({ history: events }, { toolId: 'saw', delivered: 5 }, returns, {
      ...period,
      today,
    }).map(({ quantity, lastDay }) => [quantity, lastDay]);

  it('have the last day of their parcel, the earliest first', () => {
    const both = [
      [3, '2026-10-31'],
      [2, '2026-12-01'],
    ];
    expect(inTime('2026-10-31')).toEqual(both);
    const otherOrder = [...parcel('S2', 2, '2026-11-01'), ...parcel('S1', 3, '2026-10-01')];
    expect(inTime('2026-10-31', [], otherOrder)).toEqual(both);
    expect(inTime('2026-11-01')).toEqual([[2, '2026-12-01']]);
    expect(inTime('2026-12-02')).toEqual([]);
  });

  it('are those that arrived last, after a return', () => {
    expect(inTime('2026-10-31', [returnOf('requested')])).toEqual([[1, '2026-12-01']]);
    expect(inTime('2026-11-01', [returnOf('approved', { approved: 3 })])).toEqual([
      [2, '2026-12-01'],
    ]);
  });

  it('of several parcels on one day count together', () => {
    const events = [...parcel('S1', 3, '2026-11-01'), ...parcel('S2', 2, '2026-11-01')];
    expect(inTime('2026-11-02', [], events)).toEqual([[5, '2026-12-01']]);
  });
});
