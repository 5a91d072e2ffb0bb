import { screen, waitFor } from '@testing-library/react';
import type { Membership } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { membershipOf, companyId as testCompanyId } from '../../testing/companies.ts';
import { api } from '../../testing/fakeApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { signInAs } from '../../testing/session.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { PayerMenu } from './PayerMenu.tsx';

const switchPayer = vi.hoisted(() => vi.fn());
vi.mock('./switchPayer.ts', () => ({ switchPayer }));

const show = (memberships: Membership[], buyingFor = '') => {
  signInAs('carla', { buyingFor });
  api.listMemberships.mockResolvedValue(memberships);
  renderPage(<PayerMenu uid="carla" />);
};

beforeEach(() => switchPayer.mockReset());

it('shows nothing to an account without a company', async () => {
  show([]);
  await waitFor(() => expect(api.listMemberships).toHaveBeenCalled());
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows for whom the page buys, and switches', async () => {
  const review = { companyId: `company-${'b'.repeat(20)}`, companyName: 'New Bakery' };
  show([membershipOf(), membershipOf({ ...review, companyStatus: 'requested' })], testCompanyId);
  await userEvent.click(await screen.findByRole('button', { name: 'Buying for Harbor Joinery' }));
  const choices = screen.getAllByRole('menuitemradio');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Yourself',
    'Harbor Joinery',
    'New BakeryIn review',
  ]);
  expect(choices.map((choice) => choice.getAttribute('aria-checked'))).toEqual([
    'false',
    'true',
    'false',
  ]);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Yourself' }));
  expect(switchPayer).toHaveBeenCalledExactlyOnceWith(
    'carla',
    expect.objectContaining({ companyId: testCompanyId, name: 'Harbor Joinery' }),
    expect.objectContaining({ companyId: '', name: null }),
  );
});

it('does not load the page again for the same choice', async () => {
  show([membershipOf()]);
  await userEvent.click(await screen.findByRole('button', { name: /^Buying for yourself/ }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Yourself' }));
  expect(switchPayer).not.toHaveBeenCalled();
});

it('shows the name of a person who buys for themselves', async () => {
  signInAs('carla', { displayName: 'Carla Customer' });
  api.listMemberships.mockResolvedValue([membershipOf()]);
  renderPage(<PayerMenu uid="carla" />);
  const button = await screen.findByRole('button', { name: 'Buying for yourself, Carla Customer' });
  expect(button.textContent).toBe('Carla Customer');
});

it('leaves out companies that are gone', async () => {
  show([membershipOf(), membershipOf({ companyId: 'company-x', companyStatus: 'closed' })]);
  await userEvent.click(await screen.findByRole('button', { name: /^Buying for yourself/ }));
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(2);
});
