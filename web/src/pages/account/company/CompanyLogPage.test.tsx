import { screen } from '@testing-library/react';
import type { CompanyLogEntry, CompanyRole } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { companyId, companyOf, membershipOf } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { CompanyLogPage } from './CompanyLogPage.tsx';

const log = vi.mocked(readPage<CompanyLogEntry>);

const entryOf = (fields: Partial<CompanyLogEntry>): CompanyLogEntry => ({
  _id: 'entry',
  action: 'company-accepted',
  byEmail: '',
  before: { status: 'requested' },
  after: { status: 'active' },
  at: '2026-11-21T10:00:00.000Z',
  ...fields,
});

const open = (role: CompanyRole = 'owner') => {
  api.listMemberships.mockResolvedValue([membershipOf({ role })]);
  renderPage(<CompanyLogPage />, { at: furtherPaths.companyLog });
};

beforeEach(() => {
  signInAs('carla');
  api.getCompany.mockResolvedValue(companyOf());
});

it('lists what members and the shop have changed, without a name for staff', async () => {
  log.mockResolvedValue({
    items: [
      entryOf({
        _id: 'joined',
        action: 'member-joined',
        byEmail: 'bert@example.test',
        before: {},
        after: { email: 'bert@example.test', role: 'buyer' },
      }),
      entryOf({}),
    ],
    next: null,
  });
  open();
  await screen.findByText('Member joined: bert@example.test');
  screen.getByText('Company accepted');
  screen.getByText('The shop');
  expect(log.mock.calls[0]?.[0]).toBe(`/api/company/${companyId}/log`);
});

it('says that nothing was changed yet', async () => {
  log.mockResolvedValue({ items: [], next: null });
  open();
  await screen.findByText('Nothing was changed yet');
});

it('says why the log is missing, and reads it again', async () => {
  log.mockRejectedValueOnce(new ApiProblem('network', 0));
  log.mockResolvedValue({ items: [entryOf({})], next: null });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Company accepted');
});

it('is for owners', async () => {
  open('bookkeeper');
  await screen.findByText('Only owners see this page');
  expect(log).not.toHaveBeenCalled();
});
