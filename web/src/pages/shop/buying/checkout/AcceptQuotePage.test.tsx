import { screen, waitFor } from '@testing-library/react';
import type { Quote } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { readProfile } from '../../../../features/users/profile/readProfile.ts';
import { ApiProblem } from '../../../../lib/api/apiProblem.ts';
import { lazyPaths } from '../../../../lib/router/lazyPaths.ts';
import { paths } from '../../../../lib/router/paths.ts';
import { buyingOf, companyId } from '../../../../testing/companies.ts';
import { answer, api } from '../../../../testing/fakeApi.ts';
import {
  addressOf,
  orderingAnswers,
  orderOf,
  plane,
  profileOf,
} from '../../../../testing/fixtures.ts';
import { offeredQuote } from '../../../../testing/quotes.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { requestOf } from '../../../../testing/requests.ts';
import { sendsNothing } from '../../../../testing/sendsNothing.ts';
import { signInAs } from '../../../../testing/session.ts';
import { userEvent } from '../../../../testing/userEvent.ts';
import { AcceptQuotePage } from './AcceptQuotePage.tsx';

const profile = vi.hoisted(() => vi.fn<typeof readProfile>());
vi.mock('../../../../features/users/profile/readProfile.ts', () => ({ readProfile: profile }));

const ofCompany: Partial<Quote> = { payerId: companyId, payerName: 'Harbor Joinery' };

const open = (buyingFor = companyId, quote = offeredQuote(5700, ofCompany)) => {
  signInAs('carla', { displayName: 'Carla', buyingFor });
  api.getQuote.mockResolvedValue(quote);
  renderPage(
    {
      [lazyPaths.acceptQuote.path]: <AcceptQuotePage />,
      [paths.orderDetails.path]: <h1>The order</h1>,
      [paths.approval.path]: <h1>The request</h1>,
    },
    { at: lazyPaths.acceptQuote.href('quote') },
  );
};

const acceptButton = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: 'Accept and order: $34,200.00' });
const askButton = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: 'Send for approval: $34,200.00' });

/** Presses a button as soon as it can be pressed. */
const press = async (find: typeof acceptButton) => {
  const button = await find();
  await waitFor(() => expect(sendsNothing(button)).toBe(false));
  await userEvent.click(button);
};

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  answer({
    ...orderingAnswers,
    getBuying: buyingOf(),
    listAddresses: [addressOf({ isDefault: true })],
  });
  profile.mockResolvedValue(profileOf());
  const order = { ...orderOf('new'), tool: plane, orderQuantity: 10, totalBill: 641 };
  api.acceptQuote.mockResolvedValue({ acknowledged: true, insertedId: 'new', order });
  const request = requestOf({ quote: { id: 'quote', number: 'QU-00000001' } });
  api.requestAcceptance.mockResolvedValue({ acknowledged: true, insertedId: 'request', request });
});

describe('AcceptQuotePage of a company', () => {
  it('lets a member within the limits accept the offer', async () => {
    open();
    await press(acceptButton);
    await screen.findByRole('heading', { name: 'The order' });
    expect(api.acceptQuote.mock.calls[0]?.[0].body).toMatchObject({ version: 'v2' });
    expect(api.requestAcceptance).not.toHaveBeenCalled();
  });

  it('says who can approve an acceptance above the limit, and asks them', async () => {
    api.getBuying.mockResolvedValue(buyingOf({ requester: { orderLimit: 100_000 } }));
    open();
    await screen.findByText('The order is above the member’s limit of $1,000.00.');
    screen.getByText('Olga Owner has to approve it.');
    await press(askButton);
    await screen.findByRole('heading', { name: 'The request' });
    expect(api.acceptQuote).not.toHaveBeenCalled();
    expect(api.requestAcceptance).toHaveBeenCalledExactlyOnceWith({
      params: { id: 'quote' },
      body: {
        version: 'v2',
        phoneNumber: '01712345678',
        orderAddress: 'Carla Customer\n4 Dock Road\nStamford, CT 06902',
        poNumber: '',
        note: '',
        paymentMethod: 'bank-transfer',
      },
      idempotencyKey: expect.any(String),
    });
  });

  it('does not ask when nobody can approve the acceptance', async () => {
    api.getBuying.mockResolvedValue(buyingOf({ requester: { orderLimit: 100_000 }, members: [] }));
    open();
    await screen.findByText('Nobody can approve this order');
    screen.getByRole('link', { name: 'See the members' });
    expect(sendsNothing(await askButton())).toBe(true);
  });

  it('asks for the approval that the shop requires', async () => {
    const rules = [{ rule: 'from-amount' as const, amount: 1_000_00 }];
    const approvers = [{ uid: 'olga', name: 'Olga Owner' }];
    api.acceptQuote.mockRejectedValue(
      new ApiProblem('approval-required', 409, { rules, approvers, approversNeeded: 1 }),
    );
    open();
    await press(acceptButton);
    await screen.findByText('Orders of $1,000.00 or more need approval in this company.');
    await press(askButton);
    await screen.findByRole('heading', { name: 'The request' });
  });

  it.each([
    ['requested', 'The sign-up is in review'],
    ['suspended', 'The company is suspended'],
    ['declined', 'The shop has declined the sign-up'],
    ['closed', 'The company is closed'],
  ] as const)('that is %s says why no quote is accepted', async (status, title) => {
    api.getBuying.mockResolvedValue(buyingOf({ company: { status } }));
    open();
    await screen.findByText(title);
    expect(sendsNothing(await acceptButton())).toBe(true);
  });

  it('takes no acceptance of a bookkeeper, and says so', async () => {
    api.getBuying.mockResolvedValue(buyingOf({ requester: { role: 'bookkeeper' } }));
    open();
    await screen.findByText('You place no orders for this company');
    expect(sendsNothing(await acceptButton())).toBe(true);
  });
});

describe('AcceptQuotePage of a person', () => {
  it('accepts the own offer, and asks for no rules', async () => {
    open('', offeredQuote());
    await press(acceptButton);
    await screen.findByRole('heading', { name: 'The order' });
    expect(api.getBuying).not.toHaveBeenCalled();
  });

  it('has nothing to accept of another payer, or of a quote without an offer', async () => {
    open('', offeredQuote(5700, { payerId: 'ada' }));
    await screen.findByText('There is no offer to accept');
  });
});
