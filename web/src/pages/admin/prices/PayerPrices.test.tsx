import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ExplainedPrice, PriceCandidate } from 'functions/contract';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PriceCheck } from '../../../features/prices/manage/explain/PriceCheck.tsx';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { plane } from '../../../testing/fixtures.ts';
import { groupOf, priceListOf } from '../../../testing/prices.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { PayerPrices } from './PayerPrices.tsx';

const show = (content: ReactElement) => renderPage(content, { wide: true });

const groups = ['one', 'two', 'three', 'four', 'five', 'six'].map((id) =>
  groupOf({ _id: id, name: `Group ${id}` }),
);

beforeEach(() => {
  api.listCustomerGroups.mockResolvedValue(groups);
  api.listPriceLists.mockResolvedValue([]);
});

describe('The agreed prices of a customer', () => {
  it('are the lists for the customer, then those of the groups', async () => {
    const ofGroup = priceListOf({
      _id: 'list-2',
      name: 'Joiners',
      kind: 'percentage',
      discount: 1_000,
      status: 'active',
      audience: { kind: 'group', id: 'joiners' },
      audienceName: 'Joiners',
    });
    api.listPriceLists.mockImplementation(async ({ query }) =>
      query?.audience === 'joiners' ? [ofGroup] : [priceListOf()],
    );
    show(<PayerPrices payerId="carla" groups={[{ _id: 'joiners', name: 'Joiners' }]} />);
    const list = within(await screen.findByRole('list', { name: 'Price lists' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Contract 2026Fixed prices · Until 31 Dec 2099Draft',
      'JoinersGroup Joiners · 10% off · Until 31 Dec 2099Active',
    ]);
    const link = screen.getByRole('link', { name: 'New price list for this customer' });
    expect(link.getAttribute('href')).toBe('/dashboard/price-lists/new?payer=carla');
    const preview = screen.getByRole('link', { name: 'Preview as customer' });
    expect(preview.getAttribute('href')).toBe('/dashboard/customers/carla/catalogue');
  });

  it('say when only list prices apply', async () => {
    show(<PayerPrices payerId="carla" groups={[]} />);
    await screen.findByText(/^No price list is for this customer/);
  });

  it('follow the groups of the customer, of which there are at most five', async () => {
    api.setCustomerGroups.mockResolvedValue({
      acknowledged: true,
      matchedCount: 1,
      modifiedCount: 1,
    });
    const before = groups.slice(0, 4).map(({ _id, name }) => ({ _id, name }));
    show(<PayerPrices payerId="carla" groups={before} />);
    await userEvent.click(screen.getByRole('button', { name: 'Change groups' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Groups of this customer' }));
    const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Group five' }));
    expect(box('Group six').disabled).toBe(true);
    await userEvent.click(box('Group one'));
    expect(box('Group six').disabled).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: /^Save \d+ groups?$/ }));
    await waitFor(() => expect(toast.mock.lastCall?.[0]).toBe('Groups changed'));
    expect(api.setCustomerGroups.mock.lastCall?.[0]).toEqual({
      params: { payerId: 'carla' },
      body: { groups: ['two', 'three', 'four', 'five'] },
    });
  });
});

const candidateOf = (fields: Partial<PriceCandidate>): PriceCandidate => ({
  priceListId: 'list-1',
  version: 3,
  name: 'Contract 2026',
  audience: 'payer',
  from: null,
  until: null,
  unitPrice: 6_000,
  outcome: 'won',
  ...fields,
});

const explained: ExplainedPrice = {
  payerId: 'carla',
  quantity: 1,
  day: '2026-11-27',
  price: {
    unitPrice: 6_000,
    lineTotal: 6_000,
    breakQuantity: null,
    listPrice: 6_410,
    priceListId: 'list-1',
    priceListVersion: 3,
    why: 'payer',
  },
  isVisible: true,
  candidates: [
    candidateOf({}),
    candidateOf({
      priceListId: 'list-2',
      name: 'Spring',
      audience: 'group',
      until: '2026-06-30',
      unitPrice: 5_000,
      outcome: 'ended',
    }),
    candidateOf({
      priceListId: null,
      version: null,
      name: null,
      audience: null,
      unitPrice: 6_410,
      outcome: 'dearer',
    }),
  ],
};

const check = async () => {
  api.listTools.mockResolvedValue([plane] as never);
  show(<PriceCheck payerId="carla" />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'plane' } });
  const found = within(await screen.findByRole('list', { name: 'Tools found' }));
  await userEvent.click(found.getByRole('button'));
};

describe('Which price and why', () => {
  it('shows every candidate, and what became of it, for the quantity', async () => {
    api.explainPrice.mockResolvedValue(explained);
    await check();
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    const cells = rows.map(({ children }) => [...children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Contract 2026', 'This customer', '$60.00', 'Applies'],
      ['Spring', 'A group', '$50.00', 'Ended on 30 Jun 2026'],
      ['List price', 'Everyone', '$64.10', 'Higher than the price that applies'],
    ]);
    screen.getByText('$60.00 each for 1 piece.');
    fireEvent.change(screen.getByLabelText('Pieces'), { target: { value: '24' } });
    await waitFor(() =>
      expect(api.explainPrice.mock.lastCall?.[0]).toMatchObject({
        params: { id: plane._id },
        query: { payer: 'carla', quantity: 24 },
      }),
    );
    fireEvent.change(screen.getByLabelText('Pieces'), { target: { value: 'many' } });
    screen.getByText('Enter a number of pieces');
  });

  it('says when an assortment hides the tool', async () => {
    api.explainPrice.mockResolvedValue({ ...explained, isVisible: false });
    await check();
    expect((await screen.findByRole('alert')).textContent).toMatch(/does not see the tool/);
  });
});
