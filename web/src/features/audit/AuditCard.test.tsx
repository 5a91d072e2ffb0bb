import { render, screen, within } from '@testing-library/react';
import type { AuditEntry } from 'functions/contract';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AuditCard } from './AuditCard.tsx';

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

const draw = (entry: AuditEntry, isOnlyTarget = false) => {
  render(
    <MemoryRouter>
      <AuditCard entry={entry} isOnlyTarget={isOnlyTarget} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('listitem'));
};

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

it('says who did what to what, from what to what, and when', () => {
  const record = draw(granted);
  const text = screen.getByRole('listitem').textContent;
  expect(text).toContain('nora@example.test made an admin of carla@example.test');
  expect(text).toContain('customer → admin');
  expect(text).toContain('Request request-7');
  expect(record.getByRole('time').getAttribute('datetime')).toBe(granted.at);
  expect(record.getByRole('time').textContent).toContain('21 Nov 2026');
  expect(record.getByRole('time').title).toContain('21 November 2026');
});

it.each([
  ['user', 'carla', '/dashboard/make-admin?q=carla%40example.test'],
  ['tool', 'jack-plane', '/dashboard/all-products/jack-plane'],
  ['order', 'o/1', '/dashboard/all-orders/o%2F1'],
] as const)('links the %s', (kind, id, href) => {
  const record = draw({ ...granted, target: { ...granted.target, kind, id } });
  expect(hrefOf(record.getByRole('link', { name: granted.target.label }))).toBe(href);
  const all = record.getByRole('link', { name: `All actions on this: ${granted.target.label}` });
  expect(hrefOf(all)).toBe(`/dashboard/audit?target=${encodeURIComponent(`${kind}/${id}`)}`);
});

it('links nothing that is gone, and no log that is open', () => {
  const record = draw({ ...granted, action: 'user-deleted', after: {} }, true);
  expect(record.queryByRole('link')).toBeNull();
});
