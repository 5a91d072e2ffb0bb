import { screen, waitFor, within } from '@testing-library/react';
import type { Company } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { readPage } from '../../../lib/api/readPage.ts';
import { companyId, companyOf } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { CompaniesPage } from './CompaniesPage.tsx';

const pages = vi.mocked(readPage<Company>);

const open = () => renderPage(<CompaniesPage />, { wide: true });

beforeEach(() => {
  signInAs('nora', { admin: true });
  api.count.mockResolvedValue({ count: 2 });
  pages.mockResolvedValue({ items: [], next: null });
});

it('lists the companies, and marks names that others have', async () => {
  pages.mockResolvedValue({
    items: [companyOf({ status: 'requested', sameName: 2 }), companyOf({ _id: 'company-2' })],
    next: null,
  });
  open();
  await screen.findByRole('heading', { name: 'Companies (2)' });
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  const row = within(first as HTMLElement);
  row.getByText('In review');
  row.getByText('2 namesakes');
  expect(row.getByRole('link', { name: 'Harbor Joinery' }).getAttribute('href')).toBe(
    `/dashboard/company/${companyId}`,
  );
  expect(within(second as HTMLElement).queryByText(/namesake/)).toBeNull();
});

it('asks for those with a status and words', async () => {
  open();
  await screen.findByRole('heading', { name: 'No companies yet' });
  await userEvent.click(screen.getByRole('button', { name: 'Suspended' }));
  await userEvent.fill(screen.getByRole('searchbox'), 'harbor');
  await screen.findByRole('heading', { name: 'No company matches' });
  await waitFor(() =>
    expect(pages.mock.lastCall?.[0]).toBe('/api/companies?status=suspended&q=harbor'),
  );
});
