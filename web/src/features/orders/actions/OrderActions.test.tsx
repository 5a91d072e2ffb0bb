import { screen, waitFor, within } from '@testing-library/react';
import type { OrderStatus } from 'functions/contract';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepLastCarrier } from '../../../domain/order/lastCarrier.ts';
import type { Order } from '../../../domain/order/order.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { carla, nora } from '../../../testing/actors.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { orderOf } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { useSelection } from '../../../ui/lists/selection/useSelection.ts';
import { BulkOrderActions } from './BulkOrderActions.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderActionsProvider } from './OrderActionsProvider.tsx';

const inStatus = (status: OrderStatus, id = 'first'): Order => ({
  ...orderOf(id),
  number: `TH-${id}`,
  status,
  lines: orderOf(id).lines.map((line) => ({
    ...line,
    shipped: status === 'shipped' ? line.quantity : 0,
  })),
});

const showInProvider = (content: React.ReactNode, caller: typeof carla) =>
  renderPage(
    <OrderActionsProvider caller={caller}>
      <h1 tabIndex={-1}>Order</h1>
      {content}
    </OrderActionsProvider>,
  ).user;

const show = (status: OrderStatus, caller = nora) =>
  showInProvider(<OrderActions order={inStatus(status)} caller={caller} />, caller);

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const dialogIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const idempotencyKeys = () =>
  api.transitionOrder.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

// A test presses a button of the dialog at once: its code has to be there.
beforeAll(() => import('./OrderActionDialog.tsx'));
beforeEach(() => {
  keepLastCarrier('');
  api.transitionOrder.mockImplementation(async ({ params: { id }, body: { to } }) => ({
    order: { ...orderOf(id), status: to as OrderStatus },
  }));
});

const issue = 'Issue and mail 1 invoice, $641.00';

describe('OrderActions', () => {
  it.each([
    ['placed', carla, ['Cancel order']],
    ['confirmed', carla, []],
    ['shipped', carla, ['Confirm receipt']],
    ['delivered', carla, []],
    ['cancelled', carla, []],
    ['placed', nora, ['Confirm', 'Cancel order']],
    ['confirmed', nora, ['Ship', 'Cancel order']],
    ['shipped', nora, ['Mark as delivered']],
    ['delivered', nora, []],
    ['cancelled', nora, []],
  ] as const)('offers for a %s order to %j: %j', (status, caller, labels) => {
    show(status, caller);
    expect(buttons()).toEqual(labels);
  });

  it('asks the customer as the specification does, and cancels on Confirm', async () => {
    const user = show('placed', carla);
    await press(user, 'Cancel order');
    const name = 'Are you sure you want to cancel this order?';
    const dialog = await screen.findByRole('dialog', { name });
    for (const text of ['No. 4 Smoothing Plane', 'Quantity: 10', 'Total: $641.00']) {
      within(dialog).getByText(text);
    }
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    await press(user, 'Confirm');
    await dialogIsClosed();
    expect(api.transitionOrder).toHaveBeenCalledExactlyOnceWith({
      params: { id: 'first' },
      body: { to: 'cancelled' },
      idempotencyKey: expect.any(String),
    });
    expect(toast).toHaveBeenCalledExactlyOnceWith('order ID: TH-first deleted', {
      variant: 'success',
    });
  });

  it('keeps the order on Close', async () => {
    const user = show('placed', carla);
    await press(user, 'Cancel order');
    await press(user, 'Close');
    await dialogIsClosed();
    expect(api.transitionOrder).not.toHaveBeenCalled();
  });

  it('requires a reason of an admin who cancels', async () => {
    const user = show('confirmed');
    await press(user, 'Cancel order');
    await press(user, 'Confirm');
    await screen.findByText('Enter the reason');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reason')));
    await userEvent.fill(screen.getByLabelText('Reason'), '  Out of stock ');
    await press(user, 'Confirm');
    await dialogIsClosed();
    expect(api.transitionOrder.mock.lastCall?.[0].body).toEqual({
      to: 'cancelled',
      reason: 'Out of stock',
    });
  });

  it.each([
    [
      'placed',
      'Confirm',
      'This issues an invoice over $641.00 and mails it to Carla Customer (carla@example.test). The customer can then no longer cancel.',
    ],
    [
      'confirmed',
      'Ship',
      'All pieces that remain are in it. Carla Customer (carla@example.test) gets a mail with the carrier and the tracking number.',
    ],
    [
      'placed',
      'Cancel order',
      'The pieces return to stock. Carla Customer (carla@example.test) gets a mail with the reason.',
    ],
  ] as const)(
    'says before a %s order changes by “%s” what is issued and mailed',
    async (status, label, text) => {
      const user = show(status);
      await press(user, label);
      within(await screen.findByRole('dialog')).getByText(text);
    },
  );

  it('ships with carrier and tracking number', async () => {
    const user = show('confirmed');
    await press(user, 'Ship');
    await press(user, 'Ship 10 pieces');
    await screen.findByText('Enter the carrier');
    screen.getByText('Enter the tracking number');
    await userEvent.fill(await screen.findByLabelText('Carrier'), 'UPS');
    await userEvent.fill(screen.getByLabelText('Tracking number'), '1Z999');
    await press(user, 'Ship 10 pieces');
    await dialogIsClosed();
    expect(api.transitionOrder.mock.lastCall?.[0].body).toEqual({
      to: 'shipped',
      carrier: 'UPS',
      trackingNumber: '1Z999',
    });
    expect(toast).toHaveBeenCalledWith('Order TH-first shipped', { variant: 'success' });
  });

  it('sends one request after a double click', async () => {
    const user = show('shipped');
    api.transitionOrder.mockReturnValue(new Promise(() => {}));
    await press(user, 'Mark as delivered');
    await user.dblClick(await screen.findByRole('button', { name: 'Mark 10 pieces as delivered' }));
    await waitFor(() => expect(api.transitionOrder).toHaveBeenCalledOnce());
  });

  it('stays open after a lost response, and retries under the same key', async () => {
    const user = show('shipped', carla);
    api.transitionOrder.mockRejectedValueOnce(new ApiProblem('network', 0));
    await press(user, 'Confirm receipt');
    await press(user, 'Confirm receipt of 10 pieces');
    const failure = await screen.findByText(/We cannot reach the shop/);
    await waitFor(() => expect(document.activeElement).toBe(failure));
    await press(user, 'Confirm receipt of 10 pieces');
    await dialogIsClosed();
    const [first, second] = idempotencyKeys();
    expect(second).toBe(first);
    expect(toast).toHaveBeenCalledExactlyOnceWith('Receipt of order TH-first confirmed', {
      variant: 'success',
    });
  });

  it('says which settings an invoice lacks, and leads to them', async () => {
    const user = show('placed');
    const errors = {
      'seller.name': 'Enter the name of the seller',
      'bank.account': 'Enter the account number',
    };
    api.transitionOrder.mockRejectedValueOnce(
      new ApiProblem('settings-incomplete', 409, { errors }),
    );
    await press(user, 'Confirm');
    await press(user, issue);
    await screen.findByText(
      'Order TH-first: An invoice needs settings that are missing: the name of the seller and the account number.',
    );
    const link = screen.getByRole('link', { name: 'Complete the settings' });
    expect(link.getAttribute('href')).toBe(furtherPaths.settings);
    await press(user, issue);
    await dialogIsClosed();
    expect(toast).toHaveBeenCalledExactlyOnceWith('Order TH-first confirmed', {
      variant: 'success',
    });
  });

  it('keeps the key of a lost response in the next dialog, and renews it after a refusal', async () => {
    const user = show('placed');
    api.transitionOrder.mockRejectedValueOnce(new ApiProblem('network', 0));
    api.transitionOrder.mockRejectedValueOnce(new ApiProblem('order-not-found', 404));
    await press(user, 'Confirm');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: issue }));
    await screen.findByText(/We cannot reach the shop/);
    await press(user, 'Close');
    await dialogIsClosed();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await press(user, 'Confirm');
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: issue }));
      await dialogIsClosed();
    }
    const [first, second, third] = idempotencyKeys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('says what the status is now and what is possible if the page is stale', async () => {
    const user = show('placed', carla);
    const details = { orderStatus: 'shipped', allowed: ['delivered'] } as const;
    api.transitionOrder.mockRejectedValueOnce(
      new ApiProblem('transition-not-allowed', 409, { ...details, allowed: [...details.allowed] }),
    );
    await press(user, 'Cancel order');
    await press(user, 'Confirm');
    await dialogIsClosed();
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      'The status of order TH-first is now Shipped. You can confirm its receipt.',
      { variant: 'error' },
    );
  });
});

const Selectable = ({ orders }: { orders: Order[] }) => {
  const selection = useSelection(orders.map(({ _id }) => _id));
  const [shown] = useState(orders);
  const selected = shown.filter(({ _id }) => selection.has(_id));
  return (
    <>
      <button type="button" onClick={selection.toggleAll}>
        all
      </button>
      <output>{selected.map(({ _id }) => _id).join()}</output>
      <BulkOrderActions orders={selected} caller={nora} selection={selection} />
    </>
  );
};

const showAll = async (...orders: Order[]) => {
  const user = showInProvider(<Selectable orders={orders} />, nora);
  await press(user, 'all');
  return user;
};

const confirmAll = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const confirmTwo = 'Confirm 2 orders, $1,282.00';
const selectedIds = () => screen.getByText(/./, { selector: 'output' }).textContent;

describe('BulkOrderActions', () => {
  it('offers what some of the selected orders allow, with their number', async () => {
    await showAll(inStatus('placed', 'a'), inStatus('placed', 'b'), inStatus('shipped', 'c'));
    const bar = within(screen.getByRole('group', { name: 'Selection' }));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Clear selection',
      'Print',
      'Confirm 2 of 3 orders, $1,282.00',
      'Mark 1 of 3 orders as delivered',
      'Cancel 2 of 3 orders',
    ]);
  });

  it('confirms the orders that allow it, and keeps the others selected', async () => {
    const user = await showAll(
      inStatus('placed', 'a'),
      inStatus('placed', 'b'),
      inStatus('shipped', 'c'),
    );
    await press(user, 'Confirm 2 of 3 orders, $1,282.00');
    await screen.findByRole('dialog', { name: 'Confirm these 2 orders?' });
    await confirmAll(user, 'Issue and mail 2 invoices, $1,282.00');
    await dialogIsClosed();
    expect(
      api.transitionOrder.mock.calls.map(([{ params, body }]) => [params.id, body.to]),
    ).toEqual([
      ['a', 'confirmed'],
      ['b', 'confirmed'],
    ]);
    expect(toast).toHaveBeenCalledExactlyOnceWith('2 orders confirmed', { variant: 'success' });
    expect(selectedIds()).toBe('c');
  });

  it('ships those that have a tracking number, and prints their papers', async () => {
    const user = await showAll(inStatus('confirmed', 'a'), inStatus('confirmed', 'b'));
    await press(user, 'Ship 2 orders, 20 pieces');
    await userEvent.fill(await screen.findByLabelText('Carrier'), 'UPS');
    await confirmAll(user, 'Ship 2 orders, 20 pieces');
    await screen.findByText('Enter or paste at least one tracking number');
    expect(api.transitionOrder).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Tracking number of TH-a'), '1');
    screen.getByText(/^1 of 2 orders with a tracking number\. The others are not shipped now\./);
    await confirmAll(user, 'Ship 10 pieces');
    await screen.findByRole('dialog', { name: '1 order shipped' });
    screen.getByText('TH-b: no tracking number so far');
    screen.getByRole('button', { name: 'Labels (PDF)' });
    expect(selectedIds()).toBe('b');
    await user.type(screen.getByLabelText('Tracking number of TH-b'), '2');
    await confirmAll(user, 'Ship 10 pieces');
    await screen.findByRole('dialog', { name: '2 orders shipped' });
    await press(user, 'Close');
    await dialogIsClosed();
    expect(api.transitionOrder.mock.calls.map(([{ params, body }]) => [params.id, body])).toEqual([
      ['a', { to: 'shipped', carrier: 'UPS', trackingNumber: '1' }],
      ['b', { to: 'shipped', carrier: 'UPS', trackingNumber: '2' }],
    ]);
  });

  it('undoes all that it has shipped, and names what it could not undo', async () => {
    signInAs(nora.uid);
    api.transitionOrder.mockImplementation(async ({ params: { id }, body: { to } }) => {
      const at = new Date().toISOString();
      const event = {
        step: 'shipped',
        status: 'shipped',
        actor: 'admin',
        uid: nora.uid,
        at,
      } as const;
      const before = inStatus('confirmed', id);
      return {
        order: { ...before, status: to as OrderStatus, history: [...before.history, event] },
      };
    });
    const user = await showAll(inStatus('confirmed', 'a'), inStatus('confirmed', 'b'));
    await press(user, 'Ship 2 orders, 20 pieces');
    await userEvent.fill(await screen.findByLabelText('Carrier'), 'UPS');
    for (const id of ['a', 'b']) {
      await user.type(screen.getByLabelText(`Tracking number of TH-${id}`), '1');
    }
    await confirmAll(user, 'Ship 2 orders, 20 pieces');
    await screen.findByRole('dialog', { name: '2 orders shipped' });
    const mailed = new ApiProblem('undo-not-possible', 409, { undoProblem: 'mailed' });
    api.undoOrderStep.mockImplementation(async ({ params: { id } }) => {
      if (id === 'b') throw mailed;
      return { acknowledged: true, order: inStatus('confirmed', id) };
    });
    await press(user, 'Undo');
    await dialogIsClosed();
    expect(api.undoOrderStep.mock.calls.map(([{ params, body }]) => [params.id, body])).toEqual([
      ['a', { steps: 2 }],
      ['b', { steps: 2 }],
    ]);
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      '1 order restored. 1 order not restored. TH-b: The mail about it has been sent, so nothing was undone.',
      { variant: 'error' },
    );
  });

  it('retries what has failed, while others wait for their tracking numbers', async () => {
    const user = await showAll(inStatus('confirmed', 'a'), inStatus('confirmed', 'b'));
    api.transitionOrder.mockRejectedValueOnce(new ApiProblem('network', 0));
    await press(user, 'Ship 2 orders, 20 pieces');
    await userEvent.fill(await screen.findByLabelText('Carrier'), 'UPS');
    await user.type(screen.getByLabelText('Tracking number of TH-a'), '1');
    await confirmAll(user, 'Ship 10 pieces');
    await screen.findByRole('dialog', { name: 'No order shipped' });
    screen.getByText(/^TH-a: We cannot reach the shop/);
    await confirmAll(user, 'Retry these 1');
    await screen.findByRole('dialog', { name: '1 order shipped' });
    const [first, second] = api.transitionOrder.mock.calls;
    expect(second).toEqual(first);
  });

  it('fills in pasted tracking numbers, and says what was not used', async () => {
    const [one, two] = ['TH-0000000A', 'TH-0000000B'].map((number, at) => ({
      ...inStatus('confirmed', `${at}`),
      number,
    })) as [Order, Order];
    api.getOrder.mockImplementation(async ({ params: { id } }) => {
      if (id === 'TH-0000000X') throw new ApiProblem('order-not-found', 404);
      const { lines, ...order } = inStatus('shipped');
      return { ...order, lines: lines.map((line) => ({ ...line, shipped: line.quantity })) };
    });
    const user = await showAll(one, two);
    keepLastCarrier('DHL');
    await press(user, 'Ship 2 orders, 20 pieces');
    const carrier = await screen.findByLabelText<HTMLInputElement>('Carrier');
    expect(carrier.value).toBe('DHL');
    await userEvent.fill(
      screen.getByLabelText('Paste order numbers and tracking numbers'),
      'TH-0000000A,1Z9\nTH-0000000B,\nTH-0000000X,1\nTH-0000000Y,2\nAda,3',
    );
    const field = await screen.findByLabelText<HTMLInputElement>('Tracking number of TH-0000000A');
    await waitFor(() => expect(field.value).toBe('1Z9'));
    const problems = screen.getByRole('region', { name: 'Not used' });
    await waitFor(() =>
      expect(
        within(problems)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'TH-0000000X: there is no such order',
        'TH-0000000Y: already shipped',
        '“Ada 3” names no order',
        'TH-0000000B: no tracking number',
      ]),
    );
  });

  it('changes at most 200 orders at once', async () => {
    const many = Array.from({ length: 201 }, (_, at) => inStatus('placed', `${at}`));
    const user = await showAll(...many);
    await press(user, 'Confirm 201 orders, $128,841.00');
    expect(toast.mock.lastCall?.[0]).toBe(
      'At most 200 orders can be changed at once: 201 are selected. Select fewer.',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(user, 'Print');
    await user.click(await screen.findByRole('menuitem', { name: 'Labels (PDF)' }));
    await waitFor(() =>
      expect(toast.mock.lastCall?.[0]).toBe(
        'At most 200 orders can be printed at once: 201 are selected. Select fewer.',
      ),
    );
    expect(api.printOrders).not.toHaveBeenCalled();
  });

  it('says which orders were refused and why, and keeps them selected', async () => {
    const user = await showAll(inStatus('placed', 'a'), inStatus('placed', 'b'));
    api.transitionOrder.mockRejectedValueOnce(
      new ApiProblem('transition-not-allowed', 409, { orderStatus: 'shipped', allowed: [] }),
    );
    await press(user, confirmTwo);
    await confirmAll(user, 'Issue and mail 2 invoices, $1,282.00');
    const dialog = within(await screen.findByRole('dialog', { name: '1 order confirmed' }));
    dialog.getByText('TH-a: The status is now Shipped.');
    const labels = dialog.getAllByRole('button').map(({ textContent }) => textContent);
    expect(labels).toEqual(['Close']);
    expect(selectedIds()).toBe('a');
  });

  it('retries only the orders whose responses were lost, under the same keys', async () => {
    const user = await showAll(inStatus('placed', 'a'), inStatus('placed', 'b'));
    api.transitionOrder.mockRejectedValueOnce(new ApiProblem('network', 0));
    await press(user, confirmTwo);
    await confirmAll(user, 'Issue and mail 2 invoices, $1,282.00');
    await screen.findByText(/^TH-a: We cannot reach the shop/);
    await confirmAll(user, 'Retry these 1');
    await dialogIsClosed();
    const [first, , third] = api.transitionOrder.mock.calls;
    expect(third).toEqual(first);
    expect(toast.mock.calls.map(([text]) => text)).toEqual(['1 order confirmed']);
  });
});
