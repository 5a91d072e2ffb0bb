import { screen, waitFor, within } from '@testing-library/react';
import type { Quote } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { resolveRows } from '../../domain/cart/priced/resolveCart.ts';
import { liveQuote } from '../../domain/live/liveSources.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { paths } from '../../lib/router/paths.ts';
import { buyingOf, companyId, membershipOf } from '../../testing/companies.ts';
import { api } from '../../testing/fakeApi.ts';
import { refetch, report } from '../../testing/fakeLive.tsx';
import { plane, shopOf } from '../../testing/fixtures.ts';
import { messageFrom, offeredQuote, quoteOf } from '../../testing/quotes.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { requestOf } from '../../testing/requests.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { QuotePage } from './QuotePage.tsx';

vi.mock('../../domain/cart/priced/resolveCart.ts', async (original) => ({
  ...(await original<object>()),
  resolveRows: vi.fn<typeof resolveRows>().mockRejectedValue(new Error('not looked up')),
}));

const carla = { uid: 'carla', admin: false };
const ada = { uid: 'ada', admin: true };
const source = liveQuote('quote');

interface TestCaller {
  uid: string;
  admin: boolean;
  buyingFor?: string;
}

const openPage = async (as: TestCaller, quote: Quote, address = 'quote') => {
  const [at, answers] = [paths.quote.href(address), { getQuote: quote }];
  renderPage({ [paths.quote.path]: <QuotePage /> }, { at, as, answers });
  await screen.findByRole('region', { name: 'Messages' });
};

const at = '2026-11-21T11:00:00.000Z';

const changed = (status: Quote['status'], fields: Partial<Quote> = {}): Quote => {
  const quote = offeredQuote();
  const event = { status, actor: 'customer', uid: 'carla', at } as const;
  return { ...quote, version: 'v3', status, history: [...quote.history, event], ...fields };
};
const pricesOf = (unitPrice: number) => {
  const { lines, totals } = offeredQuote(unitPrice);
  return { lines, totals };
};
const accepted = changed('accepted', { orderId: 'order', orderNumber: 'TH-00000001' });
const expired = { validUntil: '2026-11-20T23:59:59.999Z' };

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const price = () => field(`Price of a piece: ${plane.toolName}`);

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  api.getShop.mockResolvedValue(shopOf());
  api.listRequests.mockResolvedValue([]);
});

describe('QuotePage, while it is open', () => {
  it.each<[string, Quote, Quote, RegExp]>([
    ['the offer', quoteOf(), offeredQuote(), /^Our offer is valid until/],
    ['another offer', offeredQuote(), changed('offered', pricesOf(5000)), /^\$30,000\.00$/],
    ['a message', quoteOf(), quoteOf({ messages: [messageFrom('ada', 'In stock.')] }), /^In stock/],
    ['the end of the offer', offeredQuote(), changed('expired', expired), /^The offer was valid/],
    ['its acceptance in another tab', offeredQuote(), accepted, /^Order TH-00000001$/],
    ['its refusal in another tab', offeredQuote(), changed('declined'), /^Declined by you$/],
  ])(
    'shows a customer %s without reading the quote again',
    async (_change, before, after, text) => {
      await openPage(carla, before);
      expect(screen.queryAllByText(text)).toEqual([]);
      await report(source, after);
      expect(await screen.findAllByText(text)).not.toEqual([]);
      expect(api.getQuote).toHaveBeenCalledOnce();
    },
  );

  it.each<[string, Quote, RegExp]>([
    ['a message', offeredQuote(5700, { messages: [messageFrom('carla', 'When?')] }), /^When\?$/],
    ['the acceptance', accepted, /^Accepted by Carla Customer$/],
    ['the refusal', changed('declined'), /^Declined by Carla Customer$/],
  ])('shows an admin %s without reading the quote again', async (_change, after, text) => {
    await openPage(ada, offeredQuote());
    await report(source, after);
    expect(await screen.findAllByText(text)).not.toEqual([]);
    expect(api.getQuote).toHaveBeenCalledOnce();
  });

  it('follows a quote that was opened by its number', async () => {
    await openPage(carla, quoteOf(), 'QU-00000001');
    await report(source, offeredQuote());
    await screen.findByText(/^Our offer is valid until/);
  });

  it('ignores an older state', async () => {
    await openPage(carla, offeredQuote());
    await report(source, accepted);
    await screen.findByText('Order TH-00000001');
    await report(source, offeredQuote());
    screen.getByText('Order TH-00000001');
  });

  it('reads the quote again when nothing can be listened to', async () => {
    await openPage(carla, quoteOf());
    api.getQuote.mockResolvedValue(offeredQuote());
    await refetch(source);
    await screen.findByText(/^Our offer is valid until/);
  });

  it('keeps a message that is being written', async () => {
    await openPage(carla, quoteOf());
    await userEvent.fill(field('Write a message'), 'Thank you');
    await report(source, offeredQuote());
    await screen.findByText(/^Our offer is valid until/);
    expect(field('Write a message').value).toBe('Thank you');
  });
});

describe('The offer form, while it is open', () => {
  it('keeps what was typed when a message arrives', async () => {
    await openPage(ada, quoteOf());
    await userEvent.fill(price(), '55');
    await report(source, quoteOf({ messages: [messageFrom('carla', 'When?')] }));
    await screen.findByText('When?');
    expect(price().value).toBe('55');
  });

  it.each<[string, Quote]>([
    ['another admin makes an offer', offeredQuote()],
    ['its customer withdraws the request', changed('declined')],
  ])('keeps what was typed when %s, and says so when it is sent', async (_event, after) => {
    await openPage(ada, quoteOf());
    await userEvent.fill(price(), '55');
    await report(source, after);
    await screen.findAllByText(/^(Offered until|Declined by)/);
    expect(price().value).toBe('55');
    api.getQuote.mockResolvedValue(after);
    api.offerQuote.mockRejectedValue(new ApiProblem('precondition-failed', 412, { quote: after }));
    await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('The quote has changed since you opened it');
    expect(api.offerQuote.mock.calls[0]?.[0].body).toMatchObject({ version: 'v1' });
  });

  it('makes way for the offer of another admin, if nothing was typed', async () => {
    await openPage(ada, quoteOf());
    price();
    await report(source, offeredQuote());
    await screen.findByRole('button', { name: 'Change offer' });
    expect(screen.queryByRole('button', { name: 'Send offer' })).toBeNull();
  });

  it('closes when the quote is accepted, because it cannot be offered any more', async () => {
    await openPage(ada, offeredQuote());
    await userEvent.click(screen.getByRole('button', { name: 'Change offer' }));
    await userEvent.fill(price(), '55');
    await report(source, accepted);
    await screen.findByText('Order TH-00000001');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send offer' })).toBeNull());
  });
});

describe('QuotePage of a company', () => {
  const quote = offeredQuote(5700, {
    payerId: companyId,
    payerName: 'Harbor Joinery',
    userId: 'bea',
    userName: 'Bea Buyer',
  });
  const accept = () => screen.queryByRole('link', { name: 'Accept offer' });

  it.each([
    ['approver', 'carla', true],
    ['buyer', 'bea', true],
    ['bookkeeper', 'carla', false],
  ] as const)(
    'names who requested it, and lets a member with the role %s accept it: %s %s',
    async (role, uid, canAccept) => {
      api.listMemberships.mockResolvedValue([membershipOf({ role })]);
      await openPage({ uid, admin: false, buyingFor: companyId }, quote);
      screen.getByText(/for Harbor Joinery · Requested by Bea Buyer$/);
      await waitFor(() => expect(api.listMemberships).toHaveBeenCalledOnce());
      await waitFor(() => expect(accept() !== null).toBe(canAccept));
    },
  );

  it('says that the acceptance needs approval, why, and who can give it', async () => {
    api.listMemberships.mockResolvedValue([membershipOf({ role: 'buyer' })]);
    api.getBuying.mockResolvedValue(buyingOf({ requester: { orderLimit: 100_000 } }));
    await openPage({ uid: 'bea', admin: false, buyingFor: companyId }, quote);
    await screen.findByText('The order is above the member’s limit of $1,000.00.');
    screen.getByText('Olga Owner has to approve it.');
  });

  it.each([
    ['bea', 'buyer', 'You have sent request TH-4K2M9A7C.'],
    ['olga', 'owner', 'Bea Buyer has sent request TH-4K2M9A7C.'],
  ] as const)('leads %s, the %s, to the request that waits', async (uid, role, text) => {
    api.listMemberships.mockResolvedValue([membershipOf({ role })]);
    api.getBuying.mockResolvedValue(buyingOf({ requester: { uid, role, orderLimit: 0 } }));
    const asked = requestOf({ _id: 'asked', quote: { id: 'quote', number: 'QU-00000001' } });
    api.listRequests.mockResolvedValue([requestOf(), asked]);
    await openPage({ uid, admin: false, buyingFor: companyId }, quote);
    await screen.findByText(text);
    const link = screen.getByRole('link', { name: 'See the request' });
    expect(link.getAttribute('href')).toBe(paths.approval.href('asked'));
    await waitFor(() => expect(screen.queryByText('This order needs approval')).toBeNull());
    expect(api.listRequests.mock.calls[0]?.[0].query).toEqual({ status: 'pending' });
  });

  it('says why the company accepts nothing', async () => {
    api.listMemberships.mockResolvedValue([
      membershipOf({ role: 'buyer', companyStatus: 'suspended' }),
    ]);
    api.getBuying.mockResolvedValue(buyingOf({ company: { status: 'suspended' } }));
    await openPage({ uid: 'bea', admin: false, buyingFor: companyId }, quote);
    await screen.findByText('The company is suspended');
  });

  it('says nothing of rules about an offer that is over', async () => {
    api.listMemberships.mockResolvedValue([membershipOf({ role: 'buyer' })]);
    const over = changed('declined', { payerId: companyId, userId: 'bea' });
    await openPage({ uid: 'bea', admin: false, buyingFor: companyId }, over);
    await waitFor(() => expect(api.listMemberships).toHaveBeenCalledOnce());
    expect(api.getBuying).not.toHaveBeenCalled();
  });

  it('leads staff to the company', async () => {
    await openPage(ada, quote);
    const customer = within(screen.getByRole('region', { name: 'Customer' }));
    const link = customer.getByRole('link', { name: 'Harbor Joinery' });
    expect(link.getAttribute('href')).toBe(paths.managedCompany.href(companyId));
    customer.getByText('Requested by');
  });
});

it('QuotePage has all amounts of a quote in its currency', async () => {
  const quote = offeredQuote(5700, { currency: 'GBP' });
  await openPage(carla, quote);
  const main = screen.getByRole('region', { name: 'Our offer' });
  expect(main.textContent).toContain('£34,200.00');
  expect(main.textContent).toContain('£64.10');
  expect(main.textContent).not.toContain('$');
});
