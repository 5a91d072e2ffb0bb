import { act, screen, waitFor, within } from '@testing-library/react';
import type { CartTool, ResolvedRows } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCart } from '../../../domain/cart/stored/storedCart.ts';
import { emptyCart } from '../../../domain/cart/stored/useCart.ts';
import { cartSyncKey } from '../../../domain/cart/sync/cartSyncKey.ts';
import { reorderedState } from '../../../features/orders/reorder/reorderedState.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { paths } from '../../../lib/router/paths.ts';
import { resolvedRows, storeAccountCart, storeCart } from '../../../testing/cart.ts';
import { companyId } from '../../../testing/companies.ts';
import { plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs, signOut } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { CartPage } from './CartPage.tsx';

const call = vi.hoisted(() =>
  vi.fn<(route: unknown, options: { body: object }) => Promise<ResolvedRows>>(),
);
vi.mock('../../../lib/api/api.ts', () => ({ callApi: call }));

const saw: CartTool = { ...plane, _id: 'saw', sku: 'SAW-1', toolName: 'Tenon Saw', price: 20 };
const priceBreaks = [{ minQuantity: 24, price: 8.9 }];
const clamp: CartTool = {
  ...plane,
  _id: 'clamp',
  sku: 'CLP-1',
  toolName: 'F-Clamp',
  price: 9.7,
  minOrder: 10,
  available: 200,
  priceBreaks,
};

let onSale: CartTool[] = [];
let orderMinimum = 0;
let taxRate = 0;
let companiesOnly = false;

const answers = () =>
  call.mockImplementation(async (_route, { body }) =>
    resolvedRows(body, onSale, orderMinimum, taxRate, companiesOnly),
  );

const lines = (quantities: Record<string, number>, tools = [plane, saw, clamp]) =>
  tools.flatMap((tool) => {
    const quantity = quantities[tool._id];
    return quantity ? [{ tool, quantity }] : [];
  });

const open = (
  quantities: Record<string, number> = {},
  tools?: CartTool[],
  state: unknown = null,
) => {
  storeCart(lines(quantities, tools));
  const { client, user } = renderPage(
    { [paths.cart]: <CartPage />, [paths.checkout]: <h1>Checkout page</h1> },
    { at: { pathname: paths.cart, state } },
  );
  return Object.assign(user, { client });
};

const row = (name: string) => {
  const item = screen
    .getAllByRole('listitem')
    .find((one) => one.id && within(one).queryByText(name));
  if (!item) throw new Error(`No line of ${name}`);
  return within(item);
};
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Quantity: ${name}` });
const findField = (name: string) => screen.findByRole('spinbutton', { name: `Quantity: ${name}` });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const total = () => screen.getByRole('status', { name: 'Total' }).textContent;
const stored = () => readCart().lines.map(({ toolId, quantity }) => `${quantity} ${toolId}`);
const checkoutLink = () => screen.queryByRole('link', { name: 'Checkout' });
const focused = () => document.activeElement;

beforeEach(() => {
  localStorage.clear();
  emptyCart();
  signOut();
  onSale = [plane, saw, clamp];
  orderMinimum = 0;
  taxRate = 0;
  companiesOnly = false;
  call.mockReset();
  answers();
});

describe('CartPage', () => {
  it('shows ways on from an empty cart', () => {
    open();
    screen.getByRole('heading', { name: 'Your cart is empty' });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([paths.tools, paths.quickOrder]);
    expect(call).not.toHaveBeenCalled();
  });

  it('shows the lines and what they come to', async () => {
    open({ plane: 10, clamp: 24 });
    await findField('F-Clamp');
    expect(row(plane.toolName).getByRole('link').getAttribute('href')).toBe('/tools/plane');
    row(plane.toolName).getByText('PLN-0004 · At least 10 pieces');
    row('F-Clamp').getByText('at 24+');
    row('F-Clamp').getByText('$213.60');
    expect(total()).toBe('$854.60');
    screen.getByText('34');
    expect(checkoutLink()?.getAttribute('href')).toBe(paths.checkout);
    screen.getByText(/^You log in or register first/);
  });

  it('does not mention the login to a customer', async () => {
    signInAs('carla');
    open({ plane: 10 });
    await findField(plane.toolName);
    expect(screen.queryByText(/^You log in/)).toBeNull();
  });

  it('shows the stored names and quantities while the prices load', async () => {
    call.mockReturnValue(new Promise(() => {}));
    open({ plane: 10 });
    row(plane.toolName).getByText('10 pieces');
    expect(screen.queryByText(/no longer on sale/)).toBeNull();
    screen.getByText('The current prices are loading.');
    expect(total()).toBe('–not known yet');
    expect(checkoutLink()).toBeNull();
  });

  it('keeps the lines when the API fails, and retries', async () => {
    call.mockRejectedValue(new ApiProblem('unavailable', 503));
    const user = open({ plane: 10, saw: 12 });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The shop is not available right now.');
    row(plane.toolName).getByText('10 pieces');
    screen.getByText('The current prices are not available.');
    await user.click(button(`Remove ${saw.toolName}`));
    expect(stored()).toEqual(['10 plane']);
    answers();
    await user.click(button('Try again'));
    await findField(plane.toolName);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['a visitor', signOut],
    ['a customer', () => signInAs('carla')],
  ])('shows what %s has added offline, and prices it with the connection', async (_, sign) => {
    sign();
    call.mockRejectedValue(new ApiProblem('network', 0));
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open({ plane: 10 });
    act(() => void window.dispatchEvent(new Event('offline')));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We cannot reach the shop.');
    within(alert).getByRole('button', { name: 'Try again' });
    row(plane.toolName).getByText('10 pieces');
    answers();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await findField(plane.toolName);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stores a typed quantity, and takes the next price break with one tap', async () => {
    const user = open({ clamp: 20 });
    await findField('F-Clamp');
    await user.clear(field('F-Clamp'));
    await user.type(field('F-Clamp'), '22');
    expect(stored()).toEqual(['22 clamp']);
    expect(total()).toBe('$213.40');
    await user.click(button('2 more: $8.90 each, saves $19.20: F-Clamp'));
    expect(stored()).toEqual(['24 clamp']);
    expect(focused()).toBe(field('F-Clamp'));
    expect(total()).toBe('$213.60');
  });

  it.each([
    ['', 'Enter the number of pieces'],
    ['many', 'Enter the number of pieces'],
    ['0', 'Minimum order amount : 10 piece'],
    ['-3', 'Minimum order amount : 10 piece'],
    ['12.5', 'Enter a whole number of pieces'],
    ['99999999', 'Maximum available order : 480 piece'],
  ])('keeps a typed "%s", does not store it, and explains it', async (text, message) => {
    const user = open({ plane: 10 });
    await findField(plane.toolName);
    await user.clear(field(plane.toolName));
    if (text) await user.type(field(plane.toolName), text);
    await user.tab();
    expect(field(plane.toolName).value).toBe(text);
    row(plane.toolName).getByText(message);
    expect(readCart().lines).toHaveLength(1);
    expect(checkoutLink()).toBeNull();
    expect(total()).toBe('$0.00');
  });

  it('leads from the bottom of a small screen to the checkout, and to the summary', async () => {
    const user = open({ plane: 10 });
    await findField(plane.toolName);
    const link = screen.getByRole('link', { name: 'Checkout $641.00' });
    expect(link.getAttribute('href')).toBe('/checkout');
    await user.click(button('Summary'));
    expect(focused()).toBe(checkoutLink());
  });

  it('shows the total at the bottom of a small screen while a line cannot be ordered', async () => {
    onSale = [{ ...plane, available: 39 }, saw];
    open({ plane: 40, saw: 10 });
    await findField(saw.toolName);
    screen.getByText(/^Total \$/);
    expect(screen.queryByRole('link', { name: /^Checkout/ })).toBeNull();
  });

  it('offers the nearest quantity when the stock has fallen', async () => {
    onSale = [{ ...plane, available: 39 }];
    const user = open({ plane: 40 });
    await findField(plane.toolName);
    screen.getByText('1 line needs your attention before you can order.');
    row(plane.toolName).getByText('Maximum available order : 39 piece');
    expect(field(plane.toolName).value).toBe('40');
    await user.click(button('Checkout'));
    expect(focused()).toBe(field(plane.toolName));
    await user.click(button(`Take 39: ${plane.toolName}`));
    expect(stored()).toEqual(['39 plane']);
    expect(checkoutLink()).not.toBeNull();
    expect(screen.queryByText(/your attention/)).toBeNull();
  });

  it('names a tool that is gone, and removes it', async () => {
    onSale = [saw];
    const user = open({ plane: 10, saw: 10 });
    await screen.findByText('No longer on sale. Please remove it.');
    row(plane.toolName).getByText('10 pieces');
    expect(total()).toBe('$200.00');
    screen.getByText('1 of 2 can be ordered');
    await user.click(button(`Remove ${plane.toolName}`));
    expect(stored()).toEqual(['10 saw']);
    expect(focused()).toBe(button(`Remove ${saw.toolName}`));
  });

  it('offers a notification of a tool that is sold out', async () => {
    onSale = [{ ...plane, available: 0 }];
    open({ plane: 10 });
    await screen.findByText(/^Sold out\. It has no day of delivery yet/);
    button(`Notify me: ${plane.toolName}`);
    button(`Remove ${plane.toolName}`);
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it('says of each tool that cannot come why not', async () => {
    onSale = [
      { ...plane, available: 0 },
      { ...saw, available: 2, minOrder: 5, orderMultiple: 1, sellRemainder: false },
    ];
    open({ plane: 10, saw: 10 });
    await screen.findByText(/^Sold out\. It has no day of delivery yet/);
    row(saw.toolName).getByText(/^Only 2 pieces left, but the smallest order is 5\. It has no day/);
  });

  it('says what a price was until it is accepted', async () => {
    const user = open({ plane: 10 }, [{ ...plane, price: 70 }]);
    await findField(plane.toolName);
    row(plane.toolName).getByText(/^Was \$70\.00, now \$64\.10/);
    screen.getByText('1 price has changed since you added the tools. Together $59.00 less.');
    expect(checkoutLink()).not.toBeNull();
    await user.click(button(`Accept the new price: ${plane.toolName}`));
    expect(screen.queryByText(/^Was/)).toBeNull();
    expect(readCart().lines[0]?.unitPrice).toBe(6_410);
    expect(focused()).toBe(field(plane.toolName));
  });

  it('accepts a new price with a new quantity, and all new prices at once', async () => {
    const dearer = [plane, saw, clamp].map((tool) => ({ ...tool, price: tool.price + 1 }));
    const user = open({ plane: 10, saw: 10, clamp: 10 }, dearer);
    await findField(plane.toolName);
    await user.type(field(plane.toolName), '{ArrowUp}');
    expect(screen.getAllByText(/^Was/)).toHaveLength(2);
    screen.getByText('2 prices have changed since you added the tools. Together $20.00 less.');
    await user.click(button(/^Accept \d+ new prices?$/));
    expect(screen.queryByText(/^Was/)).toBeNull();
    expect(focused()).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('fixes all lines that have only one repair, and undoes it', async () => {
    onSale = [
      { ...saw, available: 7 },
      { ...clamp, orderMultiple: 12, available: 200 },
    ];
    const user = open({ plane: 10, saw: 12, clamp: 30 });
    await screen.findByText('3 lines need your attention before you can order.');
    screen.getByText(
      '“Fix 2 lines” takes the only possible quantity of 1 line and removes 1 line.',
    );
    await user.click(button('Fix 2 lines'));
    expect(stored()).toEqual(['7 saw', '30 clamp']);
    screen.getByText('Changed 1 quantity and removed 1 line');
    await user.click(button('Undo'));
    expect(stored()).toEqual(['10 plane', '12 saw', '30 clamp']);
    await user.click(button('Show the first'));
    expect(focused()).toBe(button(`Remove ${plane.toolName}`));
  });

  it('says what is gone since the order that was ordered again', async () => {
    const gone = {
      toolId: 'gone',
      toolName: 'Bow Saw',
      text: 'Not added: it is no longer on sale.',
    };
    const reordered = { number: 'TH-00000001', lines: 2, inCart: 1, notices: [gone] };
    open({ plane: 10 }, [plane], reorderedState(reordered));
    const notice = within(await screen.findByRole('alert'));
    notice.getByText('1 of the 2 tools of order TH-00000001 is in your cart.');
    expect(notice.getByRole('listitem').textContent).toBe(
      'Bow Saw: Not added: it is no longer on sale.',
    );
    expect(await screen.findAllByRole('spinbutton')).toHaveLength(1);
  });

  it('removes a line, moves the focus to the next one, and undoes it', async () => {
    const user = open({ plane: 10, saw: 12, clamp: 24 });
    await findField(saw.toolName);
    await user.click(button(`Remove ${saw.toolName}`));
    expect(stored()).toEqual(['10 plane', '24 clamp']);
    expect(focused()).toBe(button('Remove F-Clamp'));
    screen.getByText(`Removed: ${saw.toolName}`);
    await user.click(button('Undo'));
    expect(stored()).toEqual(['10 plane', '12 saw', '24 clamp']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('forgets what was typed into a removed line', async () => {
    const user = open({ plane: 10 });
    await findField(plane.toolName);
    await user.clear(field(plane.toolName));
    await user.click(button(`Remove ${plane.toolName}`));
    expect(focused()).toBe(screen.getByRole('heading', { level: 1 }));
    await user.click(button('Undo'));
    expect((await findField(plane.toolName)).getAttribute('aria-valuenow')).toBe('10');
  });

  it('empties the cart, and undoes it', async () => {
    const user = open({ plane: 10, saw: 12 });
    await findField(plane.toolName);
    await user.click(button('Empty cart'));
    screen.getByRole('heading', { name: 'Your cart is empty' });
    expect(stored()).toEqual([]);
    await user.click(button('Undo'));
    expect(stored()).toEqual(['10 plane', '12 saw']);
  });

  it('waits for the cart of the account, and says when it cannot be reached', async () => {
    signInAs('carla');
    const { client } = open();
    screen.getByRole('progressbar', { name: 'Loading your cart' });
    const failing = client.fetchQuery({
      queryKey: cartSyncKey('carla'),
      queryFn: () => Promise.reject(new ApiProblem('network', 0)),
    });
    await act(() => failing.catch(() => {}));
    screen.getByText(/We cannot reach the cart of your account\./);
    act(() => storeAccountCart([]));
    screen.getByRole('heading', { name: 'Your cart is empty' });
  });

  it('says when changes are not saved to the account yet', async () => {
    signInAs('carla');
    const { client } = open();
    act(() => storeAccountCart(lines({ plane: 10 })));
    await findField(plane.toolName);
    expect(screen.queryByText(/^Not saved/)).toBeNull();
    const failing = client.fetchQuery({
      queryKey: cartSyncKey('carla'),
      queryFn: () => Promise.reject(new ApiProblem('network', 0)),
    });
    await act(() => failing.catch(() => {}));
    await userEvent.type(field(plane.toolName), '{ArrowUp}');
    screen.getByText(/^Not saved to your account yet\./);
  });

  it('says what is missing to the order minimum', async () => {
    orderMinimum = 70_000;
    const user = open({ plane: 10 });
    await findField(plane.toolName);
    screen.getByText('$59.00 missing');
    expect(checkoutLink()).toBeNull();
    await user.type(field(plane.toolName), '{ArrowUp}');
    expect(checkoutLink()).not.toBeNull();
  });

  it('adds the tax', async () => {
    taxRate = 825;
    open({ plane: 10 });
    await findField(plane.toolName);
    screen.getByText('Tax (8.25%)');
    screen.getByText('$52.88');
    expect(screen.getByLabelText('Total').textContent).toBe('$693.88');
  });

  it('names no tax where there is none', async () => {
    open({ plane: 10 });
    await findField(plane.toolName);
    expect(screen.queryByText(/Tax/)).toBeNull();
    expect(screen.getByLabelText('Total').textContent).toBe('$641.00');
  });

  it('leads from quantity to quantity with Enter', async () => {
    const user = open({ plane: 10, saw: 12 });
    await findField(plane.toolName);
    await user.click(field(plane.toolName));
    await user.keyboard('{Enter}');
    expect(focused()).toBe(field(saw.toolName));
    await user.keyboard('15{Shift>}{Enter}{/Shift}');
    expect(focused()).toBe(field(plane.toolName));
    expect(stored()).toEqual(['10 plane', '15 saw']);
  });

  it('shows a tool that another tab has added, first without its price', async () => {
    open({ plane: 10 });
    await findField(plane.toolName);
    const { promise, resolve } = Promise.withResolvers<ResolvedRows>();
    call.mockReturnValue(promise);
    act(() => storeCart(lines({ plane: 10, saw: 12 })));
    row(saw.toolName).getByText('12 pieces');
    expect(screen.queryByText(/no longer on sale/)).toBeNull();
    expect(total()).toBe('$641.00');
    await act(async () =>
      resolve(resolvedRows({ rows: [{ toolId: 'plane' }, { toolId: 'saw' }] }, onSale)),
    );
    await findField(saw.toolName);
    expect(total()).toBe('$881.00');
  });

  it('can be changed offline, says that the prices may have changed, and updates them online', async () => {
    const user = open({ plane: 10 });
    await findField(plane.toolName);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    screen.getByText(/^Prices as of .* may have changed\.$/);
    await user.type(field(plane.toolName), '{ArrowUp}');
    expect(stored()).toEqual(['11 plane']);
    expect(total()).toBe('$705.10');
    onSale = [{ ...plane, price: 70 }];
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/^Prices as of/)).toBeNull());
    await waitFor(() => expect(total()).toBe('$770.00'));
  });
});

describe('CartPage where only companies order', () => {
  const title = 'Only companies can order here';

  beforeEach(() => {
    companiesOnly = true;
  });

  it('takes no order of a person, and leads to the sign-up of a company', async () => {
    signInAs('carla');
    open({ plane: 10 });
    await screen.findByText(title);
    const link = screen.getByRole('link', { name: 'Sign up a company' });
    expect(link.getAttribute('href')).toBe(paths.newCompany);
    expect(checkoutLink()).toBeNull();
    expect(button('Checkout').getAttribute('aria-disabled')).toBe('true');
    screen.getByText(`${title}.`);
    expect(screen.queryByRole('link', { name: 'Request a quote' })).toBeNull();
  });

  it('is for members of a company as everywhere else', async () => {
    signInAs('carla', { buyingFor: companyId });
    open({ plane: 10 });
    await waitFor(() => expect(checkoutLink()).not.toBeNull());
    screen.getByRole('link', { name: 'Request a quote' });
    expect(screen.queryByText(title)).toBeNull();
  });

  it('says it to a visitor, whom the checkout leads to the login', async () => {
    open({ plane: 10 });
    await waitFor(() => expect(checkoutLink()).not.toBeNull());
    screen.getByText(/^Only companies can order here\. You log in or register first\./);
  });
});
