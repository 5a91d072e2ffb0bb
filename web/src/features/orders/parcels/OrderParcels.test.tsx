import { screen, within } from '@testing-library/react';
import type { OrderReturn } from 'functions/contract';
import { describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import { returnKeys } from '../../../domain/returns/returnKeys.ts';
import { carla, nora } from '../../../testing/actors.ts';
import { deliveryOf, orderAfter, partShipped, reversalOf } from '../../../testing/partOrders.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { deliveredTools, returnLineOf, returnOf, settlement } from '../../../testing/returns.ts';
import { type ChoosePart, PartDialogsContext } from '../parts/partDialogs.ts';
import { OrderParcels } from './OrderParcels.tsx';

const choose = vi.fn<ChoosePart>();

const show = (order: Order, caller = carla, returns: OrderReturn[] = []) =>
  renderPage(
    <PartDialogsContext value={choose}>
      <OrderParcels order={order} caller={caller} />
    </PartDialogsContext>,
    { known: [[returnKeys.ofOrder(order._id), returns]] },
  );
const card = (name: string) => screen.getByRole('region', { name });
const factsIn = (element: HTMLElement) => {
  const values = within(element).getAllByRole('definition');
  return Object.fromEntries(
    within(element)
      .getAllByRole('term')
      .map(({ textContent }, at) => [textContent, values[at]?.textContent]),
  );
};
const piecesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('OrderParcels', () => {
  it('shows a parcel on its way, and what is still to come', () => {
    vi.setSystemTime('2026-11-24T12:00:00.000Z');
    show(partShipped());
    const parcel = card('Parcel TH-00000001-S1');
    expect(piecesIn(parcel)).toEqual(['4 × No. 4 Smoothing Plane']);
    expect(factsIn(parcel)).toEqual({
      Carrier: 'UPS',
      'Tracking number': '1Z991',
      Shipped: '23 Nov 2026',
    });
    within(parcel).getByText('On its way');
    const rest = card('Still to come');
    expect(piecesIn(rest)).toEqual(['6 × No. 4 Smoothing Plane', '5 × Tenon Saw']);
    within(rest).getByText('Promised by Saturday, 28 November 2026.');
    vi.useRealTimers();
  });

  it.each([
    ['UPS', 'https://www.ups.com/track?tracknum=1Z999AA1'],
    ['Our own van', undefined],
  ])('leads to the page of a known carrier: %s', (carrier, href) => {
    const { history, ...order } = partShipped();
    const tracked = { carrier, trackingNumber: '1Z 999 AA1' };
    show({
      ...order,
      history: history.map((step) => ('carrier' in step ? { ...step, ...tracked } : step)),
    });
    const parcel = within(card('Parcel TH-00000001-S1'));
    parcel.getByText('1Z 999 AA1');
    const link = parcel.queryByRole<HTMLAnchorElement>('link', {
      name: /^1Z 999 AA1.*at UPS in a new tab$/,
    });
    expect(link?.href).toBe(href);
  });

  it('says that the rest is late', () => {
    vi.setSystemTime('2026-11-29T12:00:00.000Z');
    show(partShipped());
    within(card('Still to come')).getByText('Late: promised by Saturday, 28 November 2026.');
    vi.useRealTimers();
  });

  it('shows the day of the delivery', () => {
    show(orderAfter(partShipped(), deliveryOf(1)));
    expect(factsIn(card('Parcel TH-00000001-S1'))).toMatchObject({ Delivered: '25 Nov 2026' });
  });

  it('marks the replacement of returned pieces', () => {
    show(orderAfter(deliveredTools(), settlement));
    const parcel = card('Parcel TH-00000001-S2');
    within(parcel).getByText('Replacement');
    expect(piecesIn(parcel)).toEqual(['1 × Tenon Saw']);
    expect(within(card('Parcel TH-00000001-S1')).queryByText('Replacement')).toBeNull();
  });

  it('strikes a reversed parcel, with the reason, and folds it at the end', () => {
    show(orderAfter(partShipped(), reversalOf(1)));
    const parcel = card('Parcel TH-00000001-S1');
    expect(parcel.closest('details')?.open).toBe(false);
    screen.getByText('1 reversed shipment');
    expect(within(parcel).getByRole('deletion').textContent).toContain('4 × No. 4 Smoothing Plane');
    expect(parcel.textContent).toContain('Reversed on 26 Nov 2026. Reason: Wrong label');
    expect(factsIn(parcel)).not.toHaveProperty('Delivered');
    expect(piecesIn(card('Still to come'))).toEqual([
      '10 × No. 4 Smoothing Plane',
      '5 × Tenon Saw',
    ]);
  });

  it.each([
    ['its customer', partShipped(), carla, ['Mark as received', 'Delivery note (PDF)']],
    ['an admin', partShipped(), nora, ['Mark as delivered', 'Delivery note (PDF)', 'Reverse']],
    [
      'an admin',
      orderAfter(partShipped(), deliveryOf(1)),
      nora,
      ['Delivery note (PDF)', 'Reverse'],
    ],
    ['an admin', orderAfter(partShipped(), reversalOf(1)), nora, ['Delivery note (PDF)']],
    [
      'someone who only looks',
      partShipped(),
      { uid: 'other', staff: false, membership: null },
      ['Delivery note (PDF)'],
    ],
  ])('offers %s what is possible', (_who, order, caller, labels) => {
    show(order, caller);
    const buttons = within(card('Parcel TH-00000001-S1')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(labels);
  });

  it('does not offer to reverse a parcel of which pieces were returned', () => {
    const order = orderAfter(partShipped(), deliveryOf(1));
    const lines = order.lines.map((line) => ({ ...line, returned: line.delivered && 1 }));
    show({ ...order, lines }, nora);
    expect(screen.queryByRole('button', { name: /^Reverse/ })).toBeNull();
  });

  const asked = (quantity: number) => [returnLineOf({ asked: quantity })];

  it.each([
    ['requested', returnOf(), false],
    ['approved', returnOf({ status: 'approved', lines: [returnLineOf({ approved: 3 })] }), false],
    ['about one piece', returnOf({ lines: asked(1) }), false],
    ['declined', returnOf({ status: 'declined' }), true],
    ['expired', returnOf({ status: 'expired' }), true],
  ])('says why a parcel cannot be reversed during a return: %s', (_, found, isOffered) => {
    show({ ...deliveredTools(), returnCount: 1 }, nora, [found]);
    const parcel = card('Parcel TH-00000001-S1');
    expect(within(parcel).queryByRole('button', { name: /^Reverse/ }) !== null).toBe(isOffered);
    const reason = 'Can be reversed once TH-00000001-R1 is closed or declined';
    expect(within(parcel).queryByText(reason) === null).toBe(isOffered);
  });
});
