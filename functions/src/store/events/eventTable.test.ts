import { describe, expect, it } from 'vitest';
import { companyIdOf } from '../../contract/index.ts';
import type { OrderDocument, StoredOrderEvent } from '../../documents/orders/orders.ts';
import { eventsOf } from './eventTable.ts';

const at = new Date();
const entry = (step: StoredOrderEvent['step'], fields: Partial<StoredOrderEvent> = {}) =>
  ({
    step,
    status: 'confirmed',
    actor: 'admin',
    uid: 'a',
    at,
    transitionId: null,
    ...fields,
  }) as const;

const orderWith = (...history: StoredOrderEvent[]): Partial<OrderDocument> => ({
  number: 'TH-4K2M9A7C',
  payerId: 'ada',
  userEmail: 'ada@example.com',
  history,
});

const placed = entry('placed', { status: 'placed' });
const confirmed = entry('confirmed');
const shipment = { pieces: [{ toolId: 'plane', quantity: 2 }], shipmentNumber: 'TH-4K2M9A7C-S1' };
const shipped = entry('shipped', { status: 'shipped', ...shipment });
const delivered = entry('delivered', { status: 'delivered' });

const ofOrder = (before: StoredOrderEvent[] | null, after: StoredOrderEvent[], fields = {}) =>
  eventsOf('orders', {
    id: 'order',
    before: before ? { ...orderWith(...before), ...fields } : undefined,
    after: { ...orderWith(...after), ...fields },
  });

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type);

describe('The events of an order', () => {
  it('follow from what a change adds to its history', () => {
    const data = { id: 'order', number: 'TH-4K2M9A7C', status: 'placed', version: 1 };
    expect(ofOrder(null, [placed])).toEqual([
      { id: 'order_order_0', type: 'order.placed', data, audience: null },
    ]);
    expect(ofOrder([placed], [placed, confirmed])).toMatchObject([
      { id: 'order_order_1', type: 'order.confirmed', data: { status: 'confirmed', version: 2 } },
    ]);
    expect(ofOrder([placed], [placed])).toEqual([]);
    expect(typesOf(ofOrder([placed], [placed, entry('credited')]))).toEqual([]);
  });

  it('name the company that buys', () => {
    const payerId = companyIdOf('4c2f9a7c4c2f9a7c4c2f9a7c');
    expect(ofOrder(null, [placed], { payerId })).toMatchObject([{ audience: payerId }]);
  });

  it('include its shipments, whose status the history decides', () => {
    const start = [placed, confirmed];
    const [order, parcel] = ofOrder(start, [...start, shipped]);
    expect(order?.type).toBe('order.shipped');
    expect(parcel).toEqual({
      id: 'shipment_order-S1_3',
      type: 'shipment.underway',
      data: {
        id: 'order-S1',
        number: 'TH-4K2M9A7C-S1',
        status: 'underway',
        orderId: 'order',
        orderNumber: 'TH-4K2M9A7C',
      },
      audience: null,
    });
    const underway = [...start, shipped];
    const arrived = [...underway, delivered];
    expect(typesOf(ofOrder(underway, arrived))).toEqual(['order.delivered', 'shipment.delivered']);
    const undone = ofOrder(arrived, [...arrived, entry('undone', { status: 'shipped' })]);
    expect(typesOf(undone)).toEqual(['order.undone', 'shipment.underway']);
    const reversed = entry('reversed', { shipmentNumber: shipment.shipmentNumber });
    expect(typesOf(ofOrder(underway, [...underway, reversed]))).toEqual(['shipment.reversed']);
  });
});

describe('The events of other documents', () => {
  const ofCompany = (before: object | undefined, after: object) =>
    eventsOf('companies', { id: 'c', before, after: { number: 'C-4K2M9A', ...after } });

  it('tell a change of a company from one of its status', () => {
    const active = { status: 'active', version: '2' };
    expect(typesOf(ofCompany(undefined, active))).toEqual(['company.active']);
    expect(typesOf(ofCompany(active, { ...active, version: '3' }))).toEqual(['company.changed']);
    const suspended = { status: 'suspended', version: '4' };
    expect(typesOf(ofCompany(active, suspended))).toEqual(['company.suspended']);
    expect(ofCompany(active, { ...active, memberCount: 2 })).toEqual([]);
  });

  it('report the deletion of a price list', () => {
    const before = { version: 3, status: 'draft', audience: { kind: 'all', id: null } };
    expect(eventsOf('priceLists', { id: 'l', before, after: undefined })).toMatchObject([
      { id: 'price-list_l_deleted', data: { status: 'deleted' } },
    ]);
  });

  it('tell those to whom an active price list gives prices', () => {
    const list = (status: string, kind: string, id: string | null, version: number) => ({
      version,
      status,
      audience: { kind, id },
    });
    const audiencesOf = (before: object | undefined, after: object) =>
      eventsOf('priceLists', { id: 'l', before, after }).map(({ id, audience }) => [id, audience]);
    const company = companyIdOf('4c2f9a7c4c2f9a7c4c2f9a7c');
    const draft = list('draft', 'payer', company, 1);
    expect(audiencesOf(undefined, draft)).toEqual([['price-list_l_1', null]]);
    const active = list('active', 'payer', company, 2);
    expect(audiencesOf(draft, active)).toEqual([['price-list_l_2', company]]);
    const ofGroup = list('active', 'group', 'joiners', 3);
    expect(audiencesOf(active, ofGroup)).toEqual([
      ['price-list_l_3', 'group-joiners'],
      ['price-list_l_3_before', company],
    ]);
    const archived = list('archived', 'group', 'joiners', 4);
    expect(audiencesOf(ofGroup, archived)).toEqual([['price-list_l_4', 'group-joiners']]);
    const ofAll = list('active', 'all', null, 5);
    expect(audiencesOf(archived, ofAll)).toEqual([['price-list_l_5', 'companies']]);
    const ofPerson = list('active', 'payer', 'ada', 6);
    expect(audiencesOf(list('draft', 'payer', 'ada', 5), ofPerson)).toEqual([
      ['price-list_l_6', null],
    ]);
  });

  it('come once from invoices and payments, whose owner can change later', () => {
    const invoice = { number: '2026-000001', kind: 'credit-note', payerId: 'ada' };
    const ofInvoice = (before?: object) =>
      typesOf(eventsOf('invoices', { id: invoice.number, before, after: invoice }));
    expect(ofInvoice()).toEqual(['credit.issued']);
    expect(ofInvoice(invoice)).toEqual([]);
  });

  it('are none for collections without events', () => {
    expect(eventsOf('carts', { id: 'ada', before: undefined, after: { lines: [] } })).toEqual([]);
  });
});
