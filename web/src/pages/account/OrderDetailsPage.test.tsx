import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { CompanyRole, OrderPayments } from 'functions/contract';
import type { Location } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { liveOrder } from '../../domain/live/liveSources.ts';
import { orderLink } from '../../domain/order/orderLink.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import { companyId, membershipOf } from '../../testing/companies.ts';
import { api } from '../../testing/fakeApi.ts';
import { report } from '../../testing/fakeLive.tsx';
import { orderOf, plane } from '../../testing/fixtures.ts';
import { listenedOrder } from '../../testing/listenedOrder.ts';
import { partShipped } from '../../testing/partOrders.ts';
import { paymentOf, paymentsOf } from '../../testing/payments.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { userEvent } from '../../testing/userEvent.ts';
import { OrderDetailsPage } from './OrderDetailsPage.tsx';

const address = { pathname: paths.orderDetails.href('first') };
const carla = { uid: 'carla', admin: false };

const openPage = (
  as: { uid: string; admin: boolean; buyingFor?: string } = carla,
  at: Partial<Location> = address,
) => renderPage({ [paths.orderDetails.path]: <OrderDetailsPage /> }, { at, as });

const nora = { uid: 'nora', admin: true };
const callOf = (id: string) => expect.objectContaining({ params: { id } });
const region = (name: string) => screen.findByRole('region', { name });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  api.getOrder.mockResolvedValue(orderOf('first', plane, 12));
  api.getOrderPayments.mockResolvedValue(paymentsOf());
});

describe('OrderDetailsPage', () => {
  it('reads the order and its payments at once, by the number in its address', async () => {
    api.getOrder.mockReturnValueOnce(new Promise(() => {}));
    openPage(carla, { pathname: paths.orderDetails.href('TH-00000001') });
    await waitFor(() => expect(api.getOrderPayments).toHaveBeenCalledOnce());
    expect(api.getOrder).toHaveBeenCalledOnce();
  });

  it('shows the order and its payments by the number in its address', async () => {
    openPage(carla, { pathname: paths.orderDetails.href('TH-00000001') });
    await region('Payment');
    expect(api.getOrder).toHaveBeenCalledExactlyOnceWith(callOf('TH-00000001'));
    expect(api.getOrderPayments).toHaveBeenCalledExactlyOnceWith(callOf('TH-00000001'));
  });

  it('reads both by the id that a link has brought', async () => {
    const { to: pathname, state } = orderLink(orderOf('first'));
    openPage(carla, { pathname, state });
    await region('Payment');
    expect(api.getOrder).toHaveBeenCalledExactlyOnceWith(callOf('first'));
    expect(api.getOrderPayments).toHaveBeenCalledExactlyOnceWith(callOf('first'));
  });

  it('shows the number, the lines, the totals and the delivery', async () => {
    openPage();
    screen.getByLabelText('Loading the order');
    await screen.findByRole('heading', { level: 1, name: 'Order TH-00000001' });
    const tools = await region('Tools');
    for (const text of [
      'PLN-0004',
      '12 × $64.10',
      'Subtotal$769.20',
      'Paid$0.00',
      'Payment due$769.20',
    ]) {
      expect(tools.textContent).toContain(text);
    }
    expect(tools.textContent).not.toContain('Tax');
    const delivery = await region('Delivery');
    for (const text of ['12 Mill Lane', '01712345678', 'By Saturday, 28 November 2026']) {
      within(delivery).getByText(text);
    }
  });

  it('names the recipient above an address that does not', async () => {
    openPage();
    expect((await region('Delivery')).textContent).toMatch(/^.*RecipientCarla Customer/);
    cleanup();
    api.getOrder.mockResolvedValue({
      ...orderOf('first'),
      orderAddress: 'Carla Customer\n12 Mill Lane',
    });
    openPage();
    expect((await region('Delivery')).textContent?.match(/Carla Customer/g)).toHaveLength(1);
  });

  it('shows each of 50 lines, and their total', async () => {
    const order = orderOf('first');
    const lines = Array.from({ length: 50 }, (_, at) =>
      orderOf('any', { ...plane, _id: `tool-${at}`, toolName: `Tool ${at}` }).lines.slice(0, 1),
    ).flat();
    api.getOrder.mockResolvedValue({ ...order, lines, subtotal: 3_205_000, total: 3_205_000 });
    openPage();
    const tools = await region('Tools');
    const links = within(tools).getAllByRole('link', { name: /^Tool \d+$/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(
      lines.map(({ toolName }) => toolName),
    );
    expect(tools.textContent).toContain('Total$32,050.00');
  });

  it('shows the PO number and the note', async () => {
    const note = 'Side door.\n<b>Ring twice.</b>';
    api.getOrder.mockResolvedValue({ ...orderOf('first'), poNumber: 'PO-2026/0118', note });
    openPage();
    const reference = await region('Reference');
    const facts = within(reference).getAllByRole('term');
    expect(facts.map(({ textContent }) => textContent)).toEqual(['PO number', 'Note']);
    const texts = within(reference).getAllByRole('definition');
    expect(texts.map(({ textContent }) => textContent)).toEqual(['PO-2026/0118', note]);
  });

  it('shows staff by when to ship, and the notes, before all else', async () => {
    vi.setSystemTime('2026-11-29T12:00:00.000Z');
    const note = 'Side door.';
    api.getOrder.mockResolvedValue({ ...partShipped(), note, poNumber: 'PO-1' });
    openPage(nora);
    const [first, second, third] = (await region('Tools')) && screen.getAllByRole('region');
    expect(first?.textContent).toBe(
      'ShippingShip byThursday, 26 November 2026 LateArrivesBy Saturday, 28 November 2026To ship11 of 15 piecesNote from the buyerSide door.',
    );
    within(second as HTMLElement).getByRole('heading', { name: 'Handled by' });
    within(third as HTMLElement).getByRole('heading', { name: 'Notes' });
    expect((await region('Reference')).textContent).toBe('ReferencePO numberPO-1');
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons.slice(0, 3)).toEqual(['Ship', 'Pick list', 'Delivery note']);
    vi.useRealTimers();
  });

  it('names the API key with which a program has placed it', async () => {
    const apiKey = { name: 'ERP of Harbor', prefix: 'th_test_Ab12' };
    api.getOrder.mockResolvedValue({ ...orderOf('first'), apiKey });
    openPage();
    expect((await region('Reference')).textContent).toBe(
      'ReferencePlaced with the API keyERP of Harbor (th_test_Ab12…)',
    );
  });

  it('has no empty PO number or note', async () => {
    openPage();
    await region('Tools');
    expect(screen.queryByRole('region', { name: 'Reference' })).toBeNull();
  });

  it.each([
    [{ tax: 5_288, taxRate: 825 }, ['Tax (8.25%)$52.88', 'Payment due$641.00']],
    [{ paid: 64_100 }, ['Paid$641.00', 'Payment due$0.00']],
    [{ status: 'cancelled', paid: 10_000 }, ['Paid$100.00', 'Refund due$100.00']],
    [
      { status: 'cancelled', refunded: 10_000 },
      ['Paid$100.00', 'Refunded$100.00', 'Payment due$0.00'],
    ],
  ] as const)('has the totals of an order with %j', async (fields, texts) => {
    api.getOrder.mockResolvedValue({ ...orderOf('first'), ...fields });
    openPage();
    const tools = await region('Tools');
    for (const text of texts) expect(tools.textContent).toContain(text);
  });

  it('shows the order although its payments cannot be read, with a retry', async () => {
    api.getOrderPayments.mockRejectedValueOnce(new ApiProblem('network', 0));
    openPage();
    const payment = within(await region('Payment'));
    await userEvent.click(await payment.findByRole('button', { name: 'Try again' }));
    await payment.findByText('$769.20 due');
    expect(api.getOrderPayments).toHaveBeenCalledTimes(2);
  });

  it('waits for the payments, so that the page does not move', async () => {
    const answer = Promise.withResolvers<OrderPayments>();
    api.getOrderPayments.mockReturnValueOnce(answer.promise);
    openPage();
    await waitFor(() => expect(api.getOrderPayments).toHaveBeenCalled());
    screen.getByLabelText('Loading the order');
    expect(screen.queryByRole('region', { name: 'Tools' })).toBeNull();
    answer.resolve(paymentsOf());
    await region('Tools');
  });

  it('links a customer to the tool and to the own orders, and has no customer data', async () => {
    openPage();
    await region('Tools');
    expect(hrefOf(plane.toolName)).toBe(paths.tool.href(plane._id));
    expect(hrefOf('My orders')).toBe(paths.myOrders);
    expect(screen.queryByRole('region', { name: 'Customer' })).toBeNull();
  });

  it('links an admin to the managed tool, the customer and the audit log', async () => {
    openPage(nora);
    const customer = within(await region('Customer'));
    expect(hrefOf(plane.toolName)).toBe(lazyPaths.editTool.href(plane._id));
    expect(hrefOf('carla@example.test')).toBe('mailto:carla@example.test');
    expect(hrefOf('01712345678')).toBe('tel:01712345678');
    customer.getByRole('link', { name: 'All orders of this customer' });
    expect(hrefOf('Audit log of this order')).toBe('/dashboard/audit?target=order%2Ffirst');
  });

  it.each([
    ['its customer', carla, 1],
    ['an admin who placed it', { uid: 'carla', admin: true }, 1],
    ['another admin', nora, 0],
  ])('offers %s to order it again', async (_who, caller, buttons) => {
    api.getOrder.mockResolvedValue({ ...orderOf('first'), status: 'cancelled' });
    openPage(caller);
    await region('Tools');
    expect(screen.queryAllByRole('button', { name: 'Order again' })).toHaveLength(buttons);
  });

  it('says that there is no such order, without a retry', async () => {
    api.getOrder.mockRejectedValue(new ApiProblem('order-not-found', 404));
    openPage();
    await screen.findByRole('heading', { name: 'There is no such order' });
    expect(hrefOf('See my orders')).toBe(`${paths.myOrders}?status=all`);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('offers a retry after any other failure', async () => {
    api.getOrder.mockRejectedValueOnce(new ApiProblem('network', 0));
    openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await region('Tools');
  });
});

describe('OrderDetailsPage of an order in parts', () => {
  it('shows its parcels first, and what is still to come', async () => {
    api.getOrder.mockResolvedValue(partShipped());
    openPage();
    await region('Tools');
    const names = screen.getAllByRole('region').map((one) => {
      const [heading] = within(one).getAllByRole('heading');
      return heading?.textContent;
    });
    expect(names.slice(0, 3)).toEqual(['Parcel TH-00000001-S1', 'Still to come', 'Progress']);
    screen.getByText('Part-shipped by Tools Hub');
  });

  it('has none before the first shipment', async () => {
    openPage();
    await region('Tools');
    expect(screen.queryByRole('region', { name: /^(?:Parcel|Still to come)/ })).toBeNull();
  });

  it('lets an admin choose the pieces of the next parcel', async () => {
    api.getOrder.mockResolvedValue(partShipped());
    openPage(nora);
    await region('Tools');
    await userEvent.click(screen.getByRole('button', { name: 'Ship' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ship a parcel' }));
    dialog.getByText('11 pieces chosen');
  });
});

describe('OrderDetailsPage, while it is open', () => {
  const confirmation = {
    step: 'confirmed',
    status: 'confirmed',
    actor: 'admin',
    uid: 'nora',
    at: '2026-11-21T11:00:00.000Z',
  } as const;
  const confirmed = listenedOrder('first', 2_000, {
    status: 'confirmed',
    history: [...orderOf('first').history, confirmation],
    invoiceNumber: '2026-0001',
  });
  const openLive = async (caller = carla) => {
    openPage(caller, { pathname: paths.orderDetails.href('TH-00000001') });
    await region('Payment');
  };

  it('shows a new status without reading the order again, and reads its payments', async () => {
    await openLive();
    await report(liveOrder('first'), confirmed);
    await screen.findByText('Confirmed by Tools Hub');
    expect(api.getOrder).toHaveBeenCalledOnce();
    await waitFor(() => expect(api.getOrderPayments).toHaveBeenCalledTimes(2));
  });

  it('ignores an older state', async () => {
    await openLive();
    await report(liveOrder('first'), confirmed);
    await screen.findByText('Confirmed by Tools Hub');
    await report(liveOrder('first'), listenedOrder('first', 1_000));
    screen.getByText('Confirmed by Tools Hub');
  });

  it('keeps an open dialog and what was typed into it', async () => {
    await openLive(nora);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Late');
    await report(liveOrder('first'), confirmed);
    await screen.findByText(/^Confirmed by/);
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Reason/ }).value).toBe('Late');
  });
});

describe('OrderDetailsPage of a company', () => {
  const order = {
    ...orderOf('first', plane, 12),
    payerId: companyId,
    payerName: 'Harbor Joinery',
    userId: 'bea',
    userName: 'Bea Buyer',
  };

  const openAs = async (role: CompanyRole, uid = 'carla') => {
    api.listMemberships.mockResolvedValue([membershipOf({ role })]);
    api.getOrder.mockResolvedValue(order);
    openPage({ uid, admin: false, buyingFor: companyId });
    await region('Payment');
  };
  const cancel = () => screen.queryByRole('button', { name: 'Cancel order' });

  it('names the company and who ordered', async () => {
    await openAs('bookkeeper');
    screen.getByText(/for Harbor Joinery · Ordered by Bea Buyer$/);
  });

  it('lets members who order cancel it and order it again', async () => {
    await openAs('approver');
    await waitFor(() => expect(cancel()).not.toBeNull());
    screen.getByRole('button', { name: 'Order again' });
    screen.getByText('How to pay');
  });

  it('lets a bookkeeper pay, and no more', async () => {
    await openAs('bookkeeper');
    await screen.findByText('How to pay');
    expect(cancel()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
  });

  it('lets a buyer cancel the own order, and leaves the payment to others', async () => {
    await openAs('buyer', 'bea');
    await waitFor(() => expect(cancel()).not.toBeNull());
    expect(screen.queryByText('How to pay')).toBeNull();
  });

  it('leads staff to the company and to all its orders', async () => {
    api.getOrder.mockResolvedValue(order);
    openPage(nora);
    const customer = within(await region('Customer'));
    const link = customer.getByRole('link', { name: 'Harbor Joinery' });
    expect(link.getAttribute('href')).toBe(paths.managedCompany.href(companyId));
    customer.getByText('Bea Buyer');
    expect(hrefOf('All orders of this customer')).toBe(
      `/dashboard/all-orders?status=all&payer=${companyId}`,
    );
  });
});

describe('OrderDetailsPage of an order in another currency', () => {
  it('has all its amounts in that currency, for the customer and for staff', async () => {
    const lines = orderOf('first', plane, 12);
    api.getOrder.mockResolvedValue({ ...lines, currency: 'EUR', paid: 10_000, refunded: 500 });
    const payment = paymentOf({ amount: 10_000, currency: 'EUR' });
    api.getOrderPayments.mockResolvedValue(paymentsOf({ payments: [payment], cardPayments: true }));
    for (const caller of [carla, nora]) {
      openPage(caller);
      await region('Payment');
      for (const name of ['Tools', 'Payment'] as const) {
        const { textContent } = await region(name);
        expect(textContent).toContain('€669.20');
        expect(textContent).not.toContain('$');
      }
      cleanup();
    }
  });
});
