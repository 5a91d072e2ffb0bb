import { screen, waitFor, within } from '@testing-library/react';
import type { CompanyRole, Delivery, Webhook } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { readPage } from '../../../lib/api/readPage.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { companyId, companyOf, membershipOf } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { deliveryOf, webhookOf } from '../../../testing/webhooks.ts';
import { CompanyWebhookPage } from './CompanyWebhookPage.tsx';
import { CompanyWebhooksPage } from './CompanyWebhooksPage.tsx';

const pages = vi.mocked(readPage<Webhook | Delivery>);

const open = (role: CompanyRole = 'owner', at: string = furtherPaths.companyWebhooks) => {
  api.listMemberships.mockResolvedValue([membershipOf({ role })]);
  renderPage(
    {
      [furtherPaths.companyWebhooks]: <CompanyWebhooksPage />,
      [furtherPaths.companyWebhook.path]: <CompanyWebhookPage />,
    },
    { at, wide: true },
  );
};

const webhook = webhookOf({ owner: companyId });

beforeEach(() => {
  signInAs('carla');
  api.getCompany.mockResolvedValue(companyOf());
  pages.mockResolvedValue({ items: [], next: null });
});

it('lists the endpoints of the company, and adds one', async () => {
  api.createCompanyWebhook.mockResolvedValue({
    acknowledged: true,
    insertedId: 'hook',
    webhook,
    secret: 'whsec_b3du',
  });
  open();
  await screen.findByRole('heading', { name: 'No endpoints yet' });
  await userEvent.click(screen.getByRole('button', { name: 'Add endpoint' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an endpoint' }));
  await userEvent.fill(dialog.getByLabelText('Name'), 'ERP');
  await userEvent.fill(dialog.getByLabelText('Address'), webhook.url);
  await userEvent.click(dialog.getByLabelText('Only chosen events'));
  expect(dialog.queryByLabelText('Stock')).toBeNull();
  await userEvent.click(dialog.getByLabelText('Payments'));
  pages.mockResolvedValue({ items: [webhook], next: null });
  await userEvent.click(dialog.getByRole('button', { name: 'Add endpoint' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Secret of the endpoint' }));
  secret.getByText('whsec_b3du');
  expect(api.createCompanyWebhook.mock.lastCall?.[0]).toMatchObject({
    params: { id: companyId },
    body: { name: 'ERP', url: webhook.url, events: ['payment.recorded'] },
  });
  await userEvent.click(secret.getByRole('button', { name: 'I have stored it' }));
  const link = await screen.findByRole('link', { name: 'Warehouse' });
  expect(link.getAttribute('href')).toBe(`/company/webhooks/hook?id=${companyId}`);
});

it('shows an endpoint with its deliveries, and sends it a test', async () => {
  api.getCompanyWebhook.mockResolvedValue(webhook);
  api.testCompanyWebhook.mockResolvedValue({
    acknowledged: true,
    delivery: deliveryOf(),
  });
  pages.mockResolvedValue({ items: [deliveryOf()], next: null });
  open('owner', furtherPaths.companyWebhook.href('hook', companyId));
  await screen.findByRole('row', { name: /order\.placed/ });
  expect(pages.mock.lastCall?.[0]).toBe(
    `/api/company/${companyId}/webhook/hook/deliveries?status=all`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send test' }));
  await waitFor(() =>
    expect(toast.mock.calls.map(([message]) => message)).toEqual(['The test is on its way']),
  );
});

it('is for owners only', async () => {
  open('bookkeeper');
  await screen.findByRole('heading', { name: 'Only owners see this page' });
  expect(pages).not.toHaveBeenCalled();
});

it('cannot be changed once the company is closed', async () => {
  api.getCompany.mockResolvedValue(companyOf({ status: 'closed' }));
  open();
  await screen.findByRole('heading', { name: 'No endpoints yet' });
  expect(screen.queryByRole('button', { name: 'Add endpoint' })).toBeNull();
});
