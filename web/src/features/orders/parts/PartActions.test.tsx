import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import { carla, nora } from '../../../testing/actors.ts';
import { orderOf } from '../../../testing/fixtures.ts';
import {
  confirmedTools,
  orderAfter,
  partShipped,
  shipmentOf,
  twoTools,
} from '../../../testing/partOrders.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { PartActions } from './PartActions.tsx';
import { type ChoosePart, PartDialogsContext } from './partDialogs.ts';

const choose = vi.fn<ChoosePart>();

const show = (order: Order, caller: typeof carla) =>
  renderPage(
    <PartDialogsContext value={choose}>
      <PartActions order={order} caller={caller} />
    </PartDialogsContext>,
  );
const labels = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

const rest = [
  { toolId: 'plane', quantity: 6 },
  { toolId: 'saw', quantity: 5 },
];

describe('PartActions', () => {
  it.each([
    ['a placed order', twoTools(), ['Cancel lines'], ['Cancel pieces']],
    ['a placed order of one line', orderOf('first'), [], ['Cancel pieces']],
    ['a confirmed order', confirmedTools(), [], ['Cancel pieces']],
    ['a part-shipped order', partShipped(), [], ['Cancel pieces']],
    ['a shipped order', orderAfter(partShipped(), shipmentOf(2, rest)), [], []],
  ])('offers for %s what its customer and an admin can cancel', (_name, order, own, admins) => {
    const { unmount } = show(order, carla);
    expect(labels()).toEqual(own);
    unmount();
    show(order, nora);
    expect(labels()).toEqual(admins);
  });

  it('opens the dialog', async () => {
    show(twoTools(), carla);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel lines' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith('cancel');
  });
});
