import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PriceList } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';
import { paths } from '../../../lib/router/paths.ts';
import { companyId, companyOf } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { customerOf, profileOf } from '../../../testing/fixtures.ts';
import { groupOf, priceListOf } from '../../../testing/prices.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { NewPriceListPage } from './NewPriceListPage.tsx';
import { PriceListsPage } from './PriceListsPage.tsx';

const pages = vi.mocked(readPage<PriceList>);

const open = (address: string) =>
  renderPage(
    {
      [paths.priceLists]: <PriceListsPage />,
      [lazyPaths.newPriceList.path]: <NewPriceListPage />,
      [lazyPaths.priceList.path]: 'The new list',
    },
    { at: address, wide: true },
  );

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const created = () => api.createPriceList.mock.lastCall?.[0].body;

beforeEach(() => {
  pages.mockResolvedValue({ items: [], next: null });
  api.createPriceList.mockResolvedValue({
    acknowledged: true,
    insertedId: 'list-1',
    priceList: priceListOf(),
  });
  api.listCustomerGroups.mockResolvedValue([groupOf()]);
  api.listCompanies.mockResolvedValue([companyOf()]);
  api.listUsers.mockResolvedValue([profileOf()]);
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
    open(lazyPaths.newPriceList.path);
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
    open(lazyPaths.newPriceList.path);
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
    api.getCustomer.mockResolvedValue(customerOf());
    const errors = { 'audience.id': 'There is no such customer' };
    api.createPriceList.mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
    open(lazyPaths.newPriceList.href({ payer: 'carla' }));
    await screen.findByText('Carla Customer');
    type('Name', 'Contract');
    await press('Create the draft');
    await screen.findByText(errors['audience.id']);
    expect(created()?.audience).toEqual({ kind: 'payer', id: 'carla' });
  });
});
