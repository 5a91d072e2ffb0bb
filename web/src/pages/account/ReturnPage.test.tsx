import { screen, waitFor, within } from '@testing-library/react';
import type { CompanyRole, OrderReturn } from 'functions/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { liveOrder } from '../../domain/live/liveSources.ts';
import { requestedState } from '../../features/returns/details/requestedState.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { paths } from '../../lib/router/paths.ts';
import { companyId, membershipOf } from '../../testing/companies.ts';
import { api } from '../../testing/fakeApi.ts';
import { refetch, report } from '../../testing/fakeLive.tsx';
import { toast } from '../../testing/fakeToast.ts';
import { plane, shopOf } from '../../testing/fixtures.ts';
import { listenedOrder } from '../../testing/listenedOrder.ts';
import { orderAfter } from '../../testing/partOrders.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import {
  approvedReturn,
  closedReturn,
  deliveredTools,
  returnAfter,
  returnLineOf,
  returnOf,
  settlement,
} from '../../testing/returns.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { ReturnPage } from './ReturnPage.tsx';

const carla = { uid: 'carla', admin: false };
const nora = { uid: 'nora', admin: true };

interface TestCaller {
  uid: string;
  admin: boolean;
  buyingFor?: string;
}

const openPage = (as: TestCaller = carla, state: unknown = null) => {
  const pathname = paths.orderReturn.href('first-R1');
  renderPage({ [paths.orderReturn.path]: <ReturnPage /> }, { at: { pathname, state }, as });
};

const region = (name: string) => screen.findByRole('region', { name });

const show = async (found: OrderReturn, caller: TestCaller = carla) => {
  api.getReturn.mockResolvedValue(found);
  openPage(caller);
  return (await region('Tools')).textContent;
};

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  sessionStorage.clear();
  api.getReturn.mockResolvedValue(returnOf());
  api.getOrder.mockResolvedValue(deliveredTools());
  api.getShop.mockResolvedValue(shopOf());
});

describe('ReturnPage', () => {
  it('shows the number, the status, and the way back to the order', async () => {
    openPage();
    screen.getByLabelText('Loading the return');
    await screen.findByRole('heading', { level: 1, name: 'Return TH-00000001-R1' });
    screen.getByText('Requested');
    expect(hrefOf('Order TH-00000001')).toBe(paths.orderDetails.href('TH-00000001'));
    const tools = await region('Tools');
    expect(within(tools).getByRole('link').getAttribute('href')).toBe(paths.tool.href(plane._id));
    expect(api.getOrder.mock.calls[0]?.[0].params).toEqual({ id: 'first' });
  });

  it('names a guarantee claim', async () => {
    await show(returnOf({ kind: 'claim', lines: [returnLineOf({ reason: 'Cracked' })] }));
    screen.getByRole('heading', { level: 1, name: 'Guarantee claim TH-00000001-R1' });
    screen.getByText('Reason: Cracked');
  });

  it.each<[string, OrderReturn, string]>([
    ['a request', returnOf(), `${plane.sku}3 pieces`],
    ['an approval in part', approvedReturn(), '3 asked for · 2 approved2 pieces'],
    [
      'what has arrived',
      returnAfter(['approved', 'received'], {
        lines: [returnLineOf({ approved: 2, received: 1, note: 'One was missing' })],
      }),
      '3 asked for · 2 approved · 1 arrivedNote: One was missing1 piece',
    ],
    ['a refusal', returnAfter(['declined']), `${plane.sku}3 pieces`],
  ])('counts the pieces of %s', async (_status, found, text) => {
    expect(await show(found)).toContain(text);
  });

  it('shows staff how many pieces are resellable', async () => {
    expect(await show(closedReturn(), nora)).toContain('1 arrived · 0 resellable');
    const customer = within(await region('Customer'));
    customer.getByText('Carla Customer');
    expect(hrefOf('Audit log of the order')).toBe('/dashboard/audit?target=order%2Ffirst');
  });

  it.each<[OrderReturn, string]>([
    [returnOf(), 'We are looking at your request'],
    [approvedReturn(), 'Please send the parcel: it has to arrive by 27 December 2026'],
    [returnAfter(['approved'], { kind: 'claim' }), 'We have accepted your claim'],
    [returnAfter(['declined']), 'We cannot accept your return'],
    [closedReturn(), 'You get a credit note and a replacement.'],
  ])('says where it stands', async (found, text) => {
    await show(found);
    screen.getByText(text);
  });

  it('confirms what was sent on the page before', async () => {
    openPage(carla, requestedState);
    await screen.findByText('Your request is sent');
  });

  it('says how to send the pieces back, with the slip', async () => {
    await show(approvedReturn({ feeRate: 1000 }));
    const card = within(await region('How to send it back'));
    card.getByRole('button', { name: 'Return slip (PDF)' });
    await card.findByText(/^Tools Hub LLC\s410 Foundry Street$/);
    card.getByText('We take off a fee of 10% from the credit.');
  });

  it.each<[string, OrderReturn, TestCaller]>([
    ['a claim', returnAfter(['approved'], { kind: 'claim' }), carla],
    ['staff', approvedReturn(), nora],
  ])('has no steps to send it back for %s', async (_who, found, caller) => {
    await show(found, caller);
    expect(screen.queryByRole('region', { name: 'How to send it back' })).toBeNull();
  });

  it('shows the pictures', async () => {
    const pictures = ['http://127.0.0.1/one.webp', 'http://127.0.0.1/two.webp'];
    await show(returnOf({ pictures }));
    const card = within(await region('Pictures'));
    const links = card.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(pictures);
    card.getByAltText('Picture 2 in full');
  });

  it('shows the credit note with its amount, and the parcel with the replacement', async () => {
    api.getOrder.mockResolvedValue(orderAfter(deliveredTools(), settlement));
    const tools = await show(closedReturn());
    expect(tools).toContain('Credited');
    expect(tools).toContain('Replaced');
    const result = await region('Result');
    for (const text of [
      'CN-2026-000001',
      'Amount$64.10',
      'On its way',
      'Replacement parcelTH-00000001-S2',
      'DHL',
      'JD014600003',
    ]) {
      expect(result.textContent).toContain(text);
    }
    within(result).getByRole('button', { name: 'Credit note CN-2026-000001 (PDF)' });
    within(result).getByRole('button', { name: 'Delivery note (PDF)' });
  });

  it('shows the return although its order cannot be read', async () => {
    api.getOrder.mockRejectedValue(new ApiProblem('network', 0));
    await show(closedReturn());
    const result = await region('Result');
    expect(result.textContent).toContain('CN-2026-000001');
    expect(result.textContent).toContain('Replacement parcelTH-00000001-S2');
  });

  it('says that there is no such return, without a retry', async () => {
    api.getReturn.mockRejectedValue(new ApiProblem('return-not-found', 404));
    openPage();
    await screen.findByRole('heading', { name: 'There is no such return' });
    expect(hrefOf('See my orders')).toBe(paths.myOrders);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('offers a retry after any other failure', async () => {
    api.getReturn.mockRejectedValueOnce(new ApiProblem('network', 0));
    openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await region('Tools');
  });
});

describe('The withdrawal of a return', () => {
  const button = () => screen.queryByRole('button', { name: 'Withdraw' });
  const withdrawn = (): OrderReturn => ({
    ...returnOf(),
    status: 'withdrawn',
    history: [
      ...returnOf().history,
      { status: 'withdrawn', actor: 'customer', uid: 'carla', at: '2026-11-27T11:00:00.000Z' },
    ],
  });
  const confirm = async () => {
    const user = userEvent.setup();
    await user.click(button() ?? expect.fail());
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this return?' }));
    await user.click(dialog.getByRole('button', { name: /^Withdraw return of \d+ pieces?$/ }));
    return dialog;
  };

  it('takes a question', async () => {
    await show(returnOf());
    api.transitionReturn.mockResolvedValue({ acknowledged: true, return: withdrawn() });
    api.getReturn.mockResolvedValue(withdrawn());
    await confirm();
    await waitFor(() => expect(button()).toBeNull());
    expect(api.transitionReturn.mock.lastCall?.[0]).toMatchObject({
      params: { id: 'first-R1' },
      body: { to: 'withdrawn' },
    });
    expect(toast).toHaveBeenCalledExactlyOnceWith('Return TH-00000001-R1 withdrawn', {
      variant: 'success',
    });
    screen.getByText('Withdrawn by you');
  });

  it('says that the shop has decided meanwhile, and shows what', async () => {
    await show(returnOf());
    api.transitionReturn.mockRejectedValue(
      new ApiProblem('return-not-changeable', 409, {
        returnStatus: 'approved',
        allowedForReturn: [],
      }),
    );
    api.getReturn.mockResolvedValue(approvedReturn());
    const dialog = await confirm();
    await dialog.findByText('The return has changed in the meantime: it is now “Approved”.');
    await screen.findByText('Approved by Tools Hub');
  });

  it.each<[string, OrderReturn, TestCaller]>([
    ['staff', returnOf(), nora],
    ['its customer after the decision', approvedReturn(), carla],
  ])('is not for %s', async (_who, found, caller) => {
    await show(found, caller);
    expect(button()).toBeNull();
  });

  it.each<[CompanyRole, boolean]>([
    ['approver', true],
    ['bookkeeper', false],
  ])('is for a member of its company with the role %s: %s', async (role, canWithdraw) => {
    api.listMemberships.mockResolvedValue([membershipOf({ role })]);
    const found = returnOf({ payerId: companyId, payerName: 'Harbor Joinery', userId: 'bea' });
    await show(found, { uid: 'carla', admin: false, buyingFor: companyId });
    await waitFor(() => expect(api.listMemberships).toHaveBeenCalledOnce());
    await waitFor(() => expect(button() !== null).toBe(canWithdraw));
  });
});

describe('ReturnPage, while it is open', () => {
  const listened = () => listenedOrder('first', 2_000);

  it('reads the return again when its order is published', async () => {
    await show(returnOf());
    api.getReturn.mockResolvedValue(approvedReturn());
    await report(liveOrder('first'), listened());
    await screen.findByText('Approved by Tools Hub');
  });

  it('reads the return again when nothing can be listened to', async () => {
    await show(returnOf());
    api.getReturn.mockResolvedValue(approvedReturn());
    await refetch(liveOrder('first'));
    await screen.findByText('Approved by Tools Hub');
  });
});
