import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  noPieces,
  nothingCredited,
  orderNumberOf,
  orderStatuses,
  orderTermsOf,
  overdueFrom,
  replay,
  withoutList,
} from '../../../contract/index.ts';
import type { OrderDocument, StoredOrderEvent } from '../../../documents/orders/orders.ts';
import { checkOrder } from './checkOrder.ts';

const id = randomUUID();
const at = new Date();

const isStatus = (step: string): step is OrderDocument['status'] =>
  orderStatuses.some((status) => status === step);

const eventOf = (
  step: StoredOrderEvent['step'],
  details: Partial<StoredOrderEvent> = {},
): StoredOrderEvent => ({
  step,
  status: isStatus(step) ? step : 'delivered',
  actor: 'admin',
  uid: 'admin',
  at,
  transitionId: null,
  ...details,
});

const common = { picture: '', breakQuantity: null, ...noPieces, ...withoutList(2_000) };
const saw = {
  ...common,
  toolId: 'saw',
  sku: 'SAW-1',
  toolName: 'Saw',
  quantity: 3,
  unitPrice: 1_999,
};
const plane = {
  ...common,
  toolId: 'plane',
  sku: 'PLN-1',
  toolName: 'Plane',
  quantity: 2,
  unitPrice: 5,
};
const lines = [
  { ...saw, lineTotal: 5_997 },
  { ...plane, lineTotal: 10 },
];

const order: OrderDocument = {
  number: orderNumberOf(id),
  payerId: 'buyer',
  payerName: 'Buyer',
  saleFacts: {},
  userId: 'buyer',
  userName: 'Buyer',
  userEmail: 'buyer@a.test',
  phoneNumber: '01234567890',
  orderAddress: '1 Workshop Lane',
  shipBy: addDays(dayOf(at, 'UTC'), 2),
  lines,
  currency: 'USD',
  poNumber: '',
  note: '',
  paymentMethod: 'bank-transfer',
  subtotal: 6_007,
  tax: 1_201,
  total: 7_208,
  paid: 7_208,
  status: 'confirmed',
  taxRate: 1_999,
  terms: 'net-30',
  refunded: 0,
  amountDue: 0,
  balance: 'settled',
  dueAt: at,
  checkAt: null,
  overdueAt: null,
  invoiceNumber: '2026-000001',
  creditNoteNumbers: [],
  credited: nothingCredited,
  shipmentCount: 0,
  returnCount: 0,
  quoteId: null,
  quoteNumber: null,
  history: [eventOf('placed'), eventOf('confirmed')],
  createdAt: at,
  placedOn: dayOf(at, 'UTC'),
  searchTerms: [],
};

const problemsOf = (change: Partial<OrderDocument>) => {
  const changed = { ...order, paid: change.total ?? order.total, ...change };
  const searchTerms = change.searchTerms ?? orderTermsOf(changed);
  return checkOrder({ id, content: { ...changed, searchTerms } });
};

describe('checkOrder', () => {
  it('finds no problem in an order that adds up', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('finds an order that nobody finds by its town', () => {
    const searchTerms = orderTermsOf({ ...order, orderAddress: '1 Lane' });
    expect(problemsOf({ searchTerms })).toEqual([`order ${id} is not found by workshop, w, wo`]);
  });

  it('finds a line that does not cost quantity times price', () => {
    const wrong = { ...plane, lineTotal: 11 };
    expect(problemsOf({ lines: [{ ...saw, lineTotal: 5_996 }, wrong] })).toEqual([
      `order ${id} bills 5996 cents for 3 pieces of tool saw at 1999 cents`,
      `order ${id} bills 11 cents for 2 pieces of tool plane at 5 cents`,
    ]);
  });

  it('finds a subtotal that is not the sum of the lines', () => {
    expect(problemsOf({ subtotal: 6_008, tax: 1_200 })).toEqual([
      `order ${id} has a subtotal of 6008 cents, but its lines add up to 6007`,
    ]);
  });

  it('finds a total that is not the sum of subtotal and tax', () => {
    expect(problemsOf({ total: 7_209 })).toEqual([
      `order ${id} has a total of 7209 cents, but subtotal and tax add up to 7208`,
    ]);
  });

  it('finds a price break above the quantity', () => {
    const [first = { ...saw, lineTotal: 5_997 }, ...others] = lines;
    expect(problemsOf({ lines: [{ ...first, breakQuantity: 3 }, ...others] })).toEqual([]);
    expect(problemsOf({ lines: [{ ...first, breakQuantity: 4 }, ...others] })).toEqual([
      `order ${id} has the price break from 4 pieces for 3 pieces of tool saw`,
    ]);
  });

  it.each([-1, 0, 1])('accepts the day of a shop %i days from that of UTC', (days) => {
    expect(problemsOf({ placedOn: addDays(dayOf(at, 'UTC'), days) })).toEqual([]);
  });

  it('finds a day on which the order cannot have been placed', () => {
    const placedOn = addDays(dayOf(at, 'UTC'), 2);
    expect(problemsOf({ placedOn })).toEqual([
      `order ${id} counts as sold on ${placedOn}, but was created at ${at.toISOString()}`,
    ]);
  });

  it('finds a day to ship before the order or after its arrival', () => {
    const [placedOn, next] = [dayOf(at, 'UTC'), addDays(dayOf(at, 'UTC'), 1)];
    const early = addDays(placedOn, -1);
    expect(problemsOf({ shipBy: placedOn, deliveryDay: placedOn })).toEqual([]);
    expect(problemsOf({ shipBy: early })).toEqual([
      `order ${id} is to be shipped by ${early}, but was placed on ${placedOn}`,
    ]);
    const planned = { shipBy: next, deliveryDay: placedOn };
    const problem = `order ${id} is to be shipped by ${next}, but is to arrive by ${placedOn}`;
    expect(problemsOf(planned)).toEqual([problem]);
    expect(problemsOf({ ...planned, requestedDay: next })).toEqual([]);
  });

  it('finds a timeline that does not begin with the order, runs backwards, or repeats a change', () => {
    const late = new Date(at.getTime() + 120_000);
    const [placed, confirmed] = [eventOf('placed'), eventOf('confirmed')];
    expect(problemsOf({ createdAt: late })).toEqual([
      `order ${id} was created at ${late.toISOString()}, but placed at ${at.toISOString()}`,
    ]);
    const history = [
      { ...placed, at: late, transitionId: 'once' },
      { ...confirmed, transitionId: 'once' },
    ];
    expect(problemsOf({ createdAt: late, history })).toEqual([
      `order ${id} was confirmed at ${at.toISOString()}, before what preceded it`,
      `order ${id} records an event twice`,
    ]);
  });

  it('finds a line without a SKU', () => {
    const [first = { ...saw, lineTotal: 5_997 }, ...others] = lines;
    expect(problemsOf({ lines: [{ ...first, sku: '' }, ...others] })).toEqual([
      `order ${id} has the SKU "" for tool saw`,
    ]);
  });

  it('finds a tool in several lines', () => {
    const twice = [...lines, { ...saw, lineTotal: 5_997 }];
    expect(problemsOf({ lines: twice, subtotal: 12_004, total: 13_205 })).toEqual([
      `order ${id} has 2 lines for tool saw`,
    ]);
  });

  it('finds pieces that were made good twice', () => {
    const saws = (quantity: number) => [{ toolId: 'saw', quantity }];
    const all = [...saws(3), { toolId: 'plane', quantity: 2 }];
    const history = [
      ...[eventOf('placed'), eventOf('confirmed'), eventOf('shipped', { pieces: all })],
      eventOf('delivered'),
      eventOf('settled', { returnNumber: 'R1', replaced: saws(2), shipmentNumber: 'S2' }),
      eventOf('returned', { returnNumber: 'R2', pieces: saws(2) }),
    ];
    const problem = `order ${id} has taken back or made good more pieces of tool saw than arrived`;
    const counted = (events: StoredOrderEvent[]) => ({
      ...replay({ ...order, invoiceNumber: '2026-000001', history: events }),
      history: events,
    });
    expect(problemsOf(counted(history))).toContain(problem);
    expect(problemsOf(counted(history.slice(0, -1)))).not.toContain(problem);
  });

  it('finds an order without lines', () => {
    expect(problemsOf({ lines: [], subtotal: 0, tax: 0, total: 0, paid: 0 })).toEqual([
      `order ${id} contains no pieces`,
      `order ${id} is confirmed, which does not follow from its history: placed, confirmed`,
    ]);
  });

  it('finds a status that is not that of the last event', () => {
    expect(problemsOf({ status: 'shipped' })).toEqual([
      `order ${id} is shipped, which does not follow from its history: placed, confirmed`,
    ]);
  });

  it('finds counters and amounts that do not follow from the history', () => {
    const [first = { ...saw, lineTotal: 5_997 }, ...others] = lines;
    expect(problemsOf({ lines: [{ ...first, cancelled: 1 }, ...others] })).toEqual([
      `order ${id} has 1 cancelled, 0 shipped, 0 delivered, 0 returned, 0 credited of 3 pieces of tool saw, which its history contradicts`,
    ]);
    expect(problemsOf({ shipmentCount: 1, creditNoteNumbers: ['CN-2026-000001'] })).toEqual([
      `order ${id} has another shipmentCount than its history says`,
      `order ${id} has another creditNoteNumbers than its history says`,
    ]);
  });

  it('finds a history that skips a status', () => {
    const history = [eventOf('placed'), eventOf('delivered')];
    expect(problemsOf({ history, status: 'delivered' })).toEqual([
      `order ${id} is delivered, which does not follow from its history: placed, delivered`,
    ]);
  });

  it('finds an order without a history', () => {
    expect(problemsOf({ history: [] })).toEqual([
      `order ${id} is confirmed, which does not follow from its history: none`,
    ]);
  });

  it('finds the number of another order', () => {
    expect(problemsOf({ number: 'TH-00000000' })).toEqual([
      `order ${id} has the number TH-00000000 instead of ${order.number}`,
    ]);
  });

  it('finds a balance that does not follow from the payments', () => {
    expect(problemsOf({ paid: 7_000 })).toEqual([
      `order ${id} is settled with 0 cents due, instead of open with 208`,
      `order ${id} is checked never instead of at ${overdueFrom(at).toISOString()}`,
    ]);
  });
});
