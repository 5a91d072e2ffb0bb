import { screen, waitFor, within } from '@testing-library/react';
import type { OrderPayments, RecordedPayment } from 'functions/contract';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { readInvoicePdf } from '../../../domain/documents/readInvoicePdf.ts';
import type { Order } from '../../../domain/order/order.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { carla, nora } from '../../../testing/actors.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { orderOf } from '../../../testing/fixtures.ts';
import { invoiceOf, paymentOf, paymentsOf } from '../../../testing/payments.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { useOrderPayments } from '../data/useOrderPayments.ts';
import { PaymentSection } from './PaymentSection.tsx';

const readPdf = vi.hoisted(() => vi.fn<typeof readInvoicePdf>());
const save = vi.hoisted(() => vi.fn());
vi.mock('../../../domain/documents/readInvoicePdf.ts', () => ({ readInvoicePdf: readPdf }));
vi.mock('../../../lib/browser/saveFile.ts', () => ({ saveFile: save }));

const placedOrder = orderOf('first');
const confirmed: Order = { ...placedOrder, status: 'confirmed', dueAt: '2099-12-21T10:00:00.000Z' };
const cancelled: Order = { ...placedOrder, status: 'cancelled', paid: 10_000 };

const Page = ({ order, caller }: { order: Order; caller: typeof carla }) => (
  <PaymentSection order={order} caller={caller} query={useOrderPayments(order._id)} />
);

const show = async (order: Order, caller = carla, data: Partial<OrderPayments> = {}) => {
  api.getOrderPayments.mockResolvedValue(paymentsOf(data));
  renderPage(<Page order={order} caller={caller} />);
  await screen.findByRole('heading', { name: 'Payments' });
  return userEvent.setup();
};

type User = Awaited<ReturnType<typeof show>>;

const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const recorded = (fields: Partial<Order>, amount = 64_100): RecordedPayment =>
  ({
    acknowledged: true,
    payment: paymentOf({ amount }),
    order: { ...confirmed, ...fields },
  }) as RecordedPayment;
const replace = async (user: User, label: string, text: string) => {
  await user.clear(await screen.findByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};

// A test presses a button of the dialog at once: its code has to be there.
beforeAll(() => import('../dialogs/PaymentDialogs.tsx'));
beforeEach(() => {
  for (const mock of [readPdf, save]) mock.mockReset();
});

describe('PaymentSection for a customer', () => {
  it.each([
    [0, '$512.80 due', 'The order comes to $512.80: $641.00 less $128.20 credited.'],
    [
      64_100,
      '$128.20 to be refunded',
      'More was paid than the order costs after its credit notes.',
    ],
    [51_280, 'Paid in full', 'The order comes to $512.80: $641.00 less $128.20 credited.'],
  ])('counts credit notes when %j was paid', async (paid, balance, text) => {
    await show({ ...confirmed, paid, credited: { net: 12_820, total: 12_820 } });
    screen.getByText(balance);
    screen.getByText(new RegExp(text.replace(/[.$]/g, '\\$&')));
  });

  it('shows what is due, until when, and the bank details with the reference', async () => {
    await show(confirmed);
    screen.getByText('$641.00 due');
    screen.getByText('Unpaid');
    screen.getByText('Due 21 December 2099 · Net 30 days · Bank transfer');
    const bank = screen.getByLabelText('Bank details');
    for (const text of ['000123456789', 'TH-00000001', '$641.00']) within(bank).getByText(text);
    screen.getByText('No payment has arrived so far.');
    expect(screen.queryByRole('button', { name: 'Record a payment' })).toBeNull();
  });

  it('has no bank details before the shop has entered any, or when nothing is due', async () => {
    const bank = { holder: '', bankName: '', account: '', code: '' };
    await show(placedOrder, carla, { bank });
    screen.getByText('You get our bank details with the invoice.');
  });

  it('lists payments, refunds and reversals', async () => {
    const payments = [
      paymentOf({ amount: 64_100, reference: 'TH-00000001' }),
      paymentOf({
        _id: 'reversal',
        kind: 'reversal',
        amount: -64_100,
        reverses: 'payment',
        reason: 'Typo',
      }),
      paymentOf({ _id: 'refund', kind: 'refund', amount: -500, method: 'cheque' }),
    ];
    await show({ ...confirmed, paid: confirmed.total }, carla, { payments });
    screen.getByText('Paid in full');
    expect(screen.queryByRole('heading', { name: 'How to pay' })).toBeNull();
    const list = screen.getByRole('list', { name: 'Payments' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Payment (reversed)22 Nov 2026 · Bank transfer, TH-00000001$641.00',
      'Reversal22 Nov 2026 · Bank transferReason: Typo−$641.00',
      'Refund22 Nov 2026 · Cheque−$5.00',
    ]);
  });

  it('explains a refund that is due', async () => {
    await show(cancelled);
    screen.getByText('$100.00 to be refunded');
    screen.getByText(/The order was cancelled after a payment/);
  });

  const dispute = {
    id: 'du_1',
    amount: 10_000,
    reason: 'product_not_received',
    status: 'needs_response',
    dueBy: '2099-12-01T12:00:00.000Z',
    funds: 'withdrawn',
    reportedAt: '2099-11-21T12:00:00.000Z',
    changes: 1,
  } as const;

  it('shows a dispute, without what the shop has to do', async () => {
    await show({ ...confirmed, disputes: [dispute] });
    const note = screen.getByRole('note');
    within(note).getByText('A card payment of $100.00 is disputed');
    expect(note.textContent).toContain('product not received. Status: needs an answer');
    expect(note.textContent).not.toContain('Stripe');
  });

  it('says when an order by card cannot be paid by card', async () => {
    await show({ ...confirmed, paymentMethod: 'card' });
    screen.getByText(/cannot be paid by card at the moment/);
  });

  it('downloads a document, or says why not', async () => {
    const user = await show(confirmed, carla, { invoices: [invoiceOf()] });
    const file = { name: 'invoice-2026-000123.pdf', content: new Blob() };
    readPdf.mockResolvedValueOnce(file);
    const name = 'Invoice 2026-000123, 22 Nov 2026 (PDF)';
    await press(user, name);
    await waitFor(() => expect(save.mock.lastCall?.[0]).toEqual(file));
    readPdf.mockRejectedValueOnce(new ApiProblem('unavailable', 503));
    await press(user, name);
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    expect(toast.mock.lastCall?.[0]).toMatch(/^Invoice 2026-000123 was not downloaded: The shop/);
  });
});

describe('Recording a payment', () => {
  it('starts with what is due, and says what is still due', async () => {
    const user = await show(confirmed, nora);
    await press(user, 'Record a payment');
    const dialog = await screen.findByRole('dialog', { name: 'Record a payment' });
    within(dialog).getByText('TH-00000001: $641.00 due');
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '641.00');
    await replace(user, 'Amount', '100');
    screen.getByRole('button', { name: 'Record payment of $100.00' });
    await userEvent.fill(screen.getByLabelText('Reference (optional)'), 'Statement 47');
    api.recordPayment.mockResolvedValueOnce(recorded({ paid: 10_000 }, 10_000));
    await press(user, /^Record payment of \$/);
    await isClosed();
    expect(api.recordPayment.mock.lastCall?.[0]).toMatchObject({
      params: { id: 'first' },
      body: { amount: 10_000, method: 'bank-transfer', reference: 'Statement 47' },
    });
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      'Payment of $100.00 recorded. $541.00 is still due.',
      { variant: 'success' },
    );
    expect(api.getOrderPayments).toHaveBeenCalledTimes(2);
  });

  it('asks to confirm more than is due', async () => {
    const user = await show(confirmed, nora);
    await press(user, 'Record a payment');
    await replace(user, 'Amount', '650');
    await press(user, /^Record payment of \$/);
    await screen.findByText('Confirm that it is more than is due');
    expect(api.recordPayment).not.toHaveBeenCalled();
    api.recordPayment.mockResolvedValueOnce(recorded({ paid: 65_000 }, 65_000));
    await user.click(screen.getByLabelText(/^The customer paid \$9.00 more than is due/));
    await press(user, /^Record payment of \$/);
    await isClosed();
    expect(api.recordPayment.mock.lastCall?.[0].body).toMatchObject({ overpayment: true });
    expect(toast.mock.lastCall?.[0]).toBe('Payment of $650.00 recorded. $9.00 has to be refunded.');
  });

  it('shows the errors of the fields, from the API too', async () => {
    const user = await show(confirmed, nora);
    await press(user, 'Record a payment');
    await replace(user, 'Amount', '1,5555');
    await user.tab();
    await screen.findByText('“1,5555” means 1.5555. Enter at most two decimals');
    await replace(user, 'Amount', '641');
    const errors = { amount: 'Only $41.00 is due' };
    api.recordPayment.mockRejectedValueOnce(
      new ApiProblem('overpayment', 409, { due: 4_100, errors }),
    );
    await press(user, /^Record payment of \$/);
    await screen.findByText('Only $41.00 is due');
    screen.getByText(/That is more than is due .* changed in the meantime/);
    await waitFor(() => expect(api.getOrderPayments).toHaveBeenCalledTimes(2));
  });

  it('sends one request after a double click', async () => {
    const user = await show(confirmed, nora);
    api.recordPayment.mockReturnValue(new Promise(() => {}));
    await press(user, 'Record a payment');
    await user.dblClick(await screen.findByRole('button', { name: /^Record payment of \$/ }));
    await waitFor(() => expect(api.recordPayment).toHaveBeenCalledOnce());
  });

  it('retries a lost response under the same key, in a new dialog too, and then renews it', async () => {
    const user = await show(confirmed, nora);
    api.recordPayment.mockRejectedValue(new ApiProblem('network', 0));
    await press(user, 'Record a payment');
    await press(user, /^Record payment of \$/);
    await screen.findByText(/it is booked only once/);
    await press(user, 'Close');
    await isClosed();
    api.recordPayment.mockResolvedValue(recorded({ paid: 64_100 }));
    for (const _ of [1, 2]) {
      await press(user, 'Record a payment');
      await press(user, /^Record payment of \$/);
      await isClosed();
    }
    const [lost, retried, next] = api.recordPayment.mock.calls.map(
      ([{ idempotencyKey }]) => idempotencyKey,
    );
    expect(retried).toBe(lost);
    expect(next).not.toBe(lost);
  });
});

describe('Refunding', () => {
  it('starts with what is due, by transfer', async () => {
    const user = await show(cancelled, nora, { payments: [paymentOf()] });
    await press(user, 'Refund');
    expect(await screen.findByLabelText('Amount')).toHaveProperty('value', '100.00');
    const refund = { ...paymentOf({ kind: 'refund', amount: -10_000 }) };
    const after = { ...cancelled, paid: 0, refunded: 10_000 };
    const result = { acknowledged: true, payment: refund, order: after } as RecordedPayment;
    api.refundPayment.mockResolvedValueOnce(result);
    await press(user, 'Record refund of $100.00');
    await isClosed();
    expect(api.refundPayment.mock.lastCall?.[0].body).toMatchObject({
      amount: 10_000,
      method: 'bank-transfer',
    });
    expect(toast.mock.lastCall?.[0]).toBe('Refund of $100.00 recorded. Nothing is left to refund.');
  });

  it('refunds a card, without a date and a reference', async () => {
    const byCard = paymentOf({ method: 'card', by: null });
    const user = await show(cancelled, nora, { payments: [byCard] });
    await press(user, 'Refund');
    await screen.findByText(/goes back to the card now/);
    expect(screen.queryByLabelText('Date')).toBeNull();
    const refund = paymentOf({ kind: 'refund', method: 'card', amount: -10_000 });
    const after = { ...cancelled, paid: 0, refunded: 10_000 };
    const result = { acknowledged: true, payment: refund, order: after } as RecordedPayment;
    api.refundPayment.mockResolvedValueOnce(result);
    await press(user, 'Refund $100.00 to the card');
    await isClosed();
    expect(api.refundPayment.mock.lastCall?.[0].body).toMatchObject({ method: 'card' });
    expect(toast.mock.lastCall?.[0]).toMatch(/^\$100.00 refunded to the card\./);
  });

  it('is offered only if something has to be refunded', async () => {
    await show(confirmed, nora);
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });
});

describe('Reversing', () => {
  const name = 'Reverse payment of $100.00';
  const confirmReversal = (user: User) =>
    user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  const paid: Order = { ...confirmed, paid: 10_000 };

  it('needs a reason', async () => {
    const user = await show(paid, nora, { payments: [paymentOf()] });
    await press(user, name);
    await confirmReversal(user);
    await screen.findByText('Enter the reason');
    await userEvent.fill(screen.getByLabelText('Reason'), ' Wrong order ');
    api.reversePayment.mockResolvedValueOnce(recorded({ paid: 0 }));
    await confirmReversal(user);
    await isClosed();
    expect(api.reversePayment).toHaveBeenCalledExactlyOnceWith({
      params: { id: 'first', payment: 'payment' },
      body: { reason: 'Wrong order' },
    });
    expect(toast.mock.lastCall?.[0]).toBe('Payment of $100.00 reversed. $641.00 is still due.');
  });

  it('says what has changed if it is refused', async () => {
    const user = await show(paid, nora, { payments: [paymentOf()] });
    await press(user, name);
    await userEvent.fill(await screen.findByLabelText('Reason'), 'Typo');
    api.reversePayment.mockRejectedValueOnce(new ApiProblem('payment-not-reversible', 409));
    await confirmReversal(user);
    await screen.findByText(/It has been reversed or refunded in the meantime/);
  });

  it.each([
    ['a customer', carla, paid, [paymentOf()]],
    ['a payment by card', nora, paid, [paymentOf({ method: 'card' })]],
    [
      'a reversed payment',
      nora,
      paid,
      [
        paymentOf(),
        paymentOf({ _id: 'r', kind: 'reversal', amount: -10_000, reverses: 'payment' }),
      ],
    ],
    ['a refunded payment', nora, { ...cancelled, paid: 0 }, [paymentOf()]],
  ] as const)('is not offered for %s', async (_case, caller, order, payments) => {
    await show(order, caller, { payments: [...payments] });
    expect(screen.queryByRole('button', { name: /^Reverse/ })).toBeNull();
  });
});
