import { screen, within } from '@testing-library/react';
import type { ApiKey, CompanyRole } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { readPage } from '../../../lib/api/readPage.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { companyId, companyOf, membershipOf } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { keyOf } from '../../../testing/keys.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { CompanyKeysPage } from './CompanyKeysPage.tsx';

const pages = vi.mocked(readPage<ApiKey>);

const open = (role: CompanyRole = 'owner') => {
  api.listMemberships.mockResolvedValue([membershipOf({ role })]);
  renderPage(<CompanyKeysPage />, { at: furtherPaths.companyKeys, wide: true });
};

beforeEach(() => {
  signInAs('carla');
  api.getCompany.mockResolvedValue(companyOf());
  pages.mockResolvedValue({ items: [keyOf({ owner: companyId })], next: null });
});

it('creates a key for what the keys of companies may do', async () => {
  api.createCompanyKey.mockResolvedValue({
    acknowledged: true,
    insertedId: 'key',
    apiKey: keyOf({ owner: companyId }),
    secret: 'th_live_own',
  });
  open();
  const row = within(await screen.findByRole('row', { name: /^ERP/ }));
  await userEvent.click(row.getByRole('button', { name: /^Details/ }));
  await screen.findByText(/Place and cancel orders/);
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an API key' }));
  expect(dialog.queryByLabelText('Refunds')).toBeNull();
  await userEvent.fill(dialog.getByLabelText('Name'), 'ERP');
  await userEvent.selectOptions(dialog.getByLabelText('Orders'), 'See and change');
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Your new API key' }));
  shown.getByText('th_live_own');
  expect(api.createCompanyKey.mock.lastCall?.[0]).toMatchObject({
    params: { id: companyId },
    body: { name: 'ERP', permissions: ['write_orders'] },
  });
});

it('is for owners only', async () => {
  open('buyer');
  await screen.findByRole('heading', { name: 'Only owners see this page' });
  expect(pages).not.toHaveBeenCalled();
});
