import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../lib/router/paths.ts';
import { forgetChoice, storeChoice } from '../../../lib/session/buyingFor.ts';
import { companyId, companyOf, membershipOf } from '../../../testing/companies.ts';
import type { Answer } from '../../../testing/fakeApi.ts';
import { shopOf } from '../../../testing/fixtures.ts';
import { signInAs } from '../../../testing/session.ts';
import { CompanyAddressesPage } from './CompanyAddressesPage.tsx';

const requests = vi.hoisted(() => ({
  getShop: vi.fn<Answer<'getShop'>>(),
  listMemberships: vi.fn<Answer<'listMemberships'>>(),
  getCompany: vi.fn<Answer<'getCompany'>>(),
  listAddresses: vi.fn<Answer<'listAddresses'>>(),
}));
vi.mock('../../../lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../../testing/fakeApi.ts')).answering(requests),
}));

const buyFor = (id: string) => {
  storeChoice('carla', id);
  forgetChoice();
};

const open = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[paths.companyAddresses]}>
        <Routes>
          <Route path={paths.companyAddresses} element={<CompanyAddressesPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  vi.resetAllMocks();
  signInAs('carla');
  requests.getShop.mockResolvedValue(shopOf());
  requests.getCompany.mockResolvedValue(companyOf());
  requests.listAddresses.mockResolvedValue([]);
  requests.listMemberships.mockResolvedValue([membershipOf()]);
});

afterEach(() => buyFor(''));

it('lets owners add an address while they buy for the company', async () => {
  buyFor(companyId);
  open();
  await screen.findByRole('button', { name: 'Add address' });
});

it('lets other members only read', async () => {
  requests.listMemberships.mockResolvedValue([membershipOf({ role: 'buyer' })]);
  buyFor(companyId);
  open();
  await screen.findByRole('heading', { name: 'There is no saved address' });
  expect(screen.queryByRole('button', { name: 'Add address' })).toBeNull();
});

it('shows no address book of someone else', async () => {
  open();
  await screen.findByRole('heading', { name: 'You are not buying for this company now' });
  expect(requests.listAddresses).not.toHaveBeenCalled();
});
