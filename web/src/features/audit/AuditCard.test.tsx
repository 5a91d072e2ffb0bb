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

const renderCard = (entry: AuditEntry, isOnlyTarget = false) => {
  render(
    <MemoryRouter>
      <AuditCard entry={entry} isOnlyTarget={isOnlyTarget} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('listitem'));
};

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

it('shows who did what to which target, the changes and the time', () => {
  const card = renderCard(granted);
  const text = screen.getByRole('listitem').textContent;
  expect(text).toContain('nora@example.test made an admin of carla@example.test');
  expect(text).toContain('customer → admin');
  expect(text).toContain('Request request-7');
  expect(card.getByRole('time').getAttribute('datetime')).toBe(granted.at);
  expect(card.getByRole('time').textContent).toContain('21 Nov 2026');
  expect(card.getByRole('time').title).toContain('21 November 2026');
});

it.each([
  ['user', 'carla', '/dashboard/make-admin?q=carla%40example.test'],
  ['tool', 'jack-plane', '/dashboard/all-products/jack-plane'],
  ['order', 'o/1', '/dashboard/all-orders/o%2F1'],
] as const)('links the %s', (kind, id, href) => {
  const card = renderCard({ ...granted, target: { ...granted.target, kind, id } });
  expect(hrefOf(card.getByRole('link', { name: granted.target.label }))).toBe(href);
  const all = card.getByRole('link', { name: `All actions on this: ${granted.target.label}` });
  expect(hrefOf(all)).toBe(`/dashboard/audit?target=${encodeURIComponent(`${kind}/${id}`)}`);
});

it('does not link a deleted target or the current log', () => {
  const card = renderCard({ ...granted, action: 'user-deleted', after: {} }, true);
  expect(card.queryByRole('link')).toBeNull();
});
