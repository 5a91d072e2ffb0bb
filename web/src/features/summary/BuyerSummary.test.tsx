import { screen, waitFor, within } from '@testing-library/react';
import type { Summary } from 'functions/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { liveCompany } from '../../domain/live/liveSources.ts';
import { companyId } from '../../testing/companies.ts';
import { api } from '../../testing/fakeApi.ts';
import { refetch, report } from '../../testing/fakeLive.tsx';
import { renderPage } from '../../testing/renderPage.tsx';
import { signInAs } from '../../testing/session.ts';
import { BuyerSummary } from './BuyerSummary.tsx';

const person: Summary = {
  companyStatus: null,
  approvals: null,
  requests: null,
  invitations: 0,
  offers: 1,
  orders: 3,
  arrivals: ['2099-12-01', '2099-12-04'],
  unpaid: { amount: 124_000, overdue: 0, dueAt: '2099-12-12T12:00:00.000Z' },
  credit: { limit: 500_000, left: 376_000 },
  spending: null,
  purchases: 12,
};

const nobody: Summary = {
  ...person,
  offers: 0,
  orders: 0,
  arrivals: [],
  unpaid: { amount: 0, overdue: 0, dueAt: null },
  credit: null,
  purchases: 0,
};

const owner: Summary = {
  ...person,
  companyStatus: 'active',
  approvals: 2,
  spending: { spent: 42_000, period: 'month', budget: 100_000 },
};

const show = (summary: Summary) =>
  renderPage(<BuyerSummary />, { answers: { getSummary: summary } });

const figures = async () =>
  within(await screen.findByRole('list', { name: 'Your day' }))
    .getAllByRole('link')
    .map((link) => [link.textContent?.replaceAll('\u00a0', ' '), link.getAttribute('href')]);

beforeEach(() => signInAs('carla'));

describe('BuyerSummary', () => {
  it('links what a person has to the lists of it', async () => {
    show(person);
    expect(await figures()).toEqual([
      ['Offers 1 to answer', '/dashboard/quotes?status=offered'],
      ['On its way 3 By 1 Dec 2099, then 4 Dec 2099', '/dashboard/my-orders'],
      ['To pay $1,240.00 First due 12 Dec 2099', '/dashboard/my-orders?payment=unpaid'],
      ['Overdue $0.00 Nothing overdue', '/dashboard/my-orders?payment=overdue'],
      ['Credit left $3,760.00 of $5,000.00', '/dashboard/my-orders?payment=unpaid'],
      ['Buy again 12 tools you had', '/dashboard/buy-again'],
    ]);
  });

  it('shows an owner also what waits for approval, and the spending of the budget', async () => {
    show(owner);
    const shown = await figures();
    expect(shown).toContainEqual([
      'Approvals 2 wait for you',
      '/dashboard/approvals?status=for-me',
    ]);
    expect(shown).toContainEqual(['Spent this month $420.00 of your $1,000.00', '/company/limits']);
  });

  it('leads to the invitations of an account, also of one that has nothing else yet', async () => {
    show({ ...nobody, invitations: 1 });
    expect((await figures())[0]).toEqual(['Invitations 1 to join a company', '/invitation']);
  });

  it('shows a member without a right no figure of it', async () => {
    const bookkeeper = { ...owner, approvals: null, offers: null, purchases: null, spending: null };
    show(bookkeeper);
    expect((await figures()).map(([text]) => text?.split(/ [\d$]/)[0])).toEqual([
      'On its way',
      'To pay',
      'Overdue',
      'Credit left',
    ]);
  });

  it('says what is late, overdue and used up', async () => {
    show({
      ...owner,
      arrivals: ['2026-11-01'],
      unpaid: { amount: 124_000, overdue: 24_000, dueAt: '2026-11-01T12:00:00.000Z' },
      approvals: 100,
    });
    const texts = (await figures()).map(([text]) => text);
    expect(texts).toContainEqual(expect.stringMatching(/^On its way 3 Expected by 1 Nov/));
    expect(texts).toContain('Overdue $240.00 Past the due date');
    expect(texts).toContain('Approvals 100+ wait for you');
  });

  it.each([
    ['a new customer', nobody, 'Your first order', ['See our tools', 'Quick order']],
    [
      'a bookkeeper of a new company',
      { ...nobody, companyStatus: 'active', offers: null, purchases: null },
      'Nothing is ordered yet',
      ['See the company'],
    ],
    [
      'a member of a company in review',
      { ...nobody, companyStatus: 'requested', offers: null, purchases: null },
      'The sign-up is in review',
      ['See the company'],
    ],
  ] as const)('shows %s how to begin instead of zeros', async (_who, summary, title, links) => {
    show(summary);
    const start = within(await screen.findByRole('region', { name: title }));
    expect(start.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
    expect(screen.queryByRole('list', { name: 'Your day' })).toBeNull();
  });

  it('says that a suspended company orders nothing, and leads to it', async () => {
    signInAs('carla', { buyingFor: companyId });
    show({ ...owner, companyStatus: 'suspended', approvals: null, offers: null, purchases: null });
    expect((await figures())[0]).toEqual([
      'Company Suspended No orders now',
      `/company?id=${companyId}`,
    ]);
  });

  it('is refetched when the company has changed, but not for what was there before', async () => {
    signInAs('carla', { buyingFor: companyId });
    show(owner);
    await figures();
    const mark = { _id: companyId };
    await report(liveCompany(companyId), mark);
    expect(api.getSummary).toHaveBeenCalledOnce();
    api.getSummary.mockResolvedValue({ ...owner, approvals: 0 });
    await report(liveCompany(companyId), mark);
    await screen.findByText('Nothing waits');
    api.getSummary.mockResolvedValue(owner);
    await refetch(liveCompany(companyId));
    await screen.findByText('wait for you');
  });

  it('says why it could not load, and tries again', async () => {
    api.getSummary.mockRejectedValueOnce(new Error('out of reach'));
    const { user } = renderPage(<BuyerSummary />);
    api.getSummary.mockResolvedValue(person);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await figures()).toHaveLength(6));
  });
});
