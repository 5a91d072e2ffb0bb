import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CartTool } from 'functions/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayAfter } from '../../../features/quotes/offer/offerForm.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { draftKey, readDraft, saveDraft } from '../../../lib/storage/drafts.ts';
import { bert, companyId, companyOf } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { customerOf, plane, profileOf } from '../../../testing/fixtures.ts';
import { quoteOf } from '../../../testing/quotes.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs, signOut } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { NewOfferPage } from './NewOfferPage.tsx';

const tool = plane as unknown as CartTool;
const carla = customerOf({ payerId: 'carla' });
const company = customerOf({
  payerId: companyId,
  profile: null,
  company: { number: 'C-4K2M9A', name: 'Harbor Joinery', status: 'active' },
});

const open = (at: string) =>
  renderPage({ [furtherPaths.newOffer.path]: <NewOfferPage />, '*': 'Another page' }, { at });

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Types a row of the pad, and goes on to the prices. */
const chooseTool = async (quantity: string) => {
  await userEvent.fill(await screen.findByLabelText(/^SKU, row 1/), tool.sku);
  await userEvent.fill(screen.getByLabelText(/^Quantity, row 1/), quantity);
  await press('Set the prices of 1 tool');
};

beforeEach(() => {
  sessionStorage.clear();
  api.getCustomer.mockResolvedValue(carla);
  api.resolveCart.mockImplementation(
    async ({ body: { rows } }) =>
      ({ rows: rows.map(() => ({ tool, problem: null })), taxRate: 0 }) as never,
  );
});

it('finds companies and people, and keeps the chosen one in its address', async () => {
  api.listCompanies.mockResolvedValue([companyOf()]);
  api.listUsers.mockResolvedValue([profileOf({ _id: 'carla' })]);
  const { address } = open('/dashboard/new-offer?q=har');
  const list = within(await screen.findByRole('list', { name: 'Customers' }));
  expect(await list.findAllByRole('button')).toHaveLength(2);
  await userEvent.click(list.getByRole('button', { name: /Carla Customer/ }));
  await screen.findByRole('button', { name: 'Choose another customer' });
  expect(address()).toContain('payer=carla');
});

it('says when nobody matches', async () => {
  api.listCompanies.mockResolvedValue([]);
  api.listUsers.mockResolvedValue([]);
  open('/dashboard/new-offer?q=nobody');
  await screen.findByText(/^No company and no account match/);
});

it('sends an offer with prices, and opens its page', async () => {
  const quote = quoteOf({ number: 'QU-00000009' });
  api.requestQuote.mockResolvedValue({ acknowledged: true, insertedId: 'quote', quote });
  const { address } = open(furtherPaths.newOffer.href('carla'));
  await chooseTool('12');
  await userEvent.fill(await screen.findByLabelText(/^Price of a piece/), '49.50');
  await press('Send offer');
  await screen.findByText('Another page');
  expect(address()).toBe('/dashboard/quotes/QU-00000009');
  expect(api.requestQuote.mock.lastCall?.[0].body).toEqual({
    payerId: 'carla',
    lines: [{ toolId: tool._id, quantity: 12, unitPrice: 4950 }],
    validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    message: '',
  });
});

it('places the order in the same step, to the address of a customer whom staff have added', async () => {
  const parts = { person: 'Nell', company: '', street: '7 Bench Lane', extra: '', city: 'Bend' };
  const place = { postcode: '97701', region: 'OR', country: 'US', phoneNumber: '+15035550142' };
  const address = { ...parts, ...place, _id: 'a', label: 'Address', isDefault: true };
  const contact = { userId: 'carla', name: 'Nell', email: '', address };
  api.getCustomer.mockResolvedValue({ ...carla, profile: profileOf({ email: '' }), contact });
  const quote = quoteOf({ orderNumber: 'TH-00000009' });
  api.requestQuote.mockResolvedValue({ acknowledged: true, insertedId: 'quote', quote });
  vi.mocked(readPage).mockResolvedValue({ items: [], next: null });
  const { address: page } = open(furtherPaths.newOffer.href('carla'));
  await chooseTool('12');
  await press('Place order for the customer');
  const dialog = within(await screen.findByRole('dialog', { name: /^Place the order for / }));
  dialog.getByText(/has no e-mail address, and gets no mail/);
  await userEvent.click(dialog.getByRole('button', { name: /^Place the order, / }));
  await screen.findByText('Another page');
  expect(page()).toBe('/dashboard/orders/TH-00000009');
  expect(api.requestQuote.mock.lastCall?.[0].body).toMatchObject({
    payerId: 'carla',
    message: '',
    order: {
      reason: 'by phone',
      phoneNumber: '+15035550142',
      orderAddress: 'Nell\n7 Bench Lane\nBend, OR 97701',
    },
  });
});

it('adds a customer in place, and chooses them', async () => {
  api.addCustomer.mockResolvedValue({
    acknowledged: true,
    payerId: 'customer-00000000000000000001',
  });
  const { address } = open('/dashboard/new-offer');
  await press('Add a customer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a customer' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Company' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add the customer' }));
  await dialog.findByText('Enter the name of the company');
  await userEvent.fill(dialog.getByLabelText('Company name'), 'Bench & Sons');
  await userEvent.selectOptions(dialog.getByLabelText('Country'), 'DE');
  await userEvent.fill(dialog.getByLabelText('Contact person'), 'Nell');
  await userEvent.fill(dialog.getByLabelText('Street and number'), 'Sägeweg 1');
  await userEvent.fill(dialog.getByLabelText('Postcode'), '10115');
  await userEvent.fill(dialog.getByLabelText('City'), 'Berlin');
  await userEvent.fill(dialog.getByLabelText('Phone Number'), '030 901820');
  await userEvent.click(dialog.getByRole('button', { name: 'Add the customer' }));
  const sku = await screen.findByLabelText(/^SKU, row 1/);
  await waitFor(() => expect(document.activeElement).toBe(sku));
  expect(address()).toContain('payer=customer-00000000000000000001');
  expect(api.addCustomer.mock.lastCall?.[0].body).toMatchObject({
    kind: 'company',
    company: 'Bench & Sons',
    person: 'Nell',
    country: 'DE',
    email: '',
  });
});

it('begins with the agreed prices of the customer, also for a tool that they do not see', async () => {
  const from = [
    { minQuantity: 0, priceListId: 'l', priceListVersion: 1, name: 'Contract', until: null },
  ];
  const agreement = { listPrice: tool.price, listPriceBreaks: [], from };
  const agreed = { ...tool, price: 41.5, priceBreaks: [], agreement };
  api.resolveCart.mockResolvedValue({
    rows: [{ tool: agreed, problem: null, isHidden: true }],
    assortment: 'only',
  } as never);
  open(furtherPaths.newOffer.href('carla'));
  await userEvent.fill(await screen.findByLabelText(/^SKU, row 1/), tool.sku);
  await userEvent.fill(screen.getByLabelText(/^Quantity, row 1/), '12');
  await screen.findByText(/Not in the assortment of this customer/);
  expect(api.resolveCart.mock.lastCall?.[0].query).toEqual({ payer: 'carla' });
  await press('Set the prices of 1 tool');
  const price = await screen.findByLabelText<HTMLInputElement>(/^Price of a piece/);
  expect(price.value).toBe('41.50');
  screen.getByText(/agreed price \$41\.50/);
  await screen.findByText('Not in the assortment of this customer');
});

it('offers any quantity: the rules of the tool are only noted', async () => {
  open(furtherPaths.newOffer.href('carla'));
  await chooseTool('1');
  await screen.findByText(/1 piece · list price/);
});

it('keeps the typed prices while the tools are changed', async () => {
  open(furtherPaths.newOffer.href('carla'));
  await chooseTool('12');
  await userEvent.fill(await screen.findByLabelText(/^Price of a piece/), '49.50');
  await press('Change the tools');
  await press('Set the prices of 1 tool');
  const price = await screen.findByLabelText<HTMLInputElement>(/^Price of a piece/);
  expect(price.value).toBe('49.50');
});

it('lets a price that nobody changed follow the agreement for another quantity', async () => {
  const priceBreaks = [{ minQuantity: 48, price: 8.4 }];
  const row = { tool: { ...tool, price: 15, priceBreaks }, problem: null };
  api.resolveCart.mockResolvedValue({ rows: [row], assortment: 'all' } as never);
  open(furtherPaths.newOffer.href('carla'));
  await chooseTool('12');
  const shown = () => screen.findByLabelText<HTMLInputElement>(/^Price of a piece/);
  await userEvent.fill(await shown(), '14');
  await press('Change the tools');
  await press('Set the prices of 1 tool');
  await userEvent.fill(await shown(), '15');
  await press('Change the tools');
  await userEvent.fill(screen.getByLabelText(/^Quantity, row 1/), '48');
  await press('Set the prices of 1 tool');
  expect((await shown()).value).toBe('8.40');
});

it('is for a member of a company who may order', async () => {
  api.getCustomer.mockResolvedValue(company);
  api.listMembers.mockResolvedValue([
    { ...bert, uid: 'olga', name: 'Olga Owner', role: 'owner', spent: null },
    { ...bert, spent: null },
    { ...bert, uid: 'boris', name: 'Boris Books', role: 'bookkeeper', spent: null },
  ]);
  api.requestQuote.mockRejectedValue(
    new ApiProblem('company-inactive', 409, { companyStatus: 'suspended' }),
  );
  open(furtherPaths.newOffer.href(companyId));
  await userEvent.click(await screen.findByLabelText('For the member'));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(['Olga Owner (Owner)', 'Bert Buyer (Buyer)']);
  await userEvent.click(screen.getByRole('option', { name: 'Bert Buyer (Buyer)' }));
  await chooseTool('12');
  await press('Send offer');
  await screen.findByText('The company is suspended, and places no orders.');
  expect(api.requestQuote.mock.lastCall?.[0].body).toMatchObject({ userId: bert.uid });
});

it('makes no offer to a company that is suspended', async () => {
  const suspended = { number: 'C-4K2M9A', name: 'Harbor Joinery', status: 'suspended' } as const;
  api.getCustomer.mockResolvedValue({ ...company, company: suspended });
  open(furtherPaths.newOffer.href(companyId));
  await screen.findByText('Harbor Joinery is suspended, and places no orders.');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tools' })).toBeNull());
});

describe('After a reload', () => {
  const priceField = () => screen.findByLabelText<HTMLInputElement>(/^Price of a piece/);
  const day = () => screen.getByLabelText<HTMLInputElement>('Last valid day').value;
  const message = () => screen.getByLabelText<HTMLInputElement>('Message to the customer').value;
  const reload = async (payerId = 'carla') => {
    cleanup();
    open(furtherPaths.newOffer.href(payerId));
    await press('Set the prices of 1 tool');
  };
  const fillOffer = async () => {
    open(furtherPaths.newOffer.href('carla'));
    await chooseTool('12');
    await userEvent.fill(await priceField(), '49.50');
    await userEvent.fill(screen.getByLabelText('Message to the customer'), 'As agreed');
    fireEvent.change(screen.getByLabelText('Last valid day'), { target: { value: lastDay } });
  };
  const lastDay = dayAfter(new Date(), 30);
  const key = draftKey('ada', 'new-offer carla');

  beforeEach(() => signInAs('ada', { admin: true }));
  afterEach(signOut);

  it('the prices, the last day and the message are as they were typed', async () => {
    await fillOffer();
    await reload();
    expect([(await priceField()).value, day(), message()]).toEqual(['49.50', lastDay, 'As agreed']);
  });

  it('they are the same after the tools were changed', async () => {
    await fillOffer();
    await press('Change the tools');
    await press('Set the prices of 1 tool');
    expect([(await priceField()).value, day(), message()]).toEqual(['49.50', lastDay, 'As agreed']);
  });

  it('another customer gets nothing of it', async () => {
    await fillOffer();
    api.getCustomer.mockResolvedValue(company);
    api.listMembers.mockResolvedValue([{ ...bert, spent: null }]);
    await reload(companyId);
    expect([(await priceField()).value, message()]).toEqual(['64.10', '']);
  });

  it('another admin gets nothing of it', async () => {
    await fillOffer();
    signInAs('alan', { admin: true });
    await reload();
    expect([(await priceField()).value, message()]).toEqual(['64.10', '']);
  });

  it('nothing is left of an offer that was sent', async () => {
    const quote = quoteOf({ number: 'QU-00000009' });
    api.requestQuote.mockResolvedValue({ acknowledged: true, insertedId: 'quote', quote });
    await fillOffer();
    expect(readDraft(key)).toMatchObject({ message: 'As agreed' });
    await press('Send offer');
    await screen.findByText('Another page');
    expect(readDraft(key)).toBeNull();
  });

  it('an offer without an answer is retried as the same', async () => {
    api.requestQuote.mockRejectedValue(new ApiProblem('network', 0, {}));
    await fillOffer();
    await press('Send offer');
    await screen.findByText(/^We cannot reach the shop/);
    await reload();
    await priceField();
    await press('Send offer');
    await waitFor(() => expect(api.requestQuote).toHaveBeenCalledTimes(2));
    const [first, second] = api.requestQuote.mock.calls.map(([call]) => call);
    expect(second).toEqual(first);
  });

  it.each([
    ['a last day that has passed', { prices: {}, validUntil: '2001-01-01', message: 'Still' }],
    ['no prices', { prices: null, validUntil: '', message: 'Broken' }],
    ['prices that are no texts', { prices: { plane: 4 }, validUntil: '', message: 'Broken' }],
  ])('a draft with %s takes the usual ones', async (_, stored) => {
    saveDraft(key, stored);
    open(furtherPaths.newOffer.href('carla'));
    await chooseTool('12');
    expect([(await priceField()).value, day()]).toEqual(['64.10', dayAfter(new Date(), 14)]);
    expect(message()).toBe(stored.message === 'Still' ? 'Still' : '');
  });
});
