import { screen, waitFor, within } from '@testing-library/react';
import { noPieces } from 'functions/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepLastCarrier } from '../../../domain/order/lastCarrier.ts';
import type { Order } from '../../../domain/order/order.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { carla, nora } from '../../../testing/actors.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import {
  confirmedTools,
  orderAfter,
  parcelOf,
  partShipped,
  shipmentOf,
  twoTools,
} from '../../../testing/partOrders.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { PartDialogsProvider } from './PartDialogsProvider.tsx';
import { type PartDialogKind, usePartDialogs } from './partDialogs.ts';

const planes = (quantity: number) => ({ toolId: 'plane', quantity });
const saws = (quantity: number) => ({ toolId: 'saw', quantity });

const Opener = ({ kind }: { kind: PartDialogKind }) => {
  const choose = usePartDialogs();
  return (
    <button type="button" onClick={() => choose(kind)}>
      Open
    </button>
  );
};

const page = (kind: PartDialogKind, order: Order, caller = nora) => (
  <PartDialogsProvider order={order} caller={caller}>
    <Opener kind={kind} />
  </PartDialogsProvider>
);

const open = async (kind: PartDialogKind, order: Order, caller = nora) => {
  const { user, rerender } = renderPage(page(kind, order, caller));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, change: (changed: Order) => rerender(page(kind, changed, caller)) };
};

type Opened = Awaited<ReturnType<typeof open>>;

const field = (dialog: Opened['dialog'], tool: string) =>
  dialog.getByRole<HTMLInputElement>('spinbutton', { name: `Pieces: ${tool}` });
const plane = 'No. 4 Smoothing Plane';
const enter = async ({ user, dialog }: Opened, tool: string, text: string) => {
  await user.clear(field(dialog, tool));
  await user.type(field(dialog, tool), text);
};
const type = async ({ user, dialog }: Opened, name: string, text: string) =>
  user.type(dialog.getByRole('textbox', { name }), text);
const deeds = /^(Ship|Cancel|Issue credit note|Mark|Confirm receipt of|Reverse parcel)\b/;
const confirm = async ({ user, dialog }: Opened) =>
  user.click(dialog.getByRole('button', { name: deeds }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const alerts = (dialog: Opened['dialog']) =>
  dialog
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');

beforeAll(() => import('./PartDialogs.tsx'));

beforeEach(() => keepLastCarrier(''));

describe('the dialog that ships a parcel', () => {
  const rest = orderAfter(partShipped(), shipmentOf(2, [planes(6), saws(5)]));
  const typeShipment = async (opened: Opened) => {
    await opened.user.type(opened.dialog.getByRole('combobox', { name: 'Carrier' }), 'UPS');
    await type(opened, 'Tracking number', '1Z 99');
  };

  it('ships all that remains, which it starts with', async () => {
    api.shipOrder.mockResolvedValue({ order: rest });
    const opened = await open('ship', partShipped());
    expect(field(opened.dialog, plane).value).toBe('6');
    opened.dialog.getByText('11 pieces chosen');
    await typeShipment(opened);
    await confirm(opened);
    await isClosed();
    expect(api.shipOrder).toHaveBeenCalledExactlyOnceWith({
      params: { id: 'first' },
      body: { lines: [planes(6), saws(5)], carrier: 'UPS', trackingNumber: '1Z 99' },
      idempotencyKey: expect.any(String),
    });
    expect(toast).toHaveBeenCalledWith('Order TH-00000001 shipped', { variant: 'success' });
  });

  it('ships fewer, by the buttons and by typing, and leaves out lines without pieces', async () => {
    const after = orderAfter(confirmedTools(), shipmentOf(1, [planes(9)]));
    api.shipOrder.mockResolvedValue({ order: after });
    const opened = await open('ship', confirmedTools());
    await opened.user.click(opened.dialog.getByRole('button', { name: `Fewer pieces: ${plane}` }));
    await enter(opened, 'Tenon Saw', '0');
    opened.dialog.getByText('9 pieces chosen');
    opened.dialog.getByRole('button', { name: 'Ship 9 pieces' });
    await typeShipment(opened);
    await confirm(opened);
    await isClosed();
    expect(api.shipOrder.mock.calls[0]?.[0].body).toMatchObject({ lines: [planes(9)] });
    const notice = 'Parcel shipped. 6 pieces of order TH-00000001 still to come.';
    expect(toast).toHaveBeenCalledWith(notice, { variant: 'success' });
  });

  it('ships a part of an order for complete delivery only with a reason', async () => {
    const order = { ...confirmedTools(), completeOnly: true };
    api.shipOrder.mockResolvedValue({ order: orderAfter(order, shipmentOf(1, [planes(10)])) });
    const opened = await open('ship', order);
    const reason = { name: 'Reason for the part' };
    expect(opened.dialog.queryByRole('textbox', reason)).toBeNull();
    await enter(opened, 'Tenon Saw', '0');
    opened.dialog.getByText(/takes this order complete only/);
    await typeShipment(opened);
    await confirm(opened);
    await opened.dialog.findByText(/ship all that remains, or enter why not/);
    expect(api.shipOrder).not.toHaveBeenCalled();
    await type(opened, reason.name, 'Agreed by phone');
    await confirm(opened);
    await isClosed();
    expect(api.shipOrder.mock.calls[0]?.[0].body).toMatchObject({ reason: 'Agreed by phone' });
  });

  it.each([
    ['11', 'Only 10 left'],
    ['-1', 'Enter 0 or more pieces'],
    ['1.5', 'Enter a whole number of pieces'],
  ])('refuses %s pieces, and says why', async (text, message) => {
    const opened = await open('ship', confirmedTools());
    await enter(opened, plane, text);
    await typeShipment(opened);
    await confirm(opened);
    await opened.dialog.findByText(message);
    const described = field(opened.dialog, plane).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toContain(message);
    expect(api.shipOrder).not.toHaveBeenCalled();
  });

  it('needs a piece, a carrier and a tracking number', async () => {
    const opened = await open('ship', confirmedTools());
    await opened.user.click(opened.dialog.getByRole('button', { name: 'None' }));
    await confirm(opened);
    await opened.dialog.findByText('Choose at least one piece');
    opened.dialog.getByText('Enter the carrier');
    opened.dialog.getByText('Enter the tracking number');
  });

  it('keeps what was typed when someone else was faster, and shows the counters', async () => {
    const short = { ...planes(10), ...noPieces, shipped: 4, wanted: 10, left: 6 };
    const errors = { 'lines.0.quantity': 'Only 6 pieces left' };
    api.shipOrder.mockRejectedValueOnce(
      new ApiProblem('nothing-left', 409, { errors, shortLines: [short] }),
    );
    const opened = await open('ship', confirmedTools());
    await typeShipment(opened);
    await confirm(opened);
    await waitFor(() =>
      expect(alerts(opened.dialog)).toContain(
        `The order has changed in the meantime. ${plane}: 6 pieces left (10 ordered, 4 shipped).`,
      ),
    );
    opened.dialog.getByText('Only 6 pieces left');
    opened.change(partShipped());
    expect(field(opened.dialog, plane).value).toBe('10');
    opened.dialog.getByText('PLN-0004 · 6 left');
    api.shipOrder.mockResolvedValue({ order: rest });
    await enter(opened, plane, '6');
    await confirm(opened);
    await isClosed();
    const bodies = api.shipOrder.mock.calls.map(([{ body }]) => body);
    expect(bodies[1]).toMatchObject({ carrier: 'UPS', trackingNumber: '1Z 99' });
  });

  it('shows the error of a line beside it, although others are left out', async () => {
    const errors = { 'lines.0.quantity': 'Only 2 pieces left' };
    api.shipOrder.mockRejectedValue(
      new ApiProblem('nothing-left', 409, { errors, shortLines: [] }),
    );
    const opened = await open('ship', confirmedTools());
    await enter(opened, plane, '0');
    await typeShipment(opened);
    await confirm(opened);
    await opened.dialog.findByText('Only 2 pieces left');
    expect(field(opened.dialog, 'Tenon Saw').getAttribute('aria-invalid')).toBe('true');
    expect(field(opened.dialog, plane).getAttribute('aria-invalid')).toBe('false');
  });

  it('retries after a lost answer with the same key, although it was shipped', async () => {
    api.shipOrder.mockRejectedValueOnce(new ApiProblem('network', 0));
    api.shipOrder.mockResolvedValue({ order: rest });
    const opened = await open('ship', partShipped());
    await typeShipment(opened);
    await confirm(opened);
    await waitFor(() => expect(alerts(opened.dialog)).toContain('it is done only once'));
    opened.change(rest);
    await confirm(opened);
    await isClosed();
    const keys = api.shipOrder.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });
});

describe('the dialog that cancels pieces', () => {
  const cancelled = (order: Order, ...pieces: ReturnType<typeof planes>[]) =>
    orderAfter(order, { step: 'cancelled', actor: 'admin', uid: 'nora', at: '', pieces });

  it('lets an admin cancel any pieces, with a reason', async () => {
    api.cancelPieces.mockResolvedValue({ order: cancelled(twoTools(), planes(2)) });
    const opened = await open('cancel', twoTools());
    await confirm(opened);
    await opened.dialog.findByText('Enter the reason');
    await enter(opened, plane, '2');
    await type(opened, 'Reason', ' Sold out ');
    opened.dialog.getByText('The new total is $612.80 instead of $741.00.');
    await confirm(opened);
    await isClosed();
    expect(api.cancelPieces.mock.calls[0]?.[0].body).toEqual({
      lines: [planes(2)],
      reason: 'Sold out',
    });
    const notice = '2 pieces of 15 in order TH-00000001 cancelled';
    expect(toast).toHaveBeenCalledWith(notice, { variant: 'success' });
  });

  it('says which credit note follows after the invoice', async () => {
    const opened = await open('cancel', confirmedTools());
    await enter(opened, plane, '2');
    opened.dialog.getByText('A credit note of $128.20 covers them.');
  });

  it('says that all pieces are the whole order', async () => {
    const opened = await open('cancel', confirmedTools());
    await opened.user.click(opened.dialog.getByRole('button', { name: 'All' }));
    opened.dialog.getByText('This cancels the whole order.');
  });

  it('lets a customer cancel whole lines, without a reason', async () => {
    api.cancelPieces.mockResolvedValue({ order: cancelled(twoTools(), saws(5)) });
    const opened = await open('cancel', twoTools(), carla);
    expect(opened.dialog.queryByRole('textbox')).toBeNull();
    await opened.user.click(opened.dialog.getByRole('checkbox', { name: 'Tenon Saw, 5 pieces' }));
    await confirm(opened);
    await isClosed();
    expect(api.cancelPieces.mock.calls[0]?.[0].body).toEqual({ lines: [saws(5)] });
  });

  it('says that the order can no longer be cancelled', async () => {
    api.cancelPieces.mockRejectedValue(
      new ApiProblem('order-not-cancellable', 409, { orderStatus: 'confirmed', allowed: [] }),
    );
    const opened = await open('cancel', twoTools(), carla);
    await opened.user.click(opened.dialog.getByRole('checkbox', { name: 'Tenon Saw, 5 pieces' }));
    await confirm(opened);
    await waitFor(() =>
      expect(alerts(opened.dialog)).toContain('The status of the order is now Confirmed'),
    );
  });
});

describe('the dialog that issues a credit note', () => {
  const credited = (net: number) =>
    orderAfter(confirmedTools(), {
      step: 'credited',
      actor: 'admin',
      uid: 'nora',
      at: '',
      creditNoteNumber: 'CN-2026-000007',
      credit: { net, total: net },
    });

  it('credits pieces, and says what they come to', async () => {
    api.creditInvoice.mockResolvedValue({ order: credited(12_820) });
    const opened = await open('credit', confirmedTools());
    await enter(opened, plane, '2');
    opened.dialog.getByText('The credit note comes to $128.20.');
    await type(opened, 'Reason', 'Scratched');
    await confirm(opened);
    await isClosed();
    expect(api.creditInvoice.mock.calls[0]?.[0]).toMatchObject({
      params: { number: '2026-000123' },
      body: { lines: [planes(2)], reason: 'Scratched' },
    });
    const notice = 'Credit note CN-2026-000007 of $128.20 issued';
    expect(toast).toHaveBeenCalledWith(notice, { variant: 'success' });
  });

  it('credits an amount with a text', async () => {
    api.creditInvoice.mockResolvedValue({ order: credited(2_000) });
    const opened = await open('credit', confirmedTools());
    await opened.user.click(opened.dialog.getByRole('button', { name: 'An amount' }));
    await type(opened, 'Text on the credit note', 'Goodwill');
    await type(opened, 'Amount without tax', '20');
    await type(opened, 'Reason', 'Late');
    await confirm(opened);
    await isClosed();
    const body = { amount: 2_000, text: 'Goodwill', reason: 'Late' };
    expect(api.creditInvoice.mock.calls[0]?.[0].body).toEqual(body);
  });

  it('needs an amount and a text for it', async () => {
    const opened = await open('credit', confirmedTools());
    await opened.user.click(opened.dialog.getByRole('button', { name: 'An amount' }));
    await type(opened, 'Reason', 'Late');
    await confirm(opened);
    await opened.dialog.findByText('Enter the amount');
    opened.dialog.getByText('Enter the text');
    expect(api.creditInvoice).not.toHaveBeenCalled();
  });

  it('credits no more than the invoice has left', async () => {
    const opened = await open('credit', credited(70_000));
    await enter(opened, plane, '1');
    await type(opened, 'Reason', 'Scratched');
    await confirm(opened);
    await opened.dialog.findByText('Only $41.00 without tax is left to credit');
    await opened.user.click(opened.dialog.getByRole('button', { name: 'An amount' }));
    await type(opened, 'Text on the credit note', 'Goodwill');
    await type(opened, 'Amount without tax', '41.01');
    await confirm(opened);
    await opened.dialog.findByText('Only $41.00 without tax is left to credit');
    expect(api.creditInvoice).not.toHaveBeenCalled();
  });

  it('says how much is left when another credit note came first', async () => {
    api.creditInvoice.mockRejectedValue(
      new ApiProblem('credit-too-high', 409, { due: 1_000, errors: {} }),
    );
    const opened = await open('credit', confirmedTools());
    await enter(opened, plane, '2');
    await type(opened, 'Reason', 'Scratched');
    await confirm(opened);
    await waitFor(() =>
      expect(alerts(opened.dialog)).toContain('Only $10.00 without tax is left to credit.'),
    );
  });
});

describe('the dialogs of a parcel', () => {
  const parcel = parcelOf(partShipped());

  it.each([
    [carla, 'Have you received this parcel?', 'Receipt of parcel TH-00000001-S1 confirmed'],
    [nora, 'Mark this parcel as delivered?', 'Parcel TH-00000001-S1 marked as delivered'],
  ])('note that it has arrived, for %j', async (caller, question, notice) => {
    api.deliverShipment.mockResolvedValue({ order: partShipped() });
    const opened = await open({ deliver: parcel }, partShipped(), caller);
    opened.dialog.getByText(question);
    await confirm(opened);
    await isClosed();
    expect(api.deliverShipment).toHaveBeenCalledExactlyOnceWith({
      params: { id: 'first-S1' },
      idempotencyKey: expect.any(String),
    });
    expect(toast).toHaveBeenCalledWith(notice, { variant: 'success' });
  });

  it('reverse it with a reason', async () => {
    api.reverseShipment.mockResolvedValue({ order: confirmedTools() });
    const opened = await open({ reverse: parcel }, partShipped());
    await confirm(opened);
    await waitFor(() => expect(opened.dialog.getByRole('textbox')).toHaveProperty('value', ''));
    expect(api.reverseShipment).not.toHaveBeenCalled();
    await type(opened, 'Reason', 'Wrong label');
    await confirm(opened);
    await isClosed();
    expect(api.reverseShipment.mock.calls[0]?.[0]).toMatchObject({
      params: { id: 'first-S1' },
      body: { reason: 'Wrong label' },
    });
  });

  it('name the open returns that keep it from being reversed', async () => {
    api.reverseShipment.mockRejectedValue(
      new ApiProblem('shipment-not-changeable', 409, {
        shipmentStatus: 'delivered',
        openReturns: ['TH-1-R1', 'TH-1-R2'],
      }),
    );
    const opened = await open({ reverse: parcel }, partShipped());
    await type(opened, 'Reason', 'Wrong label');
    await confirm(opened);
    await waitFor(() => expect(alerts(opened.dialog)).toContain('decline TH-1-R1 and TH-1-R2'));
  });

  it('say that it has arrived in the meantime', async () => {
    api.deliverShipment.mockRejectedValue(
      new ApiProblem('shipment-not-changeable', 409, {
        shipmentStatus: 'delivered',
        openReturns: [],
      }),
    );
    const opened = await open({ deliver: parcel }, partShipped(), carla);
    await confirm(opened);
    await waitFor(() =>
      expect(alerts(opened.dialog)).toContain('marked as delivered in the meantime'),
    );
  });
});
