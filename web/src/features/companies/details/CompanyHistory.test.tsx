import { render, screen, within } from '@testing-library/react';
import type { Company } from 'functions/contract';
import { expect, it } from 'vitest';
import { companyOf } from '../../../testing/companies.ts';
import { CompanyHistory } from './CompanyHistory.tsx';

const at = '2026-11-21T10:00:00.000Z';

const show = (...events: Pick<Company['history'][number], 'status' | 'reason'>[]) =>
  render(
    <CompanyHistory
      company={companyOf({
        status: events.at(-1)?.status ?? 'requested',
        history: events.map((event) => ({ actor: 'admin', uid: null, at, ...event })),
      })}
    />,
  );

const titles = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.split('21 Nov')[0]);

it('names the steps of the shop, with their reasons', () => {
  show(
    { status: 'requested' },
    { status: 'active' },
    { status: 'suspended', reason: 'Letters come back' },
    { status: 'active' },
    { status: 'closed' },
  );
  expect(titles('History')).toEqual([
    'Signed up',
    'Accepted by the shop',
    'Suspended by the shop',
    'Reopened by the shop',
    'Closed by the shop',
  ]);
  screen.getByText('Reason: Letters come back');
  expect(screen.queryByRole('list', { name: 'What happens next' })).toBeNull();
});

it('begins with the sign-up, also where the shop accepts at once', () => {
  show({ status: 'active' });
  expect(titles('History')).toEqual(['Signed up']);
});

it('says what comes after a sign-up', () => {
  show({ status: 'requested' });
  const next = within(screen.getByRole('list', { name: 'What happens next' }));
  expect(next.getAllByRole('listitem')).toHaveLength(2);
  next.getByText('The company can order');
});
