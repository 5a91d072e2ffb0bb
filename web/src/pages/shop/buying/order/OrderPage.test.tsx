import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { Tool } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useToolUpdates } from '../../../../domain/tool/useTools.ts';
import type { placeToolOrder } from '../../../../features/orders/draft/placeToolOrder.ts';
import { useOrderSubmit } from '../../../../features/orders/draft/useOrderSubmit.ts';
import type { readProfile } from '../../../../features/users/profile/readProfile.ts';
import { ApiProblem } from '../../../../lib/api/apiProblem.ts';
import { paths } from '../../../../lib/router/paths.ts';
import { buyingOf, companyId, membershipOf } from '../../../../testing/companies.ts';
import { answer, api } from '../../../../testing/fakeApi.ts';
import { toast } from '../../../../testing/fakeToast.ts';
import { orderingAnswers, orderOf, plane, profileOf } from '../../../../testing/fixtures.ts';
import { openPage, renderPage } from '../../../../testing/renderPage.tsx';
import { requestOf } from '../../../../testing/requests.ts';
import { sendsNothing } from '../../../../testing/sendsNothing.ts';
import { signInAs } from '../../../../testing/session.ts';
import { userEvent } from '../../../../testing/userEvent.ts';
import { OrderPage } from './OrderPage.tsx';

const send = vi.hoisted(() => vi.fn<typeof placeToolOrder>());
const profile = vi.hoisted(() => vi.fn<typeof readProfile>());
vi.mock('../../../../features/orders/draft/placeToolOrder.ts', () => ({ placeToolOrder: send }));
vi.mock('../../../../features/users/profile/readProfile.ts', () => ({ readProfile: profile }));
const live = vi.hoisted(() => ({ say: (_content?: Tool) => {} }));
vi.mock('../../../../domain/live/Live.tsx', () => ({
  Live: ({ onContent }: { onContent: (content?: Tool) => void }) => {
    live.say = onContent;
    return null;
  },
}));

const form = { phoneNumber: '01712345678', quantity: 12, orderAddress: '12 Mill Lane' };
const toolKey = ['tools', 'one', plane._id, 'carla'];

const start = () => {
  const { client, wrapper } = openPage({ known: [[toolKey, plane]] });
  const onRequested = async () => {};
  const { result } = renderHook(
    () =>
      useOrderSubmit({
        tool: plane,
        uid: 'carla',
        updates: useToolUpdates(plane._id),
        onRequested,
      }),
    { wrapper },
  );
  const order = () => act(() => result.current.order(form));
  return { result, order, knownTool: () => client.getQueryData(toolKey) };
};

const keysSent = () => send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

beforeEach(() => {
  signInAs('carla', { displayName: 'Carla' });
  sessionStorage.clear();
  send.mockReset();
  send.mockResolvedValue(orderOf('new'));
});

describe('ordering a tool', () => {
  it('notifies of a placed order and starts a new form under a new key', async () => {
    const { result, order } = start();
    const before = result.current.draft.form;
    await order();
    expect(result.current.placed).toEqual(orderOf('new'));
    expect(toast).toHaveBeenCalledWith('Order placed successfully', { variant: 'success' });
    expect(result.current.draft.form).not.toBe(before);
    await order();
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('retries under the same key', async () => {
    const { order } = start();
    send.mockRejectedValueOnce(new ApiProblem('network', 0));
    await order();
    await order();
    const [first, second] = keysSent();
    expect(second).toBe(first);
    expect(toast).toHaveBeenCalledWith(expect.stringContaining('cannot reach the shop'), {
      variant: 'error',
    });
  });

  it('keeps the typed values under a new key when the key belongs to another order', async () => {
    const { result, order } = start();
    const before = result.current.draft.form;
    send.mockRejectedValueOnce(new ApiProblem('idempotency-conflict', 409));
    await order();
    expect(result.current.draft.form).toBe(before);
    await order();
    expect(new Set(keysSent()).size).toBe(2);
    expect(toast).toHaveBeenCalledWith(expect.stringContaining('already sent'), {
      variant: 'error',
    });
  });

  it('updates the stock and offers the rest', async () => {
    const { result, order, knownTool } = start();
    send.mockRejectedValueOnce(new ApiProblem('insufficient-stock', 409, { available: 11 }));
    await order();
    expect(result.current.offer).toEqual({ kind: 'stock', available: 11 });
    expect(knownTool()).toEqual({ ...plane, available: 11 });
    expect(toast).not.toHaveBeenCalled();
  });

  it('updates the price and shows the old and the new one', async () => {
    const { result, order, knownTool } = start();
    const now = { ...plane, price: 70 };
    send.mockRejectedValueOnce(
      new ApiProblem('price-changed', 409, { unitPrice: 7000, tool: now }),
    );
    await order();
    expect(result.current.offer).toEqual({ kind: 'price', oldPrice: 6410, newPrice: 7000 });
    expect(knownTool()).toEqual(now);
  });

  it('offers to reach the order minimum', async () => {
    const { result, order, knownTool } = start();
    const details = { minimum: 100_000, missing: 23_080 };
    send.mockRejectedValueOnce(new ApiProblem('order-minimum', 409, details));
    await order();
    expect(result.current.offer).toEqual({ kind: 'minimum', minimum: 100_000 });
    expect(knownTool()).toEqual(plane);
    expect(toast).not.toHaveBeenCalled();
  });

  it('returns the field errors of the server', async () => {
    const { order } = start();
    const errors = { phoneNumber: 'Enter valid phone number of 11 digit' };
    send.mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
    expect(await order()).toEqual(errors);
  });
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const expectContact = (phoneNumber: string, orderAddress: string) =>
  waitFor(() =>
    expect([field('Phone Number').value, field('Delivery Address').value]).toEqual([
      phoneNumber,
      orderAddress,
    ]),
  );

const openForm = (at = paths.order.href(plane._id)) =>
  renderPage(
    { [paths.order.path]: <OrderPage />, [paths.approval.path]: <h1>The request</h1> },
    { at },
  );

const newest = {
  ...orderOf('newest'),
  phoneNumber: '01799999999',
  orderAddress: '1 New Street',
};

describe('OrderPage', () => {
  beforeEach(() => {
    answer({
      ...orderingAnswers,
      getTool: plane,
      listOrdersByEmail: [newest, orderOf('older')],
    });
    profile.mockReset().mockResolvedValue(profileOf({ phoneNumber: '01161234567' }));
  });

  it('fills in the phone number and the address of the newest order, and stores no draft', async () => {
    openForm();
    await expectContact('01799999999', '1 New Street');
    expect(Object.keys(sessionStorage)).toEqual(['buyingFor']);
  });

  it('fills in the phone number of the profile when there is no order', async () => {
    api.listOrdersByEmail.mockResolvedValue([]);
    openForm();
    await screen.findByLabelText('Phone Number');
    await expectContact('01161234567', '');
  });

  it('fills in what has loaded when a request fails', async () => {
    profile.mockRejectedValue(new ApiProblem('network', 0));
    openForm();
    await expectContact('01799999999', '1 New Street');
  });

  it('loads the contact in parallel with the tool, and shows the form without it', async () => {
    const answers: (() => void)[] = [];
    const pending = <Result,>(result: Result) =>
      new Promise<Result>((resolve) => answers.push(() => resolve(result)));
    api.getTool.mockReturnValue(pending(plane));
    api.listOrdersByEmail.mockReturnValue(pending([newest]));
    openForm();
    expect(
      [api.getTool, profile, api.listOrdersByEmail].map(({ mock }) => mock.calls.length),
    ).toEqual([1, 1, 1]);
    answers[0]?.();
    await userEvent.type(await screen.findByLabelText('Phone Number'), '0171');
    answers[1]?.();
    await expectContact('0171', '1 New Street');
  });

  it('retries an untouched form under the same key after a reload', async () => {
    send.mockRejectedValue(new ApiProblem('network', 0));
    for (const _visit of ['before', 'after']) {
      const { unmount } = openForm();
      await expectContact('01799999999', '1 New Street');
      await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
      await waitFor(() => expect(toast).toHaveBeenCalled());
      unmount();
    }
    const [first, second] = keysSent();
    expect(second).toBe(first);
  });

  it('moves the focus to the confirmation, and starts again with the contact of the order', async () => {
    const placedOrder = {
      ...orderOf('new'),
      phoneNumber: '01712345678',
      orderAddress: '12 Mill Lane',
    };
    send.mockResolvedValue(placedOrder);
    openForm();
    await expectContact('01799999999', '1 New Street');
    await userEvent.fill(field('Delivery Address'), '12 Mill Lane');
    await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
    const confirmation = await screen.findByRole('region', { name: 'Thank you for your order' });
    await waitFor(() => expect(document.activeElement).toBe(confirmation));
    await expectContact('01712345678', '12 Mill Lane');
    expect(Object.keys(sessionStorage)).toEqual(['buyingFor']);
  });

  it('starts with the quantity in the address, until another one is typed', async () => {
    const { address } = openForm(paths.order.href(plane._id, 24));
    await expectContact('01799999999', '1 New Street');
    expect(field('Order Quantity').value).toBe('24');
    expect(address()).toBe(paths.order.href(plane._id, 24));
    await userEvent.type(field('Order Quantity'), '0');
    expect(field('Order Quantity').value).toBe('240');
    await waitFor(() => expect(address()).toBe(paths.order.href(plane._id)));
  });

  it('keeps a quantity in the address that cannot be ordered, and explains it', async () => {
    api.getTool.mockResolvedValue({ ...plane, orderMultiple: 12 });
    openForm(paths.order.href(plane._id, 30));
    expect((await screen.findByLabelText<HTMLInputElement>('Order Quantity')).value).toBe('30');
    await userEvent.click(screen.getByRole('button', { name: 'Take 36' }));
    expect(field('Order Quantity').value).toBe('36');
  });

  it.each(['?quantity=many', '?quantity=0', '?quantity=-4', '?quantity='])(
    'ignores %s',
    async (search) => {
      openForm(paths.order.href(plane._id) + search);
      const quantity = await screen.findByLabelText<HTMLInputElement>('Order Quantity');
      expect(quantity.value).toBe('10');
    },
  );

  it('starts a new form with the smallest order after a chosen quantity was ordered', async () => {
    send.mockResolvedValue(orderOf('new', plane, 24));
    const { address } = openForm(paths.order.href(plane._id, 24));
    await expectContact('01799999999', '1 New Street');
    await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
    await screen.findByRole('region', { name: 'Thank you for your order' });
    expect(field('Order Quantity').value).toBe('10');
    await waitFor(() => expect(address()).toBe(paths.order.href(plane._id)));
  });

  it('loads the tool again when its rules refuse the quantity', async () => {
    const errors = { quantity: 'Sold in multiples of 12' };
    send.mockRejectedValue(new ApiProblem('validation', 400, { errors }));
    openForm();
    await expectContact('01799999999', '1 New Street');
    api.getTool.mockResolvedValue({ ...plane, orderMultiple: 12 });
    await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take 12' }));
    expect(field('Order Quantity').value).toBe('12');
  });

  it('offers a notice in place of the form when the tool is sold out', async () => {
    api.getTool.mockResolvedValue({ ...plane, available: 0 });
    openForm();
    await screen.findByText(/^Sold out at the moment/);
    screen.getByRole('button', { name: `Notify me: ${plane.toolName}` });
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
  });

  it('offers the successor of a tool that is discontinued meanwhile, in a quantity that fits', async () => {
    const successor = { ...plane, _id: 'next', toolName: 'New plane', orderMultiple: 50 };
    answer({
      listRelations: { successor, accessories: [], spareParts: [], alternatives: [] },
    });
    const { address } = openForm();
    await expectContact('01799999999', '1 New Street');
    await userEvent.fill(field('Order Quantity'), '60');
    await act(async () => live.say({ ...plane, stage: 'discontinued' }));
    await screen.findByText('This tool is discontinued, and can no longer be ordered.');
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /^Take it instead of/ }));
    expect(address()).toBe(paths.order.href('next', 50));
  });

  it('explains a used-up credit limit at once, keeps the draft, and reads the terms again', async () => {
    const credit = { room: 10_000, creditLimit: 100_000 };
    send.mockRejectedValueOnce(new ApiProblem('credit-exceeded', 409, credit));
    openForm();
    await expectContact('01799999999', '1 New Street');
    await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
    const problem = 'This order is $541.00 above what is left of your credit limit.';
    await screen.findByText(problem);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByText(problem).closest('[role="alert"]')),
    );
    await waitFor(() => expect(api.getTerms).toHaveBeenCalledTimes(2));
    expect(field('Delivery Address').value).toBe('1 New Street');
    expect(toast).not.toHaveBeenCalled();
  });

  it('takes orders when the settings and the terms cannot be read', async () => {
    api.getShop.mockRejectedValue(new ApiProblem('network', 0));
    api.getTerms.mockRejectedValue(new ApiProblem('network', 0));
    openForm();
    await expectContact('01799999999', '1 New Street');
    await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
    await screen.findByRole('region', { name: 'Thank you for your order' });
  });

  describe('while the tool changes', () => {
    const change = (content?: Tool) => {
      if (content) api.getTool.mockResolvedValue(content);
      return act(async () => live.say(content));
    };
    const typeQuantity = async (quantity: number) => {
      openForm();
      await expectContact('01799999999', '1 New Street');
      await userEvent.fill(field('Order Quantity'), String(quantity));
    };

    it('explains a quantity that the stock no longer covers, and neither changes it nor moves the focus', async () => {
      await typeQuantity(60);
      await change({ ...plane, available: 40 });
      await screen.findByText('Maximum available order : 40 piece');
      expect(field('Order Quantity').value).toBe('60');
      expect(document.activeElement).toBe(field('Order Quantity'));
      await change(plane);
      await waitFor(() =>
        expect(screen.queryByText('Maximum available order : 40 piece')).toBeNull(),
      );
      expect(field('Order Quantity').value).toBe('60');
    });

    it('marks a changed price of the typed quantity, and orders at that price', async () => {
      const priceBreaks = [{ minQuantity: 50, price: 60 }];
      await typeQuantity(60);
      await change({ ...plane, priceBreaks });
      const text =
        /^While you were here, the price has changed from \$64\.10 to \$60\.00 a piece\./;
      await screen.findByText(text);
      expect(screen.getByLabelText('Total').textContent).toContain('$3,600.00');
      await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
      await screen.findByRole('region', { name: 'Thank you for your order' });
      expect(send.mock.calls[0]?.[0].tool.priceBreaks).toEqual(priceBreaks);
      expect(screen.queryByText(text)).toBeNull();
    });

    it('says nothing about a price that does not concern the typed quantity', async () => {
      await typeQuantity(12);
      await change({ ...plane, priceBreaks: [{ minQuantity: 50, price: 60 }] });
      await screen.findByText('$60.00');
      expect(screen.queryByText(/the price has changed/)).toBeNull();
    });

    it('keeps what was typed while the tool is sold out', async () => {
      await typeQuantity(60);
      await change({ ...plane, available: 0 });
      await screen.findByText(/^Sold out at the moment/);
      expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
      await change(plane);
      await screen.findByRole('button', { name: 'Place Order' });
      expect(screen.queryByText(/^Sold out at the moment/)).toBeNull();
      expect(field('Order Quantity').value).toBe('60');
    });

    it('says that there is no such tool, or not for the payer', async () => {
      api.getTool.mockRejectedValue(new ApiProblem('tool-not-found', 404));
      openForm();
      await screen.findByText('We have no such tool');
      screen.getByText(/not in the assortment that we have agreed with you/);
      expect(screen.queryByText(/An error has occurred/)).toBeNull();
    });

    it('says that the tool is gone, and shows the form again if it returns', async () => {
      await typeQuantity(60);
      api.getTool.mockRejectedValue(new ApiProblem('tool-not-found', 404));
      await change(undefined);
      await screen.findByText('We have no such tool');
      expect(screen.queryByLabelText('Order Quantity')).toBeNull();
      await change(plane);
      expect((await screen.findByLabelText<HTMLInputElement>('Order Quantity')).value).toBe('60');
    });
  });

  describe('for a company', () => {
    const buyWith = (fields: Parameters<typeof buyingOf>[0]) => {
      signInAs('carla', { displayName: 'Carla', buyingFor: companyId });
      api.listMemberships.mockResolvedValue([membershipOf({ role: 'buyer' })]);
      api.getBuying.mockReset();
      api.getBuying.mockResolvedValue(buyingOf(fields));
      api.sendRequest.mockReset();
      api.sendRequest.mockResolvedValue({
        acknowledged: true,
        insertedId: 'request',
        request: requestOf(),
      });
    };
    const fillIn = async (quantity: string) => {
      await screen.findByLabelText('Order Quantity');
      await expectContact('01799999999', '1 New Street');
      await userEvent.fill(field('Order Quantity'), quantity);
    };
    const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

    it('says at once which quantity needs approval, why, and who can give it', async () => {
      const budget = { amount: 200_000, period: 'month' } as const;
      buyWith({ requester: { budget }, spent: 120_000 });
      openForm();
      await fillIn('12');
      await button('Place Order');
      await screen.findByText('For Harbor Joinery');
      await userEvent.fill(field('Order Quantity'), '13');
      await screen.findByText(/budget of \$2,000.00 for this month, of which \$1,200.00 is spent/);
      screen.getByText('Olga Owner has to approve it.');
      await userEvent.click(await button('Send for approval'));
      await screen.findByRole('heading', { name: 'The request' });
      const [call] = api.sendRequest.mock.calls;
      expect(call?.[0]).toMatchObject({
        idempotencyKey: expect.any(String),
        body: {
          order: {
            phoneNumber: '01799999999',
            orderAddress: '1 New Street',
            orderQuantity: 13,
            tool: { _id: plane._id },
            totalBill: 833.3,
          },
        },
      });
      expect(send).not.toHaveBeenCalled();
      expect(toast).toHaveBeenCalledWith(`Request ${requestOf().number} sent for approval`, {
        variant: 'success',
      });
    });

    it('offers to send for approval what the shop refuses, for that quantity', async () => {
      buyWith({});
      const rules = [{ rule: 'from-amount' as const, amount: 50_000 }];
      const approvers = [{ uid: 'olga', name: 'Olga Owner' }];
      send.mockRejectedValue(
        new ApiProblem('approval-required', 409, { rules, approvers, approversNeeded: 1 }),
      );
      openForm();
      await fillIn('12');
      await userEvent.click(await button('Place Order'));
      await button('Send for approval');
      screen.getByText('Orders of $500.00 or more need approval in this company.');
      await userEvent.fill(field('Order Quantity'), '10');
      await button('Place Order');
      expect(api.getBuying).toHaveBeenCalledTimes(2);
    });

    it('sends nothing that nobody can approve, until the quantity needs no approval', async () => {
      buyWith({ requester: { role: 'owner', orderLimit: 70_000 }, members: [] });
      openForm();
      await fillIn('12');
      await screen.findByText('Nobody can approve this order');
      screen.getByRole('link', { name: 'See the members' });
      expect(sendsNothing(await button('Send for approval'))).toBe(true);
      await userEvent.fill(field('Order Quantity'), '10');
      expect(sendsNothing(await button('Place Order'))).toBe(false);
      expect(screen.queryByText('Nobody can approve this order')).toBeNull();
    });

    it('sends a retry under the same key, and shows a refused quantity at its field', async () => {
      buyWith({ requester: { orderLimit: 0 } });
      api.sendRequest.mockRejectedValueOnce(new ApiProblem('network', 0));
      const errors = { orderQuantity: 'Maximum available order : 11 piece' };
      api.sendRequest.mockRejectedValueOnce(
        new ApiProblem('insufficient-stock', 409, { available: 11, errors }),
      );
      openForm();
      await fillIn('12');
      await userEvent.click(await button('Send for approval'));
      await waitFor(() => expect(api.sendRequest).toHaveBeenCalledTimes(1));
      await userEvent.click(await button('Send for approval'));
      await screen.findAllByText(/11 piece/);
      const keys = api.sendRequest.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
      expect(new Set(keys).size).toBe(1);
      expect(keys).toHaveLength(2);
    });

    it.each([
      ['requested', 'The sign-up is in review'],
      ['suspended', 'The company is suspended'],
    ] as const)('that is %s says why nothing can be ordered', async (status, title) => {
      buyWith({ company: { status }, requester: { orderLimit: 0 } });
      openForm();
      await screen.findByText(title);
      expect(sendsNothing(await button('Place Order'))).toBe(true);
      expect(screen.queryByText('This order needs approval')).toBeNull();
    });
  });
});
