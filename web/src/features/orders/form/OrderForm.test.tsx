import { screen, waitFor } from '@testing-library/react';
import type { Tool } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCart } from '../../../domain/cart/stored/storedCart.ts';
import type { Ordering } from '../../../domain/company/useOrdering.ts';
import { paths } from '../../../lib/router/paths.ts';
import { plane, shopOf, termsOf } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import type { OrderPayment } from '../draft/orderPayment.ts';
import type { OrderOffer } from '../draft/orderRefusal.ts';
import type { OrderContact } from '../draft/useOrderDraft.ts';
import { OrderForm } from './OrderForm.tsx';

const customer = { name: 'Carla Customer', email: 'carla@example.test' };
type Submit = Parameters<typeof OrderForm>[0]['onSubmit'];

const blank = { phoneNumber: '', quantity: plane.minOrder, orderAddress: '' };

/** The settings of the shop have been read. */
const at = { at: paths.order.href(plane._id), known: [[['shop'], shopOf()]] as const };

beforeEach(() => localStorage.clear());

const forOneself: Ordering = { isLoading: false, refused: null, approvalOf: () => null };

const payment: OrderPayment = { shop: shopOf(), terms: termsOf() };

const show = (
  tool: Tool = plane,
  offer: OrderOffer | null = null,
  initialValues = blank,
  change: Partial<OrderPayment> = {},
) => {
  const onSubmit = vi.fn<Submit>(async () => ({}));
  const onChange = vi.fn();
  const form = (current: Tool, contact?: OrderContact) => (
    <OrderForm
      tool={current}
      customer={customer}
      offer={offer}
      payment={{ ...payment, ...change }}
      ordering={forOneself}
      initialValues={initialValues}
      contact={contact}
      onChange={onChange}
      onSubmit={onSubmit}
    />
  );
  const { rerender, user, address } = renderPage(form(tool), at);
  const update = (current: Tool) => rerender(form(current));
  const load = (contact: OrderContact) => rerender(form(tool, contact));
  return { onSubmit, onChange, update, load, user, address };
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const placeButton = () => screen.getByRole('button', { name: 'Place Order' });

const fill = async (phone: string, quantity: string, address: string) => {
  const values = { 'Phone Number': phone, 'Order Quantity': quantity, 'Delivery Address': address };
  for (const [label, value] of Object.entries(values)) {
    await userEvent.fill(field(label), value);
  }
};

const missingMessage = /^An order must cost at least \$1,000\.00: add tools for \$359\.00\./;

describe('OrderForm', () => {
  it('says what is missing to the order minimum, until the quantity reaches it', async () => {
    const { user } = show(plane, { kind: 'minimum', minimum: 100_000 });
    screen.getByText(missingMessage);
    await user.clear(field('Order Quantity'));
    await user.type(field('Order Quantity'), '15');
    screen.getByText(/add tools for \$38\.50\./);
    await user.clear(field('Order Quantity'));
    await user.type(field('Order Quantity'), '16');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what is missing to the order minimum before the form is sent', async () => {
    const { user } = show(plane, null, blank, { shop: shopOf({ orderMinimum: 100_000 }) });
    screen.getByText(missingMessage);
    await user.clear(field('Order Quantity'));
    await user.type(field('Order Quantity'), '16');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('adds the tax to the total, but not to the order minimum', async () => {
    const shop = shopOf({ taxRate: 825, orderMinimum: 64_101 });
    const { user } = show(plane, null, blank, { shop });
    screen.getByText('Tax (8.25%)');
    screen.getByText('$52.88');
    expect(screen.getByLabelText('Total').textContent).toBe('$693.88');
    screen.getByText(/add tools for \$0\.01\./);
    await user.clear(field('Order Quantity'));
    expect(screen.queryByText('Tax (8.25%)')).toBeNull();
  });

  it('names no tax where there is none', () => {
    show();
    expect(screen.queryByText(/Tax/)).toBeNull();
  });

  it.each([
    ['net-14', 'Net 14 days: the invoice comes with the confirmation.'],
    ['prepaid', 'Prepaid: pay within 72 hours, or the order is cancelled.'],
  ] as const)('explains the terms %s', (terms, text) => {
    show(plane, null, blank, { terms: termsOf({ terms }) });
    screen.getByText(text);
  });

  it('says by how much the order exceeds the credit limit, and what to do', async () => {
    const terms = termsOf({ creditLimit: 100_000, open: 40_000, room: 60_000 });
    const { user } = show({ ...plane, minOrder: 5 }, null, blank, { terms });
    screen.getByText('This order is $41.00 above what is left of your credit limit.');
    screen.getByText('Credit left: $600.00 of $1,000.00.', { exact: false });
    const unpaid = screen.getByRole('link', { name: 'See unpaid orders' });
    expect(unpaid.getAttribute('href')).toBe(`${paths.myOrders}?payment=unpaid`);
    await user.clear(field('Order Quantity'));
    await user.type(field('Order Quantity'), '9');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the word of the shop for the credit limit', () => {
    show(plane, { kind: 'credit', room: 0, creditLimit: 50_000 });
    screen.getByText('This order is $641.00 above what is left of your credit limit.');
  });

  it('adds the pieces to the cart to reach the order minimum with other tools', async () => {
    const { user, address } = show(plane, { kind: 'minimum', minimum: 100_000 });
    await user.click(screen.getByRole('button', { name: 'Add to cart and see all tools' }));
    expect(readCart().lines).toMatchObject([{ toolId: plane._id, quantity: 10 }]);
    expect(address()).toBe(paths.tools);
  });

  it('shows the account and starts at the minimum order', () => {
    show();
    expect(field('Your Name').value).toBe(customer.name);
    expect(field('Your Email').value).toBe(customer.email);
    expect(field('Your Email').readOnly).toBe(true);
    expect(field('Order Quantity').value).toBe('10');
  });

  it('starts with the total of the minimum order, and updates it while typing', async () => {
    const { user } = show();
    const total = screen.getByLabelText('Total');
    expect(total.textContent).toBe('$641.00');
    await user.clear(field('Order Quantity'));
    await user.type(field('Order Quantity'), '33');
    expect(total.textContent).toBe('$2,115.30');
  });

  it.each(['', '0', '9', '481', '1371', '12.5', '-10'])(
    'shows a dash as the total of the quantity "%s"',
    async (quantity) => {
      const { user } = show();
      await user.clear(field('Order Quantity'));
      if (quantity) await user.type(field('Order Quantity'), quantity);
      const total = screen.getByLabelText('Total');
      expect(total.textContent).toBe('–no total for this quantity');
      expect(screen.getByText('–').getAttribute('aria-hidden')).toBe('true');
    },
  );

  it('shows a dash when the stock falls below the quantity', async () => {
    const { user, update } = show();
    await user.clear(field('Order Quantity'));
    await user.type(field('Order Quantity'), '30');
    update({ ...plane, available: 20 });
    expect(screen.getByLabelText('Total').textContent).toContain('–');
  });

  it.each([
    ['0171234567', '10', '12 Mill Lane', 'Enter valid phone number of 11 digit'],
    ['0171234567x', '10', '12 Mill Lane', 'Enter valid phone number of 11 digit'],
    ['01712345678', '9', '12 Mill Lane', 'Minimum order amount : 10 piece'],
    ['01712345678', '481', '12 Mill Lane', 'Maximum available order : 480 piece'],
    ['01712345678', '10', '', 'Enter the delivery address'],
  ])('refuses %s, %s, "%s" with: %s', async (phone, quantity, address, message) => {
    const { user, onSubmit } = show();
    await fill(phone, quantity, address);
    await user.click(placeButton());
    await screen.findByText(message);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits the typed values once, even after a double click', async () => {
    const { user, onSubmit } = show();
    let finish = (_errors: object) => {};
    onSubmit.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await fill('01712345678', '12', ' 12 Mill Lane ');
    await user.dblClick(placeButton());
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls).toEqual([
      [{ phoneNumber: '01712345678', quantity: 12, orderAddress: '12 Mill Lane' }],
    ]);
    finish({});
    await waitFor(() => expect(placeButton().hasAttribute('disabled')).toBe(false));
  });

  it('shows the field errors of the server', async () => {
    const { user, onSubmit } = show();
    onSubmit.mockResolvedValue({ phoneNumber: 'No such number' });
    await fill('01712345678', '12', '12 Mill Lane');
    await user.click(placeButton());
    await screen.findByText('No such number');
  });

  it('offers the remaining stock when others were quicker', async () => {
    const tool = { ...plane, available: 15 };
    const { user } = show(tool, { kind: 'stock', available: 15 }, { ...blank, quantity: 30 });
    screen.getByText('Other buyers were quicker: 15 pieces are left.');
    await user.click(screen.getByRole('button', { name: 'Take 15' }));
    expect(field('Order Quantity').value).toBe('15');
  });

  it('shows both prices and asks to confirm again', () => {
    show({ ...plane, price: 70 }, { kind: 'price', oldPrice: 6410, newPrice: 7000 });
    screen.getByText(/from \$64\.10 to \$70\.00 a piece/);
    screen.getByRole('button', { name: 'Confirm at the new price' });
  });

  it('says which agreed price has ended', () => {
    const ended = { name: 'Contract 2026', until: '2026-11-30' };
    show(plane, { kind: 'price', oldPrice: 5000, newPrice: 6410, ended });
    screen.getByText(
      /^Your price from “Contract 2026” ended on 30 November 2026\. The price has changed from \$50\.00 to/,
    );
  });

  it('shows the values of a draft, and an error for a quantity that is no longer valid', async () => {
    const before = { phoneNumber: '0171', quantity: 500, orderAddress: '12 Mill' };
    show(plane, null, before);
    expect(field('Phone Number').value).toBe('0171');
    expect(field('Delivery Address').value).toBe('12 Mill');
    await screen.findByText('Maximum available order : 480 piece');
    expect(screen.queryByText('Enter valid phone number of 11 digit')).toBeNull();
  });

  it('validates the quantity again when the stock changes', async () => {
    const { update } = show();
    await fill('01712345678', '30', '12 Mill Lane');
    update({ ...plane, available: 20 });
    await screen.findByText('Maximum available order : 20 piece');
  });

  it('reports the typed values', async () => {
    const { user, onChange } = show();
    await user.type(field('Phone Number'), '0171');
    expect(onChange).toHaveBeenLastCalledWith({ ...blank, phoneNumber: '0171' });
  });

  it('focuses the first wrong field, and the notice when the order is refused', async () => {
    const { user } = show(plane, { kind: 'price', oldPrice: 6000, newPrice: 6410 });
    await user.click(screen.getByRole('button', { name: 'Confirm at the new price' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Phone Number')));
    await fill('01712345678', '10', '12 Mill Lane');
    await user.click(screen.getByRole('button', { name: 'Confirm at the new price' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  });

  it('fills in the contact when it has loaded', async () => {
    const { load, onChange } = show();
    load({ phoneNumber: '01712345678', orderAddress: '12 Mill Lane' });
    await waitFor(() => expect(field('Phone Number').value).toBe('01712345678'));
    expect(field('Delivery Address').value).toBe('12 Mill Lane');
    expect(field('Order Quantity').value).toBe('10');
    expect(onChange).toHaveBeenLastCalledWith({
      phoneNumber: '01712345678',
      quantity: 10,
      orderAddress: '12 Mill Lane',
    });
  });

  it('fills in only what is still blank, and only once', async () => {
    const { user, load } = show();
    await user.type(field('Phone Number'), '0');
    load({ phoneNumber: '01712345678', orderAddress: '12 Mill Lane' });
    await waitFor(() => expect(field('Delivery Address').value).toBe('12 Mill Lane'));
    expect(field('Phone Number').value).toBe('0');
    await user.clear(field('Delivery Address'));
    load({ phoneNumber: '01712345678', orderAddress: '14 Mill Lane' });
    await user.type(field('Phone Number'), '1');
    expect(field('Delivery Address').value).toBe('');
  });

  it('takes the nearest number of packs', async () => {
    const { user, onSubmit } = show({ ...plane, orderMultiple: 12 });
    await fill('01712345678', '30', '12 Mill Lane');
    await user.click(placeButton());
    await screen.findByText('Sold in multiples of 12');
    expect(document.activeElement).toBe(field('Order Quantity'));
    await user.click(screen.getByRole('button', { name: 'Take 24' }));
    await user.click(placeButton());
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ quantity: 24 }));
  });

  it('totals at the price break, and takes the quantity of the next one', async () => {
    const priceBreaks = [{ minQuantity: 24, price: 60 }];
    const { user } = show({ ...plane, priceBreaks }, null, { ...blank, quantity: 20 });
    await user.click(screen.getByRole('button', { name: '4 more: $60.00 each, saves $98.40' }));
    expect(field('Order Quantity').value).toBe('24');
    expect(screen.getByLabelText('Total').textContent).toBe('$1,440.00');
  });

  it('orders the last pieces, and no other quantity', async () => {
    const { user, onSubmit } = show({ ...plane, available: 9 }, null, { ...blank, quantity: 9 });
    screen.getByText(/^Only the last 9 pieces, sold together/);
    expect(field('Order Quantity').readOnly).toBe(true);
    await userEvent.fill(field('Phone Number'), '01712345678');
    await userEvent.fill(field('Delivery Address'), '12 Mill Lane');
    await user.click(placeButton());
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ quantity: 9 }));
  });
});
