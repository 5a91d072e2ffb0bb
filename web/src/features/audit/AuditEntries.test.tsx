import { screen, within } from '@testing-library/react';
import type { AuditEntry } from 'functions/contract';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, stubWindow } from '../../testing/renderPage.tsx';
import { userEvent } from '../../testing/userEvent.ts';
import { AuditEntries } from './AuditEntries.tsx';

const granted: AuditEntry = {
  _id: '1',
  action: 'admin-granted',
  target: { kind: 'user', id: 'carla', label: 'carla@example.test' },
  before: { role: 'customer' },
  after: { role: 'admin' },
  by: 'nora',
  byEmail: 'nora@example.test',
  at: '2026-11-21T10:00:00.000Z',
  requestId: 'request-7',
};

const renderEntry = (entry: AuditEntry, isOnlyTarget = false) => {
  renderPage(<AuditEntries entries={[entry]} isOnlyTarget={isOnlyTarget} />);
  return within(screen.getAllByRole('row')[1] as HTMLElement);
};

beforeEach(() => {
  stubWindow(true);
});

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

it('shows who did what to which target, the changes and the time', async () => {
  const row = renderEntry(granted);
  row.getByRole('cell', { name: 'nora@example.test' });
  row.getByRole('rowheader', { name: 'made an admin of carla@example.test' });
  row.getByRole('cell', { name: 'Role: customer → admin' });
  expect(row.getByRole('time').getAttribute('datetime')).toBe(granted.at);
  expect(row.getByRole('time').textContent).toContain('21 Nov 2026');
  expect(row.getByRole('time').title).toContain('21 November 2026');
});

it.each([
  ['order-placed', 'placed order TH-1 for its customer'],
  ['order-delivered', 'marked order TH-1 as delivered'],
  ['admin-withdrawn', 'removed the admin right of TH-1'],
  ['email-changed', 'changed the e-mail address of an account to TH-1'],
] as const)('says %s as a sentence: "%s"', (action, name) => {
  const target = { kind: 'order', id: 'o', label: 'TH-1' } as const;
  renderEntry({ ...granted, action, target }).getByRole('rowheader', { name });
});

it('shows the request and the changed fields on demand', async () => {
  const row = renderEntry(granted);
  expect(screen.queryByText(/Request request-7/)).toBeNull();
  await userEvent.click(row.getByRole('button', { name: 'Details' }));
  screen.getByText(/Request request-7/);
  expect(screen.getByRole('definition').textContent).toBe('customer → admin');
});

it('shows compact rows on a phone', () => {
  stubWindow(false);
  renderPage(<AuditEntries entries={[granted]} isOnlyTarget />);
  const text = screen.getByRole('listitem').textContent;
  expect(text).toContain('made an admin of carla@example.test');
  expect(text).toContain('Role: customer → admin');
  expect(text).toContain('nora@example.test');
});

it.each([
  ['user', 'carla', '/dashboard/make-admin?q=carla%40example.test'],
  ['tool', 'jack-plane', '/dashboard/all-products/jack-plane'],
  ['order', 'o/1', '/dashboard/orders/o%2F1'],
] as const)('links the %s', (kind, id, href) => {
  const row = renderEntry({ ...granted, target: { ...granted.target, kind, id } });
  expect(hrefOf(row.getByRole('link', { name: granted.target.label }))).toBe(href);
  const all = row.getByRole('link', { name: 'All actions on this' });
  expect(hrefOf(all)).toBe(`/dashboard/audit?target=${encodeURIComponent(`${kind}/${id}`)}`);
});

it('links an entry of the bank by its amount', () => {
  const label = '-900.00 EUR, Landlord, 2026-11-21';
  const target = { kind: 'bank-entry', id: 'rent', label } as const;
  const row = renderEntry({ ...granted, action: 'bank-entry-left', target });
  expect(hrefOf(row.getByRole('link', { name: label }))).toBe('/dashboard/bank?show=all&q=900.00');
});

it.each(['customer-changed', 'bank-account-forgotten'] as const)(
  'links the customer of %s',
  (action) => {
    const row = renderEntry({ ...granted, action });
    expect(hrefOf(row.getByRole('link', { name: granted.target.label }))).toBe(
      '/dashboard/customers/carla',
    );
  },
);

it('does not link a deleted target or the current log', () => {
  const row = renderEntry({ ...granted, action: 'user-deleted', after: {} }, true);
  expect(row.queryByRole('link')).toBeNull();
});
