import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { liveCompany } from '../../../domain/live/liveSources.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { paths } from '../../../lib/router/paths.ts';
import { bert, companyId, companyOf } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { report } from '../../../testing/fakeLive.tsx';
import { toast } from '../../../testing/fakeToast.ts';
import { customerOf } from '../../../testing/fixtures.ts';
import { keyOf } from '../../../testing/keys.ts';
import { groupOf } from '../../../testing/prices.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { webhookOf } from '../../../testing/webhooks.ts';
import { ManagedCompanyPage } from './ManagedCompanyPage.tsx';

const pages = vi.mocked(readPage);

const requested = companyOf({ status: 'requested', history: companyOf().history.slice(0, 1) });

const open = () =>
  renderPage(
    { [paths.managedCompany.path]: <ManagedCompanyPage /> },
    { at: paths.managedCompany.href(companyId), wide: true },
  );

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const note = {
  _id: 'note',
  by: 'nora',
  text: 'Called them',
  byEmail: 'nora@example.test',
  at: '2026-11-23T10:00:00.000Z',
};

beforeEach(() => {
  signInAs('nora', { admin: true });
  api.getCompany.mockResolvedValue(requested);
  api.getCustomer.mockResolvedValue(customerOf({ payerId: companyId }));
  api.listPriceLists.mockResolvedValue([]);
  api.listCustomerGroups.mockResolvedValue([groupOf()]);
  pages.mockImplementation(
    async (url) =>
      ({
        items: url.includes('/members') ? [bert] : url.includes('/notes') ? [note] : [],
        next: null,
      }) as never,
  );
});

it('shows who signed up, the members with their limits, and the notes', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Harbor Joinery' });
  await screen.findByText('Called them');
  const row = within(await screen.findByRole('row', { name: /Bert Buyer/ }));
  row.getByText('Up to $500.00');
  const link = screen.getByRole('link', { name: 'Carla Customer' });
  expect(link.getAttribute('href')).toBe('/dashboard/customers/carla');
  const terms = screen.getByRole('link', { name: 'Terms, orders and payments' });
  expect(terms.getAttribute('href')).toBe(`/dashboard/customers/${companyId}`);
  const orders = screen.getByRole('link', { name: 'Search its orders' });
  expect(orders.getAttribute('href')).toBe(`/dashboard/all-orders?status=all&payer=${companyId}`);
});

it('shows the decision of a colleague while it is open', async () => {
  open();
  await screen.findByRole('button', { name: 'Accept' });
  api.getCompany.mockResolvedValue(companyOf());
  await report(liveCompany(companyId), { _id: companyId });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
});

it('accepts it with terms and a credit limit in one dialog', async () => {
  api.transitionCompany.mockResolvedValue({ acknowledged: true, company: companyOf() });
  open();
  await press('Accept');
  const dialog = await inDialog('Accept this company?');
  await userEvent.selectOptions(dialog.getByLabelText('Payment terms'), 'net-60');
  await userEvent.fill(dialog.getByLabelText(/^Credit limit/), '5000');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept company' }));
  await waitFor(() => expect(toast.mock.calls[0]?.[0]).toBe('Harbor Joinery is accepted'));
  expect(api.transitionCompany.mock.lastCall?.[0].body).toEqual({
    to: 'active',
    reason: '',
    agreed: { terms: 'net-60', creditLimit: 500_000 },
  });
});

it('puts it into a group when it is accepted, and says when that failed', async () => {
  api.transitionCompany.mockResolvedValue({ acknowledged: true, company: companyOf() });
  api.setCustomerGroups.mockRejectedValue(new ApiProblem('network', 0));
  open();
  await press('Accept');
  const dialog = await inDialog('Accept this company?');
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Joiners' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept company' }));
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(2));
  expect(toast.mock.lastCall?.[0]).toMatch(/^The groups were not saved\. We cannot reach the shop/);
  expect(api.setCustomerGroups.mock.lastCall?.[0].body).toEqual({ groups: ['joiners'] });
});

it('declines it with a reason only', async () => {
  api.transitionCompany.mockResolvedValue({ acknowledged: true, company: companyOf() });
  open();
  await press('Decline');
  const dialog = await inDialog('Decline this company?');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline company' }));
  await dialog.findByText('Say why: the members read it');
  expect(api.transitionCompany).not.toHaveBeenCalled();
  await userEvent.fill(dialog.getByLabelText('Reason'), 'The number is wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline company' }));
  await waitFor(() => expect(api.transitionCompany).toHaveBeenCalledOnce());
});

it('keeps the dialog open when the company cannot be closed, and says what is open', async () => {
  api.getCompany.mockResolvedValue(companyOf());
  const openBusiness = { orders: 1, quotes: 0, amount: 5_000 };
  api.transitionCompany.mockRejectedValue(
    new ApiProblem('company-not-settled', 409, { openBusiness }),
  );
  open();
  await press('Close');
  const dialog = await inDialog('Close this company for good?');
  await userEvent.click(dialog.getByRole('button', { name: 'Close company' }));
  await dialog.findByText(/^The company still has 1 open order, \$50\.00 to pay/);
});

it('marks a name that another company has', async () => {
  api.getCompany.mockResolvedValue({ ...requested, sameName: 1 });
  open();
  await screen.findByText('1 other company has this name.');
  const link = screen.getByRole('link', { name: 'Compare' });
  expect(link.getAttribute('href')).toBe('/dashboard/companies?q=Harbor+Joinery');
});

it('adds a note, and empties the field', async () => {
  api.addCompanyNote.mockResolvedValue({ acknowledged: true, insertedId: 'new', note });
  open();
  await userEvent.fill(await screen.findByLabelText('Note'), 'Checked the register');
  await press('Add note');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe(''));
  expect(api.addCompanyNote.mock.lastCall?.[0].body).toEqual({ text: 'Checked the register' });
});

const programs = (url: string) => {
  if (url.includes('/keys')) return [keyOf({ owner: companyId })];
  if (url.includes('/webhooks')) return [webhookOf({ owner: companyId })];
  return url.includes('/members') ? [bert] : [];
};

it('shows its keys and endpoints to those who may see them, and ends them', async () => {
  pages.mockImplementation(async (url) => ({ items: programs(url), next: null }) as never);
  const held = ['read_companies', 'write_keys', 'write_webhooks'] as const;
  api.getPermissions.mockResolvedValue({ permissions: [...held] });
  api.revokeKey.mockResolvedValue({ acknowledged: true, apiKey: keyOf() });
  api.switchWebhookOff.mockResolvedValue({ acknowledged: true, webhook: webhookOf() });
  open();
  const key = within(await screen.findByRole('row', { name: /^ERP/ }));
  key.getByText('Active');
  await userEvent.click(key.getByRole('button', { name: /^End now/ }));
  const ending = await inDialog('End ERP now?');
  await userEvent.click(ending.getByRole('button', { name: 'End key now' }));
  await waitFor(() => expect(toast.mock.lastCall?.[0]).toBe('ERP is refused from now on'));
  expect(api.revokeKey.mock.lastCall?.[0].params).toEqual({ id: 'key' });
  const endpoint = within(await screen.findByRole('row', { name: /^Warehouse/ }));
  expect(endpoint.queryByRole('link')).toBeNull();
  await userEvent.click(endpoint.getByRole('button', { name: /^Switch off/ }));
  const switching = await inDialog('Switch Warehouse off?');
  await userEvent.click(switching.getByRole('button', { name: 'Switch endpoint off' }));
  await waitFor(() => expect(toast.mock.lastCall?.[0]).toBe('Warehouse is off'));
  expect(api.switchWebhookOff.mock.lastCall?.[0].params).toEqual({ id: 'hook' });
});

it('shows its keys without buttons to those who may only see them, and no endpoints', async () => {
  pages.mockImplementation(async (url) => ({ items: programs(url), next: null }) as never);
  api.getPermissions.mockResolvedValue({ permissions: ['read_companies', 'read_keys'] });
  open();
  const key = within(await screen.findByRole('row', { name: /^ERP/ }));
  await waitFor(() => expect(key.queryByRole('button', { name: /^End now/ })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Webhooks' })).toBeNull());
});

it('says that there is no such company', async () => {
  api.getCompany.mockRejectedValue(new ApiProblem('company-not-found', 404));
  open();
  await screen.findByRole('heading', { name: 'There is no such company' });
});
