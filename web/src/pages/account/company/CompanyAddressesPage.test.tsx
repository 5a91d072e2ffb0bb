import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { forgetChoice, storeChoice } from '../../../lib/session/buyingFor.ts';
import { companyId, companyOf, membershipOf } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { shopOf } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs } from '../../../testing/session.ts';
import { CompanyAddressesPage } from './CompanyAddressesPage.tsx';

const buyFor = (id: string) => {
  storeChoice('carla', id);
  forgetChoice();
};

const open = () =>
  renderPage(
    { [furtherPaths.companyAddresses]: <CompanyAddressesPage /> },
    { at: furtherPaths.companyAddresses },
  );

beforeEach(() => {
  signInAs('carla');
  api.getShop.mockResolvedValue(shopOf());
  api.getCompany.mockResolvedValue(companyOf());
  api.listAddresses.mockResolvedValue([]);
  api.listMemberships.mockResolvedValue([membershipOf()]);
});

afterEach(() => buyFor(''));

it('lets owners add an address while they buy for the company', async () => {
  buyFor(companyId);
  open();
  await screen.findByRole('button', { name: 'Add address' });
});

it('lets other members only read', async () => {
  api.listMemberships.mockResolvedValue([membershipOf({ role: 'buyer' })]);
  buyFor(companyId);
  open();
  await screen.findByRole('heading', { name: 'There is no saved address' });
  expect(screen.queryByRole('button', { name: 'Add address' })).toBeNull();
});

it('shows no address book of someone else', async () => {
  open();
  await screen.findByRole('heading', { name: 'You are not buying for this company now' });
  expect(api.listAddresses).not.toHaveBeenCalled();
});
