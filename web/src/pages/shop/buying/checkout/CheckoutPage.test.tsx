import { act, screen, waitFor, within } from '@testing-library/react';
import {
  type Address,
  type CartLine,
  noTaxes,
  type OrderLinesBody,
  toCents,
  usualApprovalRules,
} from 'functions/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankParts } from '../../../../domain/address/blankParts.ts';
import type { resolveRows } from '../../../../domain/cart/priced/resolveCart.ts';
import { changeCart, newCart, readCart } from '../../../../domain/cart/stored/storedCart.ts';
import type { readProfile } from '../../../../features/users/profile/readProfile.ts';
import { ApiProblem } from '../../../../lib/api/apiProblem.ts';
import { keepData } from '../../../../lib/queries/kept/keepData.ts';
import { paths } from '../../../../lib/router/paths.ts';
import { draftKeys } from '../../../../lib/storage/drafts.ts';
import { resolvedRows } from '../../../../testing/cart.ts';
import {
  buyingOf,
  membershipOf,
  companyId as testCompanyId,
} from '../../../../testing/companies.ts';
import { answer, api } from '../../../../testing/fakeApi.ts';
import { toast } from '../../../../testing/fakeToast.ts';
import {
  addressOf,
  orderingAnswers,
  orderOf,
  plane,
  profileOf,
  shopOf,
  termsOf,
} from '../../../../testing/fixtures.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { requestOf } from '../../../../testing/requests.ts';
import { sendsNothing } from '../../../../testing/sendsNothing.ts';
import { signInAs } from '../../../../testing/session.ts';
import { idTokenOf } from '../../../../testing/tokens.ts';
import { userEvent } from '../../../../testing/userEvent.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

const resolve = vi.hoisted(() => vi.fn<typeof resolveRows>());
const profile = vi.hoisted(() => vi.fn<typeof readProfile>());
vi.mock('../../../../features/users/profile/readProfile.ts', () => ({ readProfile: profile }));
vi.mock('../../../../domain/cart/sync/syncCart.ts', () => ({ syncCart: async () => {} }));
vi.mock('../../../../domain/cart/priced/resolveCart.ts', async (original) => ({
  ...(await original<object>()),
  resolveRows: resolve,
}));
vi.mock('../../../../features/session/email/VerificationHelp.tsx', () => ({
  VerificationHelp: () => <p>How to verify</p>,
}));

const saw = { ...plane, _id: 'saw', sku: 'SAW-0001', toolName: 'Dovetail Saw', price: 42 };

const lineOf = ({ _id, toolName, price }: typeof plane, quantity = 10): CartLine => ({
  toolId: _id,
  toolName,
  quantity,
  unitPrice: toCents(price),
});

const warehouse = addressOf({ isDefault: true });
const workshop: Address = { ...warehouse, _id: 'workshop', label: 'Workshop', isDefault: false };

let catalogue = [plane, saw];

const answerCart = (orderMinimum = 0, taxRate = 0) =>
  resolve.mockImplementation(async (rows) =>
    resolvedRows({ rows }, catalogue, orderMinimum, taxRate),
  );

const fillCart = (...lines: CartLine[]) =>
  changeCart(() => ({ ...newCart, owner: 'carla', lines, synced: { version: 'v', lines } }));

const open = () =>
  renderPage(
    {
      [paths.checkout]: <CheckoutPage />,
      [paths.orderDetails.path]: <h1>The order</h1>,
      [paths.approval.path]: <h1>The request</h1>,
    },
    { at: paths.checkout },
  );

/** The button that orders, for oneself or for the company. */
const placeButton = (total = '') =>
  screen.findByRole<HTMLButtonElement>('button', {
    name: (name) =>
      /^(?:Place order|Order for Harbor Joinery)\b/.test(name) && name.endsWith(total),
  });

const place = async (total?: string) => userEvent.click(await placeButton(total));

const sentBodies = () =>
  api.placeOrder.mock.calls.map(([{ body }]) => body.order as OrderLinesBody);
const keys = () => api.placeOrder.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
const lost = new ApiProblem('network', 0);

const refusedLines = (...lines: [string, { available: number; nearest?: number[] }][]) =>
  new ApiProblem('insufficient-stock', 409, {
    available: lines[0]?.[1].available ?? 0,
    errors: Object.fromEntries(lines.map((_, at) => [`lines.${at}.quantity`, 'Refused'])),
    lines: lines.map(([toolId, details]) => ({
      toolId,
      code: 'insufficient-stock' as const,
      ...details,
    })),
  });

beforeEach(() => {
  signInAs('carla', { displayName: 'Carla' });
  sessionStorage.clear();
  vi.resetAllMocks();
  catalogue = [plane, saw];
  answerCart();
  api.placeOrder.mockResolvedValue({ acknowledged: true, insertedId: 'new', order: wireOrder });
  answer({ ...orderingAnswers, listAddresses: [workshop, warehouse] });
  profile.mockResolvedValue(profileOf({ phoneNumber: '15035550142' }));
  fillCart(lineOf(plane), lineOf(saw));
});

const wireOrder = {
  ...orderOf('new'),
  lines: [plane, saw].flatMap((tool) => orderOf('any', tool).lines),
  tool: plane,
  orderQuantity: 10,
  totalBill: 641,
};

describe('CheckoutPage', () => {
  it('orders the cart to the default address, leaves the cart and opens the order', async () => {
    open();
    await userEvent.fill(await screen.findByLabelText('PO number'), ' PO 7 ');
    await place('$1,061.00');
    await screen.findByRole('heading', { name: 'The order' });
    expect(sentBodies()).toEqual([
      {
        phoneNumber: '01712345678',
        orderAddress: 'Carla Customer\n4 Dock Road\nStamford, CT 06902',
        poNumber: 'PO 7',
        note: '',
        paymentMethod: 'bank-transfer',
        fromCart: true,
        lines: [
          { toolId: 'plane', quantity: 10, unitPrice: 6410 },
          { toolId: 'saw', quantity: 10, unitPrice: 4200 },
        ],
      } satisfies OrderLinesBody,
    ]);
    await waitFor(() => expect(readCart().lines).toEqual([]));
    expect(draftKeys()).toEqual([]);
  });

  it('takes no order of a person where only companies order, and leads to a sign-up', async () => {
    api.getShop.mockResolvedValue(shopOf({ companiesOnly: true }));
    open();
    await screen.findByText('Only companies can order here');
    const link = screen.getByRole('link', { name: 'Sign up a company' });
    expect(link.getAttribute('href')).toBe(paths.newCompany);
    const button = await placeButton();
    expect(sendsNothing(button)).toBe(true);
  });

  describe('for a company', () => {
    const approvers = [{ uid: 'olga', name: 'Olga Owner', role: 'owner' as const }];

    const buyWith = (fields: Parameters<typeof buyingOf>[0]) => {
      signInAs('carla', { displayName: 'Carla', buyingFor: testCompanyId });
      api.listMemberships.mockResolvedValue([membershipOf({ role: 'buyer' })]);
      api.getBuying.mockResolvedValue(buyingOf(fields));
      api.sendRequest.mockResolvedValue({
        acknowledged: true,
        insertedId: 'request',
        request: requestOf({ lines: wireOrder.lines }),
      });
      fillCart(lineOf(plane), lineOf(saw));
    };
    const ask = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Send for approval: $1,061.00' }));

    it('says who has to approve an order above the limit, and sends it to them', async () => {
      buyWith({ requester: { orderLimit: 100_000 } });
      open();
      await screen.findByText('The order is above the member’s limit of $1,000.00.');
      screen.getByText('Olga Owner has to approve it.');
      await ask();
      await screen.findByRole('heading', { name: 'The request' });
      expect(api.placeOrder).not.toHaveBeenCalled();
      const [call] = api.sendRequest.mock.calls;
      expect(call?.[0].body).toMatchObject({ order: { lines: [{}, {}], fromCart: true } });
      expect(call?.[0].idempotencyKey).toBeTruthy();
      await waitFor(() => expect(readCart().lines).toEqual([]));
    });

    it.each([
      ['order limit', { requester: { orderLimit: 100_000 } }],
      ['order limit of 0', { requester: { role: 'owner', orderLimit: 0 } }],
      ['budget', { requester: { budget: { amount: 1_000, period: 'month' } } }],
      ['amount', { company: { approval: { ...usualApprovalRules, fromAmount: 500 } } }],
    ] as const)('sends nothing that nobody can approve by its %s', async (_rule, fields) => {
      buyWith({ ...fields, members: [] });
      open();
      await screen.findByText('Nobody can approve this order');
      screen.getByText(/Once an owner makes another member an approver/);
      const link = screen.getByRole('link', { name: 'See the members' });
      expect(link.getAttribute('href')).toBe(paths.company.href(testCompanyId));
      const name = 'Send for approval: $1,061.00';
      expect(sendsNothing(await screen.findByRole('button', { name }))).toBe(true);
    });

    it('sends nothing when the shop answers that nobody can approve it', async () => {
      buyWith({});
      const rules = [{ rule: 'order-limit' as const, limit: 100_000 }];
      const details = { rules, approvers: [], approversNeeded: 1 as const };
      api.placeOrder.mockRejectedValue(new ApiProblem('approval-required', 409, details));
      open();
      await place('$1,061.00');
      await screen.findByText('Nobody can approve this order');
      const name = 'Send for approval: $1,061.00';
      expect(sendsNothing(screen.getByRole('button', { name }))).toBe(true);
    });

    it('names the company, and leaves its address book to its owners', async () => {
      api.listAddresses.mockResolvedValue([addressOf()]);
      buyWith({});
      open();
      await screen.findByText('For Harbor Joinery');
      await screen.findByRole('radio', { name: /^Warehouse/ });
      expect(screen.queryByRole('button', { name: /address|Edit|Delete/ })).toBeNull();
    });

    it('places an order within the limit', async () => {
      api.getShop.mockResolvedValue(shopOf({ companiesOnly: true }));
      buyWith({ requester: { orderLimit: 200_000 } });
      open();
      await place('Order for Harbor Joinery: $1,061.00');
      await screen.findByRole('heading', { name: 'The order' });
      expect(api.sendRequest).not.toHaveBeenCalled();
    });

    it('counts what is spent of the budget before the shop has to', async () => {
      const budget = { amount: 200_000, period: 'quarter' } as const;
      buyWith({ requester: { budget }, spent: 150_000 });
      open();
      await screen.findByText(
        /budget of \$2,000.00 for this quarter, of which \$1,500.00 is spent/,
      );
      await ask();
      await screen.findByRole('heading', { name: 'The request' });
      expect(api.placeOrder).not.toHaveBeenCalled();
    });

    it('places an order within the rest of the budget', async () => {
      const budget = { amount: 200_000, period: 'quarter' } as const;
      buyWith({ requester: { budget }, spent: 93_900 });
      open();
      await place('$1,061.00');
      await screen.findByRole('heading', { name: 'The order' });
    });

    it('sends for approval what another tab has made too expensive meanwhile', async () => {
      const budget = { amount: 200_000, period: 'month' as const };
      buyWith({ requester: { budget } });
      const rules = [{ rule: 'budget' as const, ...budget, spent: 150_000 }];
      const details = { rules, approvers, approversNeeded: 1 as const };
      api.placeOrder.mockRejectedValue(new ApiProblem('approval-required', 409, details));
      open();
      await place('$1,061.00');
      await screen.findByText(/above the member’s budget of \$2,000.00 .* \$1,500.00 is spent/);
      await ask();
      await screen.findByRole('heading', { name: 'The request' });
    });

    it('reads the rules again when the shop needs no approval any more', async () => {
      buyWith({ requester: { orderLimit: 0 } });
      api.sendRequest.mockRejectedValue(new ApiProblem('approval-not-needed', 409));
      open();
      await screen.findByRole('button', { name: 'Send for approval: $1,061.00' });
      api.getBuying.mockResolvedValue(buyingOf());
      await ask();
      await place('$1,061.00');
      await screen.findByRole('heading', { name: 'The order' });
    });

    it.each([
      ['requested', 'The sign-up is in review'],
      ['suspended', 'The company is suspended'],
      ['declined', 'The shop has declined the sign-up'],
      ['closed', 'The company is closed'],
    ] as const)('that is %s says why nothing can be ordered', async (status, title) => {
      buyWith({
        company: { status, statusReason: 'Please call us.' },
        requester: { orderLimit: 0 },
      });
      open();
      await screen.findByText(title);
      screen.getByText('The shop writes: “Please call us.”');
      const link = screen.getByRole('link', { name: 'See the company' });
      expect(link.getAttribute('href')).toBe(paths.company.href(testCompanyId));
      const button = await placeButton();
      expect(sendsNothing(button)).toBe(true);
      expect(screen.queryByText('This order needs approval')).toBeNull();
    });

    it('takes no order of a bookkeeper, and says so', async () => {
      buyWith({ requester: { role: 'bookkeeper' } });
      open();
      await screen.findByText('You place no orders for this company');
      const button = await placeButton();
      expect(sendsNothing(button)).toBe(true);
    });

    it('lets the shop decide when the rules cannot be read', async () => {
      buyWith({});
      api.getBuying.mockRejectedValue(new ApiProblem('internal', 500));
      open();
      await place('$1,061.00');
      await screen.findByRole('heading', { name: 'The order' });
    });
  });

  describe('with what an earlier visit had', () => {
    const keep = (queryKey: string[], data: unknown) =>
      keepData('carla', JSON.stringify(queryKey), { data, at: Date.now() - 60_000 });
    const button = () => placeButton();

    beforeEach(() => {
      localStorage.setItem('accessToken', idTokenOf('carla'));
      const tools = [plane, saw].map((tool) => ({ toolId: tool._id, tool: { ...tool, price: 1 } }));
      keep(['cart', 'tools', 'carla'], { tools, orderMinimum: 0, taxes: noTaxes });
    });
    afterEach(() => localStorage.clear());

    it('shows its prices, and takes no order by them', async () => {
      const current = resolve.getMockImplementation();
      const { promise, resolve: answer } = Promise.withResolvers<undefined>();
      resolve.mockImplementation(async (rows) => promise.then(() => current?.(rows) as never));
      open();
      await screen.findByText(/^As of .* updating…$/);
      expect((await button()).textContent).not.toContain('$');
      expect(sendsNothing(await button())).toBe(true);
      answer(undefined);
      await placeButton('$1,061.00');
      await waitFor(() => expect(screen.queryByText(/^As of/)).toBeNull());
    });

    it('sends none to an address as it was', async () => {
      keep(['addresses', 'carla'], [{ ...warehouse, street: '1 Old Road' }]);
      const { promise, resolve: answer } = Promise.withResolvers<Address[]>();
      api.listAddresses.mockReturnValue(promise);
      open();
      expect(sendsNothing(await button())).toBe(true);
      answer([warehouse]);
      await place('$1,061.00');
      await screen.findByRole('heading', { name: 'The order' });
      expect(sentBodies()).toMatchObject([
        { orderAddress: 'Carla Customer\n4 Dock Road\nStamford, CT 06902' },
      ]);
    });

    it('refuses none by a credit limit as it was', async () => {
      keep(['terms', 'carla'], termsOf({ creditLimit: 100, room: 100 }));
      api.getTerms.mockReturnValue(new Promise(() => {}));
      open();
      await place('$1,061.00');
      await screen.findByRole('heading', { name: 'The order' });
    });
  });

  it('sends one order after a double click', async () => {
    open();
    await userEvent.dblClick(await placeButton('$1,061.00'));
    await screen.findByRole('heading', { name: 'The order' });
    expect(api.placeOrder).toHaveBeenCalledTimes(1);
  });

  it('retries a lost answer under the same key, also after a reload', async () => {
    api.placeOrder.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    const { unmount } = open();
    await place('$1,061.00');
    await screen.findByText(/We cannot reach the shop/);
    await place('$1,061.00');
    await waitFor(() => expect(api.placeOrder).toHaveBeenCalledTimes(2));
    await screen.findByText(/We cannot reach the shop/);
    unmount();
    open();
    await screen.findByText('Your last order has no answer yet');
    await place('$1,061.00');
    await screen.findByRole('heading', { name: 'The order' });
    expect(new Set(keys()).size).toBe(1);
    expect(sentBodies()[2]).toEqual(sentBodies()[0]);
  });

  it('finds out about an order that has emptied the cart, with the order as it was', async () => {
    api.placeOrder.mockRejectedValueOnce(lost);
    open();
    await place('$1,061.00');
    await screen.findByText(/We cannot reach the shop/);
    act(() => fillCart());
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    await userEvent.click(screen.getByRole('button', { name: 'Send the order once more' }));
    await screen.findByRole('heading', { name: 'The order' });
    expect(sentBodies()[1]).toEqual(sentBodies()[0]);
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('explains that another order was placed under the key, and takes a new one', async () => {
    api.placeOrder.mockRejectedValueOnce(new ApiProblem('idempotency-conflict', 409));
    open();
    await place('$1,061.00');
    await screen.findByText(/has already been placed/);
    expect(screen.getByRole('link', { name: 'See My Orders' }).getAttribute('href')).toBe(
      paths.myOrders,
    );
    await place();
    await screen.findByRole('heading', { name: 'The order' });
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('repairs all refused lines on the page, and orders them under a new key', async () => {
    open();
    const button = await placeButton('$1,061.00');
    catalogue = [
      { ...plane, available: 9 },
      { ...saw, price: 45 },
    ];
    api.placeOrder.mockRejectedValueOnce(refusedLines(['plane', { available: 9, nearest: [9] }]));
    await userEvent.click(button);
    const lines = await screen.findByRole('list', { name: 'Lines to change' });
    await waitFor(() => expect(within(lines).getAllByRole('listitem')).toHaveLength(2));
    const title = screen.getByText('2 lines need a change before you can order');
    await waitFor(() => expect(title.closest('[role="alert"]')).toBe(document.activeElement));
    await userEvent.click(screen.getByRole('button', { name: 'Take 9: No. 4 Smoothing Plane' }));
    const accept = await screen.findByRole('button', { name: 'Accept $45.00: Dovetail Saw' });
    expect(accept).toBe(document.activeElement);
    await userEvent.click(accept);
    const retry = await placeButton('$1,026.90');
    expect(retry).toBe(document.activeElement);
    await userEvent.click(retry);
    await screen.findByRole('heading', { name: 'The order' });
    expect(sentBodies()[1]?.lines).toEqual([
      { toolId: 'plane', quantity: 9, unitPrice: 6410 },
      { toolId: 'saw', quantity: 10, unitPrice: 4500 },
    ]);
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('sends nothing while a line cannot be ordered', async () => {
    catalogue = [plane];
    open();
    await screen.findByText('No longer on sale');
    await place();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Dovetail Saw' }));
    await place('$641.00');
    await screen.findByRole('heading', { name: 'The order' });
    expect(sentBodies().map(({ lines }) => lines.length)).toEqual([1]);
  });

  it('shows what another tab has changed, and orders it only when it was seen', async () => {
    open();
    await placeButton('$1,061.00');
    act(() => fillCart(lineOf(plane, 12)));
    await screen.findByText('Dovetail Saw removed');
    screen.getByText('No. 4 Smoothing Plane: now 12 pieces, before 10 pieces');
    await place('$769.20');
    expect(api.placeOrder).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Order the cart as it is now' }));
    await place('$769.20');
    await screen.findByRole('heading', { name: 'The order' });
  });

  it('says what is missing to the order minimum', async () => {
    answerCart(120_000);
    open();
    await screen.findByText('The order minimum is $1,200.00: $139.00 is missing.');
    await place();
    expect(api.placeOrder).not.toHaveBeenCalled();
  });

  it('helps with an address that is not verified', async () => {
    api.placeOrder.mockRejectedValueOnce(new ApiProblem('email-not-verified', 409));
    open();
    await place('$1,061.00');
    await screen.findByText('How to verify');
    screen.getByText(/Please verify your e-mail address/);
  });

  it('leads on from an empty cart', async () => {
    fillCart();
    open();
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    expect(screen.getByRole('link', { name: 'Browse the tools' }).getAttribute('href')).toBe(
      paths.tools,
    );
  });
});

describe('the address at checkout', () => {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const typeAddress = async (street: string, city: string) => {
    await userEvent.fill(field('Street address'), street);
    await userEvent.fill(field('City'), city);
    await userEvent.fill(field('ZIP code'), '97701');
    await userEvent.selectOptions(field('State'), 'Oregon');
  };

  it('is another saved one, which survives a reload', async () => {
    const { unmount } = open();
    await userEvent.click(await screen.findByRole('radio', { name: /^Workshop/ }));
    unmount();
    open();
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /^Workshop/ });
    expect(radio.checked).toBe(true);
  });

  it('is typed without a saved one, prefilled, validated, and saved with the order', async () => {
    api.listAddresses.mockResolvedValue([]);
    api.createAddress.mockResolvedValue({ acknowledged: true, insertedId: 'first' });
    open();
    await waitFor(() => expect(field('Phone Number').value).toBe('15035550142'));
    await place('$1,061.00');
    await screen.findByText('Enter the street and the number');
    expect(field('Contact person').value).toBe('Carla');
    await waitFor(() => expect(document.activeElement).toBe(field('Street address')));
    await typeAddress('1 New Street', 'Bend');
    await place('$1,061.00');
    await screen.findByRole('heading', { name: 'The order' });
    const phoneNumber = '+15035550142';
    const orderAddress = 'Carla\n1 New Street\nBend, OR 97701';
    expect(sentBodies()).toMatchObject([{ phoneNumber, orderAddress }]);
    const typed = {
      street: '1 New Street',
      city: 'Bend',
      postcode: '97701',
      region: 'OR',
      country: 'US',
    };
    const parts = { ...blankParts, person: 'Carla', ...typed };
    expect(api.createAddress.mock.calls[0]).toEqual([
      {
        body: { label: 'Main address', ...parts, phoneNumber: '15035550142' },
        idempotencyKey: keys()[0],
      },
    ]);
  });

  it('has a text of its parts, and names another country than the shop’s', async () => {
    api.listAddresses.mockResolvedValue([
      {
        ...warehouse,
        company: 'Holz GmbH',
        postcode: '10115',
        city: 'Berlin',
        region: '',
        country: 'DE',
      },
    ]);
    open();
    await place('$1,061.00');
    await screen.findByRole('heading', { name: 'The order' });
    const lines = ['Holz GmbH', 'Carla Customer', '4 Dock Road', '10115 Berlin', 'Germany'];
    expect(sentBodies()[0]?.orderAddress).toBe(lines.join('\n'));
  });

  it('has the phone number of its country', async () => {
    api.listAddresses.mockResolvedValue([{ ...warehouse, phoneNumber: '+4930901820' }]);
    open();
    await place('$1,061.00');
    await screen.findByRole('heading', { name: 'The order' });
    expect(sentBodies()[0]?.phoneNumber).toBe('+4930901820');
  });

  it('is reached on a requested day, which the shop checks, and complete only', async () => {
    const day = 'We do not deliver on Saturday, 5 December 2026: the next possible day is Monday';
    const errors = { requestedDay: day };
    api.placeOrder.mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
    open();
    await screen.findByText('Optional · a work day. Without one, we deliver by Fri 4 Dec');
    await userEvent.fill(field('Requested delivery day'), '2026-12-05');
    await userEvent.click(field('Deliver complete only: no part before the rest'));
    await place('$1,061.00');
    await screen.findByText(day);
    await userEvent.fill(field('Requested delivery day'), '2026-12-07');
    await place('$1,061.00');
    await screen.findByRole('heading', { name: 'The order' });
    expect(sentBodies().at(-1)).toMatchObject({ requestedDay: '2026-12-07', completeOnly: true });
  });

  it('is saved with an order whose answer was lost, retried before the addresses are there', async () => {
    api.listAddresses.mockResolvedValue([]);
    api.createAddress.mockResolvedValue({ acknowledged: true, insertedId: 'first' });
    api.placeOrder.mockRejectedValueOnce(lost);
    const { unmount } = open();
    await waitFor(() => expect(field('Phone Number').value).toBe('15035550142'));
    await typeAddress('1 New Street', 'Bend');
    await place('$1,061.00');
    await screen.findByText(/We cannot reach the shop/);
    unmount();
    fillCart();
    let answer = (_: Address[]) => {};
    api.listAddresses.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Send the order once more' }));
    await screen.findByRole('heading', { name: 'The order' });
    expect(api.createAddress).not.toHaveBeenCalled();
    answer([]);
    await waitFor(() => expect(api.createAddress).toHaveBeenCalledTimes(1));
    expect(api.createAddress.mock.calls[0]?.[0].body).toMatchObject({ street: '1 New Street' });
  });

  it('is typed when the address book cannot be read, and not saved', async () => {
    api.listAddresses.mockRejectedValue(new ApiProblem('unavailable', 503));
    open();
    await screen.findByText(/An error has occurred/);
    await waitFor(() => expect(field('Phone Number').value).toBe('15035550142'));
    await typeAddress('1 New Street', 'Bend');
    expect(screen.queryByLabelText('Save to my address book')).toBeNull();
    await place('$1,061.00');
    await screen.findByRole('heading', { name: 'The order' });
    expect(api.createAddress).not.toHaveBeenCalled();
  });

  it('has the errors of the shop at its fields, and those of its text in the summary', async () => {
    api.listAddresses.mockResolvedValue([]);
    const errors = { orderAddress: 'We do not deliver there', phoneNumber: 'Nobody answers' };
    api.placeOrder.mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
    open();
    await waitFor(() => expect(field('Phone Number').value).toBe('15035550142'));
    await typeAddress('1 Crater Road', 'The Moon');
    await place('$1,061.00');
    await screen.findByText('Nobody answers');
    screen.getByText(/Please edit the address: We do not deliver there/);
    await waitFor(() => expect(document.activeElement).toBe(field('Phone Number')));
  });

  it('is chosen when it was added in the dialog, which does not place the order', async () => {
    const added = { ...workshop, _id: 'site', label: 'Site', street: '9 Hill Road' };
    api.createAddress.mockResolvedValue({ acknowledged: true, insertedId: 'site' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add address' }));
    await userEvent.fill(dialog.getByLabelText('Name'), 'Site');
    await userEvent.fill(dialog.getByLabelText('Phone Number'), '(503) 555-0142');
    await userEvent.fill(dialog.getByLabelText('Contact person'), 'Carla Customer');
    await userEvent.fill(dialog.getByLabelText('Street address'), '9 Hill Road');
    await userEvent.fill(dialog.getByLabelText('City'), 'Stamford');
    await userEvent.fill(dialog.getByLabelText('ZIP code'), '06902');
    await userEvent.selectOptions(dialog.getByLabelText('State'), 'Connecticut');
    api.listAddresses.mockResolvedValue([workshop, warehouse, added]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /^Site/ });
    expect(radio.checked).toBe(true);
    expect(api.placeOrder).not.toHaveBeenCalled();
  });
});

describe('the payment at checkout', () => {
  const card = () => screen.findByRole('radio', { name: /^Card/ });
  const alert = (text: string) => screen.getByText(text).closest('[role="alert"]');

  it('adds the tax to the total', async () => {
    answerCart(0, 825);
    open();
    await placeButton('$1,148.53');
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    summary.getByText('Tax (8.25%)');
    summary.getByText('$87.53');
    const lines = within(screen.getByRole('region', { name: /^Your order/ }));
    lines.getByText('$87.53');
  });

  it.each([
    [{}, 'Net 30 days: the invoice comes with the confirmation.', 'Bank transfer on invoice'],
    [
      { terms: 'prepaid' },
      'Prepaid: pay within 72 hours, or the order is cancelled.',
      'Bank transfer in advance',
    ],
    [
      { terms: 'prepaid', holdHours: 0 },
      'Prepaid: we process the order as soon as it is paid.',
      'Bank transfer in advance',
    ],
  ] as const)('explains the terms %j', async (terms, text, method) => {
    api.getTerms.mockResolvedValue(termsOf(terms));
    open();
    await screen.findByText(text);
    screen.getByText(method);
    expect(screen.queryByText(/^Credit left/)).toBeNull();
  });

  it('places the order when the terms and the settings cannot be read', async () => {
    api.getTerms.mockRejectedValue(lost);
    api.getShop.mockRejectedValue(lost);
    open();
    await place('$1,061.00');
    await screen.findByRole('heading', { name: 'The order' });
  });

  it('shows what is left of the credit limit', async () => {
    const terms = { creditLimit: 200_000, room: 106_100, open: 93_900 };
    api.getTerms.mockResolvedValue(termsOf(terms));
    open();
    await screen.findByText('Credit left: $1,061.00 of $2,000.00');
    await place('$1,061.00');
    await screen.findByRole('heading', { name: 'The order' });
  });

  it('sends no order above the credit limit, and says what to do', async () => {
    const terms = { creditLimit: 200_000, room: 100_000, open: 100_000 };
    api.getTerms.mockResolvedValue(termsOf(terms));
    open();
    const problem = 'This order is $61.00 above what is left of your credit limit.';
    await screen.findByText(problem);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('See unpaid orders')).toBe(`${paths.myOrders}?payment=unpaid`);
    expect(hrefOf('Write to us')).toBe('mailto:orders@toolshub.example');
    expect(hrefOf('Call +1 503 555 0142')).toBe('tel:+15035550142');
    await place();
    await waitFor(() => expect(document.activeElement).toBe(alert(problem)));
    expect(api.placeOrder).not.toHaveBeenCalled();
  });

  it('explains a credit limit that other orders have used up meanwhile', async () => {
    const refusal = new ApiProblem('credit-exceeded', 409, { room: 6_100, creditLimit: 200_000 });
    api.placeOrder.mockRejectedValueOnce(refusal);
    open();
    const button = await placeButton('$1,061.00');
    const { promise, resolve: answer } = Promise.withResolvers<ReturnType<typeof termsOf>>();
    api.getTerms.mockReturnValue(promise);
    await userEvent.click(button);
    const problem = 'This order is $1,000.00 above what is left of your credit limit.';
    await screen.findByText(problem);
    await waitFor(() => expect(document.activeElement).toBe(alert(problem)));
    answer(termsOf({ creditLimit: 200_000, room: 200_000 }));
    await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
    await place();
    await screen.findByRole('heading', { name: 'The order' });
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('offers no card where the shop takes none', async () => {
    open();
    await placeButton('$1,061.00');
    expect(screen.queryByRole('radio', { name: /^Card/ })).toBeNull();
  });

  it('goes on to the page for the card, and back from there to the order', async () => {
    api.getShop.mockResolvedValue(shopOf({ cardPayments: true }));
    api.placeOrder.mockResolvedValue({
      acknowledged: true,
      insertedId: 'new',
      order: { ...wireOrder, paymentMethod: 'card' },
    });
    api.payByCard.mockResolvedValue({ url: '#card-page' });
    open();
    await userEvent.click(await card());
    await place('$1,061.00');
    await screen.findByRole('heading', { name: 'The order' });
    await waitFor(() => expect(location.hash).toBe('#card-page'));
    expect(api.payByCard.mock.calls).toEqual([[{ params: { id: 'new' } }]]);
    expect(sentBodies()[0]?.paymentMethod).toBe('card');
    location.hash = '';
  });

  it('opens the order when the page for the card does not open', async () => {
    api.getShop.mockResolvedValue(shopOf({ cardPayments: true }));
    api.placeOrder.mockResolvedValue({
      acknowledged: true,
      insertedId: 'new',
      order: { ...wireOrder, paymentMethod: 'card' },
    });
    api.payByCard.mockRejectedValue(new ApiProblem('unavailable', 503));
    open();
    await userEvent.click(await card());
    await place('$1,061.00');
    await screen.findByRole('heading', { name: 'The order' });
    expect(toast).toHaveBeenCalledWith(
      expect.stringContaining('Your order is placed, but the page for the card did not open'),
      { variant: 'error' },
    );
  });

  it('chooses bank transfer in a draft with a card that the shop no longer takes', async () => {
    api.getShop.mockResolvedValue(shopOf({ cardPayments: true }));
    const { unmount } = open();
    await userEvent.click(await card());
    unmount();
    api.getShop.mockResolvedValue(shopOf());
    open();
    const transfer = await screen.findByRole<HTMLInputElement>('radio', { name: /^Bank/ });
    await waitFor(() => expect(transfer.checked).toBe(true));
    await place('$1,061.00');
    await screen.findByRole('heading', { name: 'The order' });
    expect(sentBodies()[0]?.paymentMethod).toBe('bank-transfer');
  });
});
