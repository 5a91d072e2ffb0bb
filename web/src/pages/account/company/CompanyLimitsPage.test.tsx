import { screen, within } from '@testing-library/react';
import type { ListedMember } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPage } from '../../../lib/api/readPage.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import {
  bert,
  buyingOf,
  companyId,
  companyOf,
  memberOf,
  membershipOf,
} from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs } from '../../../testing/session.ts';
import { CompanyLimitsPage } from './CompanyLimitsPage.tsx';

const members = vi.mocked(readPage<ListedMember>);

/** jsdom has no layout: every media query matches, or none. */
const stubScreen = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

const open = () => renderPage(<CompanyLimitsPage />, { at: furtherPaths.companyLimits });

const budget = { amount: 200_000, period: 'quarter' } as const;

beforeEach(() => {
  stubScreen(true);
  signInAs('carla');
  api.listMemberships.mockResolvedValue([membershipOf()]);
  api.getCompany.mockResolvedValue(companyOf());
  api.getBuying.mockResolvedValue(buyingOf());
  members.mockResolvedValue({ items: [memberOf(), bert], next: null });
});

describe('CompanyLimitsPage', () => {
  it('shows owners what each member has spent in the period of the budget', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'Members' }));
    const row = within(await table.findByRole('row', { name: /Bert Buyer/ }));
    row.getByText('$2,000.00 a month');
    row.getByText('$1,500.00 this month');
    const own = within(table.getByRole('row', { name: /Carla Customer/ }));
    own.getByText('No budget');
    own.getByText('$0.00 this month');
  });

  it('shows it on a small screen, without a budget too', async () => {
    stubScreen(false);
    open();
    await screen.findByText('Spent: $1,500.00 this month');
    expect(screen.getAllByText(/^Spent:/)).toHaveLength(2);
  });

  it('says on a small screen who places no orders, instead of limits', async () => {
    stubScreen(false);
    members.mockResolvedValue({ items: [memberOf({ role: 'bookkeeper' }), bert], next: null });
    open();
    await screen.findByText('Places no orders');
    expect(screen.getAllByText(/^Order limit:/)).toHaveLength(1);
  });

  it('shows a member the own spending, and no one else’s', async () => {
    api.listMemberships.mockResolvedValue([membershipOf({ role: 'buyer', budget })]);
    api.getBuying.mockResolvedValue(buyingOf({ requester: { budget }, spent: 120_000 }));
    open();
    await screen.findByText('$1,200.00 this quarter');
    screen.getByText('$2,000.00 a quarter');
    expect(api.getBuying.mock.lastCall?.[0].params).toEqual({ id: companyId });
    expect(members).not.toHaveBeenCalled();
  });

  it('asks for no spending of a member without a budget', async () => {
    api.listMemberships.mockResolvedValue([membershipOf({ role: 'buyer' })]);
    open();
    await screen.findByText('No budget');
    expect(screen.queryByText('Spent of it')).toBeNull();
    expect(api.getBuying).not.toHaveBeenCalled();
  });
});
