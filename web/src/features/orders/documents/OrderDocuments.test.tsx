import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { orderOf } from '../../../testing/fixtures.ts';
import { orderAfter, partShipped, reversalOf } from '../../../testing/partOrders.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { OrderDocuments, PackingDocuments } from './OrderDocuments.tsx';
import type { readOrderDocument } from './readOrderDocument.ts';

const read = vi.hoisted(() => vi.fn<typeof readOrderDocument>());
const save = vi.hoisted(() => vi.fn());
vi.mock('./readOrderDocument.ts', () => ({ readOrderDocument: read }));
vi.mock('../../../lib/browser/saveFile.ts', () => ({ saveFile: save }));

const placedOrder = orderOf('first');
const confirmed: Order = { ...placedOrder, status: 'confirmed', invoiceNumber: '2026-000123' };
const shipped: Order = { ...confirmed, status: 'shipped' };
const cancelled: Order = { ...placedOrder, status: 'cancelled' };
const cancelledLater: Order = { ...confirmed, status: 'cancelled' };

const show = (order: Order) =>
  renderPage(
    <>
      <PackingDocuments order={order} />
      <OrderDocuments order={order} />
    </>,
  ).user;

const labels = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (user: ReturnType<typeof show>, name: string) =>
  user.click(screen.getByRole('button', { name }));

const pickList = 'Pick list';
const deliveryNote = 'Delivery note';
const confirmation = 'Order confirmation (PDF)';

beforeEach(() => vi.resetAllMocks());

describe('OrderDocuments', () => {
  it.each([
    ['placed', placedOrder, [], [pickList]],
    ['confirmed', confirmed, [confirmation], [pickList]],
    ['part-shipped', partShipped(), [confirmation], [pickList, deliveryNote]],
    ['shipped', shipped, [confirmation], [pickList]],
    [
      'with a reversed parcel',
      orderAfter(partShipped(), reversalOf(1)),
      [confirmation],
      [pickList],
    ],
    ['cancelled', cancelled, [], []],
    ['cancelled after its confirmation', cancelledLater, [confirmation], []],
  ])('of an order that is %s', (_status, order, ofOrder, ofPacking) => {
    renderPage(<OrderDocuments order={order} />);
    expect(labels()).toEqual(ofOrder);
    cleanup();
    renderPage(<PackingDocuments order={order} />);
    expect(labels()).toEqual(ofPacking);
  });

  it.each([
    [pickList, 'pick-list'],
    [confirmation, 'order-confirmation'],
  ] as const)('save the %s', async (name, kind) => {
    const file = { name: `${kind}.pdf`, content: new Blob(['%PDF']) };
    read.mockResolvedValue(file);
    await press(show(confirmed), name);
    await waitFor(() => expect(save.mock.lastCall?.[0]).toBe(file));
    expect(read).toHaveBeenCalledExactlyOnceWith(kind, confirmed);
    expect(toast).not.toHaveBeenCalled();
  });

  it('show that a document is loading', async () => {
    read.mockReturnValue(new Promise(() => undefined));
    await press(show(confirmed), pickList);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Pick list/ })).toHaveProperty('disabled', true),
    );
    expect(screen.getByRole('button', { name: confirmation })).toHaveProperty('disabled', false);
  });

  it.each([
    [pickList, 'The pick list was not downloaded: '],
    [confirmation, 'The order confirmation was not downloaded: '],
  ])('say that the %s was not downloaded', async (name, message) => {
    read.mockRejectedValue(new ApiProblem('network', 0));
    await press(show(confirmed), name);
    await waitFor(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(message), {
        variant: 'error',
      }),
    );
    expect(save).not.toHaveBeenCalled();
  });
});
