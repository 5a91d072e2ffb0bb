import { screen, waitFor, within } from '@testing-library/react';
import type { Membership } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { companyId, membershipOf } from '../../testing/companies.ts';
import { api } from '../../testing/fakeApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { signInAs } from '../../testing/session.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { PayerList } from './PayerList.tsx';

const switchPayer = vi.hoisted(() => vi.fn());
vi.mock('./switchPayer.ts', () => ({ switchPayer }));

const show = (memberships: Membership[], buyingFor = '') => {
  signInAs('carla', { buyingFor });
  api.listMemberships.mockResolvedValue(memberships);
  renderPage(<PayerList uid="carla" />);
};

const choices = async () =>
  within(await screen.findByRole('list', { name: 'Buying for' })).getAllByRole('button');

beforeEach(() => switchPayer.mockReset());

it('shows nothing to an account without a company', async () => {
  show([]);
  await waitFor(() => expect(api.listMemberships).toHaveBeenCalled());
  expect(screen.queryByRole('list')).toBeNull();
});

it('marks for whom the page buys, and says of which company nothing can be ordered', async () => {
  const suspended = { companyId: `company-${'b'.repeat(20)}`, companyName: 'New Bakery' };
  show([membershipOf(), membershipOf({ ...suspended, companyStatus: 'suspended' })], companyId);
  const shown = (await choices()).map((choice) => [
    choice.textContent,
    choice.getAttribute('aria-current'),
  ]);
  expect(shown).toEqual([
    ['Yourself', 'false'],
    ['Harbor Joinery', 'true'],
    ['New BakerySuspended', 'false'],
  ]);
});

it('switches to another choice, and not to the same', async () => {
  show([membershipOf()], companyId);
  const [yourself, harbor] = await choices();
  if (harbor) await userEvent.click(harbor);
  expect(switchPayer).not.toHaveBeenCalled();
  if (yourself) await userEvent.click(yourself);
  expect(switchPayer).toHaveBeenCalledExactlyOnceWith(
    'carla',
    expect.objectContaining({ companyId, name: 'Harbor Joinery' }),
    expect.objectContaining({ companyId: '', name: null }),
  );
});
