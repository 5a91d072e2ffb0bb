import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import type { ListedMember } from 'functions/contract';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { readPage } from '../../../lib/api/readPage.ts';
import { paths } from '../../../lib/router/paths.ts';
import {
  bert,
  buyingOf,
  companyId,
  companyOf,
  memberOf,
  membershipOf,
} from '../../../testing/companies.ts';
import type { Answer } from '../../../testing/fakeApi.ts';
import { signInAs } from '../../../testing/session.ts';
import { CompanyLimitsPage } from './CompanyLimitsPage.tsx';

const requests = vi.hoisted(() => ({
  listMemberships: vi.fn<Answer<'listMemberships'>>(),
  getCompany: vi.fn<Answer<'getCompany'>>(),
  getBuying: vi.fn<Answer<'getBuying'>>(),
}));
const members = vi.hoisted(() => vi.fn<typeof readPage<ListedMember>>());
vi.mock('../../../lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../../testing/fakeApi.ts')).answering(requests),
}));
vi.mock('../../../lib/api/readPage.ts', () => ({ readPage: members }));

/** jsdom has no layout: every media query matches, or none. */
const stubScreen = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

const open = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[paths.companyLimits]}>
        <CompanyLimitsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

const budget = { amount: 200_000, period: 'quarter' } as const;

beforeEach(() => {
  vi.resetAllMocks();
  stubScreen(true);
  signInAs('carla');
  requests.listMemberships.mockResolvedValue([membershipOf()]);
  requests.getCompany.mockResolvedValue(companyOf());
  requests.getBuying.mockResolvedValue(buyingOf());
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
    own.getByText('–');
  });

  it('shows it on a small screen, for members with a budget', async () => {
    stubScreen(false);
    open();
    await screen.findByText('Spent: $1,500.00 this month');
    expect(screen.getAllByText(/^Spent:/)).toHaveLength(1);
  });

  it('says on a small screen who places no orders, instead of limits', async () => {
    stubScreen(false);
    members.mockResolvedValue({ items: [memberOf({ role: 'bookkeeper' }), bert], next: null });
    open();
    await screen.findByText('Places no orders');
    expect(screen.getAllByText(/^Order limit:/)).toHaveLength(1);
  });

  it('shows a member the own spending, and no one else’s', async () => {
    requests.listMemberships.mockResolvedValue([membershipOf({ role: 'buyer', budget })]);
    requests.getBuying.mockResolvedValue(buyingOf({ requester: { budget }, spent: 120_000 }));
    open();
    await screen.findByText('$1,200.00 this quarter');
    screen.getByText('$2,000.00 a quarter');
    expect(requests.getBuying.mock.lastCall?.[0].params).toEqual({ id: companyId });
    expect(members).not.toHaveBeenCalled();
  });

  it('asks for no spending of a member without a budget', async () => {
    requests.listMemberships.mockResolvedValue([membershipOf({ role: 'buyer' })]);
    open();
    await screen.findByText('No budget');
    expect(screen.queryByText('Spent of it')).toBeNull();
    expect(requests.getBuying).not.toHaveBeenCalled();
  });
});
