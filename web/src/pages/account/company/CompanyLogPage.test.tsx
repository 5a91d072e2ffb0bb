import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { CompanyLogEntry, CompanyRole } from 'functions/contract';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { loadErrorTexts } from '../../../lib/api/messages.ts';
import type { readPage } from '../../../lib/api/readPage.ts';
import { paths } from '../../../lib/router/paths.ts';
import { companyId, companyOf, membershipOf } from '../../../testing/companies.ts';
import type { Answer } from '../../../testing/fakeApi.ts';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { CompanyLogPage } from './CompanyLogPage.tsx';

const requests = vi.hoisted(() => ({
  listMemberships: vi.fn<Answer<'listMemberships'>>(),
  getCompany: vi.fn<Answer<'getCompany'>>(),
}));
const log = vi.hoisted(() => vi.fn<typeof readPage<CompanyLogEntry>>());
vi.mock('../../../lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../../testing/fakeApi.ts')).answering(requests),
}));
vi.mock('../../../lib/api/readPage.ts', () => ({ readPage: log }));

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
  requests.listMemberships.mockResolvedValue([membershipOf({ role })]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[paths.companyLog]}>
        <CompanyLogPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

beforeEach(async () => {
  vi.resetAllMocks();
  await loadErrorTexts();
  signInAs('carla');
  requests.getCompany.mockResolvedValue(companyOf());
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
