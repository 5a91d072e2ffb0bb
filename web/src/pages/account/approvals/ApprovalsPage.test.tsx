import { screen, waitFor, within } from '@testing-library/react';
import type { CompanyRole, OrderRequest } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { liveCompany } from '../../../domain/live/liveSources.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { paths } from '../../../lib/router/paths.ts';
import { companyId, membershipOf } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { refetch, report } from '../../../testing/fakeLive.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { requestOf } from '../../../testing/requests.ts';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { ApprovalsPage } from './ApprovalsPage.tsx';

const pages = vi.mocked(readPage<OrderRequest>);

interface Opening {
  role?: CompanyRole;
  buyingFor?: string;
  address?: string;
}

const open = ({
  role = 'approver',
  buyingFor = companyId,
  address = paths.approvals,
}: Opening = {}) => {
  signInAs('olga', { buyingFor });
  api.listMemberships.mockResolvedValue([membershipOf({ role })]);
  renderPage(<ApprovalsPage />, { at: address });
};

const askedFor = () => pages.mock.calls.map(([url]) => url);
const numbers = async () => {
  const list = within(await screen.findByRole('list', { name: 'Requests for approval' }));
  return list.getAllByRole('link').map(({ textContent }) => textContent);
};

beforeEach(() => {
  localStorage.clear();
  pages.mockResolvedValue({ items: [requestOf()], next: null });
});

describe('ApprovalsPage', () => {
  it('lists the requests that wait, each with a link to its page', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'TH-4K2M9A7C' });
    expect(link.getAttribute('href')).toBe(paths.approval.href('request'));
    screen.getByText('$640.00');
    screen.getByText(/^Bea Buyer/);
    expect(askedFor()).toEqual(['/api/requests?status=pending']);
  });

  it('shows those of another status, which the address keeps', async () => {
    open({ address: `${paths.approvals}?status=rejected` });
    expect(await numbers()).toEqual(['TH-4K2M9A7C']);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() =>
      expect(askedFor()).toEqual(['/api/requests?status=rejected', '/api/requests?status=all']),
    );
  });

  it.each([
    ['it hears of a change', () => report(liveCompany(companyId), { _id: companyId })],
    ['nothing can be listened to', () => refetch(liveCompany(companyId))],
  ])('shows a new request when %s', async (_, change) => {
    open();
    expect(await numbers()).toEqual(['TH-4K2M9A7C']);
    const items = [requestOf({ _id: 'newer', number: 'TH-00000002' }), requestOf()];
    pages.mockResolvedValue({ items, next: null });
    await change();
    await screen.findByRole('link', { name: 'TH-00000002' });
  });

  it('shows more on request', async () => {
    pages.mockResolvedValueOnce({ items: [requestOf()], next: '/api/requests?cursor=two' });
    open();
    pages.mockResolvedValueOnce({
      items: [requestOf({ _id: 'older', number: 'TH-00000002' })],
      next: null,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'TH-00000002' });
    expect(await numbers()).toEqual(['TH-4K2M9A7C', 'TH-00000002']);
    expect(askedFor().at(-1)).toBe('/api/requests?cursor=two');
  });

  it.each([
    ['approver', paths.approvals, 'Nothing waits for approval'],
    ['buyer', paths.approvals, 'None of your orders waits for approval'],
    ['buyer', `${paths.approvals}?status=approved`, 'No requests for approval'],
  ] as const)('tells the %s at %s: %s', async (role, address, title) => {
    pages.mockResolvedValue({ items: [], next: null });
    open({ role, address });
    await screen.findByRole('heading', { name: title });
  });

  it('says why the list is missing, and reads it again', async () => {
    pages.mockRejectedValueOnce(new ApiProblem('network', 0));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await numbers()).toEqual(['TH-4K2M9A7C']);
  });

  it('asks for nothing while the account buys for itself', async () => {
    open({ buyingFor: '' });
    await screen.findByRole('heading', { name: 'You are buying for yourself' });
    expect(pages).not.toHaveBeenCalled();
    expect(api.listMemberships).not.toHaveBeenCalled();
  });
});
