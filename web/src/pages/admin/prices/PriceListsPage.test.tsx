import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { PriceList } from 'functions/contract';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import type { readPage } from '../../../lib/api/readPage.ts';
import { paths } from '../../../lib/router/paths.ts';
import { companyId, companyOf } from '../../../testing/companies.ts';
import type { Answer } from '../../../testing/fakeApi.ts';
import { customerOf, profileOf } from '../../../testing/fixtures.ts';
import { groupOf, priceListOf } from '../../../testing/prices.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { NewPriceListPage } from './NewPriceListPage.tsx';
import { PriceListsPage } from './PriceListsPage.tsx';

const requests = vi.hoisted(() => ({
  createPriceList: vi.fn<Answer<'createPriceList'>>(),
  listCustomerGroups: vi.fn<Answer<'listCustomerGroups'>>(),
  listCompanies: vi.fn<Answer<'listCompanies'>>(),
  listUsers: vi.fn<Answer<'listUsers'>>(),
  getCustomer: vi.fn<Answer<'getCustomer'>>(),
}));
const pages = vi.hoisted(() => vi.fn<typeof readPage<PriceList>>());
const toast = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../../testing/fakeApi.ts')).answering(requests),
}));
vi.mock('../../../lib/api/readPage.ts', () => ({ readPage: pages }));
vi.mock('notistack', () => ({ enqueueSnackbar: toast }));

const open = (address: string) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={paths.priceLists} element={<PriceListsPage />} />
          <Route path={paths.newPriceList.path} element={<NewPriceListPage />} />
          <Route path={paths.priceList.path} element="The new list" />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const created = () => requests.createPriceList.mock.lastCall?.[0].body;

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  pages.mockResolvedValue({ items: [], next: null });
  requests.createPriceList.mockResolvedValue({
    acknowledged: true,
    insertedId: 'list-1',
    priceList: priceListOf(),
  });
  requests.listCustomerGroups.mockResolvedValue([groupOf()]);
  requests.listCompanies.mockResolvedValue([companyOf()]);
  requests.listUsers.mockResolvedValue([profileOf()]);
});

describe('The price lists', () => {
  it('say for whom they are, what they agree, and when', async () => {
    pages.mockResolvedValue({
      items: [priceListOf({ kind: 'percentage', discount: 1_000, assortment: 'only' })],
      next: null,
    });
    open(paths.priceLists);
    const [, row] = within(await screen.findByRole('table')).getAllByRole('row');
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Contract 2026',
        'Carla Customer',
        '10% off',
        'Until 31 Dec 2099',
        'Assortment',
        'Draft',
      ]),
    );
    const link = screen.getByRole('link', { name: 'Contract 2026' });
    expect(link.getAttribute('href')).toBe('/dashboard/price-lists/list-1');
  });

  it.each([
    ['all', 'All'],
    ['only', '1'],
  ] as const)('of a percentage for %s tools are about %s', async (assortment, tools) => {
    const list = priceListOf({ kind: 'percentage', discount: 1_000, assortment });
    pages.mockResolvedValue({ items: [list], next: null });
    open(paths.priceLists);
    await screen.findByRole('cell', { name: tools });
  });

  it('are narrowed by status, and to one customer until that filter is removed', async () => {
    open(`${paths.priceLists}?audience=carla`);
    await screen.findByRole('heading', { name: 'No price list matches' });
    expect(pages.mock.lastCall?.[0]).toBe('/api/price-lists?status=all&audience=carla');
    await press('Active');
    await waitFor(() =>
      expect(pages.mock.lastCall?.[0]).toBe('/api/price-lists?status=active&audience=carla'),
    );
    await press('Remove the filter: Only for: one customer or group');
    await waitFor(() => expect(pages.mock.lastCall?.[0]).toBe('/api/price-lists?status=active'));
  });

  it('say what they are for when there are none', async () => {
    open(paths.priceLists);
    await screen.findByRole('heading', { name: 'No price lists yet' });
  });
});

describe('A new price list', () => {
  it('is for a company that is found by its name', async () => {
    open(paths.newPriceList.path);
    await screen.findByLabelText('Name');
    type('Name', 'Contract');
    await userEvent.selectOptions(screen.getByLabelText('For'), 'One customer');
    await press('Create the draft');
    await screen.findByText('Choose for whom the list is');
    type('Search a company or a person', 'harbor');
    const found = within(await screen.findByRole('list', { name: 'Customers found' }));
    await userEvent.click(found.getByRole('button', { name: /^Harbor Joinery/ }));
    await press('Create the draft');
    await screen.findByText('The new list');
    expect(created()).toMatchObject({
      name: 'Contract',
      kind: 'fixed',
      audience: { kind: 'payer', id: companyId },
    });
  });

  it('is for a group, with a percentage', async () => {
    open(paths.newPriceList.path);
    await screen.findByLabelText('Name');
    type('Name', 'Joiners');
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Percentage off the list price');
    await userEvent.selectOptions(screen.getByLabelText('For'), 'A group of customers');
    await userEvent.selectOptions(await screen.findByLabelText('Group'), 'Joiners');
    type('Percentage off', '7.5');
    await press('Create the draft');
    await screen.findByText('The new list');
    expect(created()).toMatchObject({ discount: 750, audience: { kind: 'group', id: 'joiners' } });
  });

  it('is for the customer whose page led to it, and shows what the server refuses', async () => {
    requests.getCustomer.mockResolvedValue(customerOf());
    const errors = { 'audience.id': 'There is no such customer' };
    requests.createPriceList.mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
    open(paths.newPriceList.href({ payer: 'carla' }));
    await screen.findByText('Carla Customer');
    type('Name', 'Contract');
    await press('Create the draft');
    await screen.findByText(errors['audience.id']);
    expect(created()?.audience).toEqual({ kind: 'payer', id: 'carla' });
  });
});
