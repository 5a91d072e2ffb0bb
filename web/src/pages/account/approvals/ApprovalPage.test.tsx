import { render, screen, waitFor, within } from '@testing-library/react';
import type { CompanyRole, Membership, RequestPage } from 'functions/contract';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { liveCompany } from '../../../domain/live/liveSources.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { paths } from '../../../lib/router/paths.ts';
import { membershipOf, companyId as testCompanyId } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { report } from '../../../testing/fakeLive.tsx';
import { plane } from '../../../testing/fixtures.ts';
import { openPage, renderPage } from '../../../testing/renderPage.tsx';
import { requestOf, requestPageOf } from '../../../testing/requests.ts';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { ApprovalPage } from './ApprovalPage.tsx';

const routes = { [paths.approval.path]: <ApprovalPage /> };
const at = paths.approval.href('request');

const reasons = () => screen.findByRole('region', { name: 'Why it needs approval' });

const openAs = async (uid: string, role: CompanyRole, request: RequestPage) => {
  const answers = { getRequest: request, listMemberships: [membershipOf({ role })] };
  renderPage(routes, { at, as: { uid, buyingFor: testCompanyId }, answers });
  await reasons();
};

const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const notice = () => screen.getByRole('alert').textContent;

const changed = { acknowledged: true as const, request: requestOf({ status: 'approved' }) };

beforeEach(() => {
  localStorage.clear();
});

describe('ApprovalPage', () => {
  it('is shown together with its buttons', async () => {
    signInAs('olga', { buyingFor: testCompanyId });
    const { promise, resolve } = Promise.withResolvers<Membership[]>();
    api.getRequest.mockResolvedValue(requestPageOf());
    api.listMemberships.mockReturnValue(promise);
    renderPage(routes, { at });
    await waitFor(() => expect(api.getRequest.mock.settledResults).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Why it needs approval' })).toBeNull();
    resolve([membershipOf({ role: 'owner' })]);
    await reasons();
    expect(button('Approve')).not.toBeNull();
  });

  it('is shown without buttons while the companies of the account cannot be read', async () => {
    signInAs('olga', { buyingFor: testCompanyId });
    api.getRequest.mockResolvedValue(requestPageOf());
    api.listMemberships.mockRejectedValue(new ApiProblem('unavailable', 503));
    const { client, wrapper } = openPage({ at });
    client.setDefaultOptions({ queries: { retryDelay: 3_600_000 } });
    render(
      <Routes>
        <Route path={paths.approval.path} element={<ApprovalPage />} />
      </Routes>,
      { wrapper },
    );
    await reasons();
    expect(button('Approve')).toBeNull();
  });

  it('names the API key with which it was sent', async () => {
    const apiKey = { name: 'ERP of Harbor', prefix: 'th_test_Ab12' };
    await openAs('olga', 'owner', { ...requestPageOf(), apiKey });
    screen.getByText('ERP of Harbor (th_test_Ab12…)');
  });

  it('shows the decision of somebody else while it is open', async () => {
    await openAs('olga', 'owner', requestPageOf());
    await waitFor(() => expect(button('Approve')).not.toBeNull());
    const rejected = requestPageOf({ status: 'rejected' });
    api.getRequest.mockResolvedValue(rejected);
    await report(liveCompany(rejected.companyId), { _id: rejected.companyId });
    await waitFor(() => expect(button('Approve')).toBeNull());
  });

  it('says why the order needs approval, and who can give it', async () => {
    await openAs('bea', 'buyer', requestPageOf());
    const reasons = screen.getByRole('region', { name: 'Why it needs approval' });
    expect(reasons.textContent).toContain('above the member’s limit of $500.00');
    expect(notice()).toContain('Olga Owner has to approve it');
  });

  it.each([
    ['bea', 'buyer', ['Withdraw']],
    ['bea', 'owner', ['Withdraw']],
    ['olga', 'owner', ['Approve', 'Reject']],
    ['ben', 'buyer', []],
  ] as const)('lets %s, the %s, %j', async (uid, role, names) => {
    await openAs(uid, role, requestPageOf());
    await waitFor(() => expect(api.listMemberships).toHaveBeenCalled());
    const shown = () => ['Approve', 'Reject', 'Withdraw'].filter((name) => button(name));
    await waitFor(() => expect(shown()).toEqual(names));
  });

  it('approves the prices of now, which it shows beside those of the request', async () => {
    await openAs('olga', 'owner', requestPageOf({}, {}, 7000));
    expect(notice()).toContain('1 price changed');
    const lines = screen.getByRole('list', { name: 'Lines' });
    expect(lines.textContent).toContain('$64.00');
    expect(lines.textContent).toContain('now $70.00');
    api.approveRequest.mockResolvedValue({ ...changed, order: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Totals').textContent).toContain('$700.00');
    await userEvent.click(dialog.getByRole('button', { name: /^Approve/ }));
    await waitFor(() =>
      expect(api.approveRequest).toHaveBeenCalledExactlyOnceWith({
        params: { id: 'request' },
        body: { lines: [{ toolId: plane._id, unitPrice: 7000 }] },
        idempotencyKey: expect.any(String),
      }),
    );
    await waitFor(() => expect(api.getRequest).toHaveBeenCalledTimes(2));
  });

  it('says why an approval failed, and reads the request again', async () => {
    await openAs('olga', 'owner', requestPageOf());
    api.approveRequest.mockRejectedValue(
      new ApiProblem('request-closed', 409, { requestStatus: 'withdrawn' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Approve/ }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).not.toBe(''));
    await waitFor(() => expect(api.getRequest).toHaveBeenCalledTimes(2));
  });

  it('rejects with a sentence', async () => {
    await openAs('olga', 'owner', requestPageOf());
    api.rejectRequest.mockResolvedValue(changed);
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Reject request of \$/ }));
    expect(await dialog.findByText('Enter the reason')).toBeTruthy();
    await userEvent.fill(dialog.getByLabelText('Reason'), 'Too many planes');
    await userEvent.click(dialog.getByRole('button', { name: /^Reject request of \$/ }));
    await waitFor(() =>
      expect(api.rejectRequest).toHaveBeenCalledExactlyOnceWith({
        params: { id: 'request' },
        body: { reason: 'Too many planes' },
        idempotencyKey: expect.any(String),
      }),
    );
  });

  it('of an offer leads to it, and says that the approval accepts it', async () => {
    const quote = { id: 'quote', number: 'QU-4K2M9A7C' };
    await openAs('olga', 'owner', requestPageOf({ quote }));
    const link = screen.getByRole('link', { name: 'QU-4K2M9A7C' });
    expect(link.getAttribute('href')).toBe(paths.quote.href('quote'));
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    within(screen.getByRole('dialog')).getByText(/^This accepts the offer QU-4K2M9A7C:/);
  });

  it('of an offer that is over can’t be approved, and says why', async () => {
    const quote = { id: 'quote', number: 'QU-4K2M9A7C' };
    const problems = [{ code: 'quote-not-changeable', quoteStatus: 'expired' } as const];
    await openAs('olga', 'owner', requestPageOf({ quote }, { problems }));
    expect(notice()).toContain('The offer has expired.');
    const approve = await screen.findByRole<HTMLButtonElement>('button', { name: 'Approve' });
    expect(approve.disabled).toBe(true);
  });

  it('says what keeps it from being approved', async () => {
    const problems = [
      { code: 'insufficient-stock', toolId: plane._id, available: 3 } as const,
      { code: 'credit-exceeded', room: 10_00, creditLimit: 500_00 } as const,
    ];
    await openAs('olga', 'owner', requestPageOf({}, { problems }));
    expect(notice()).toContain(`${plane.toolName} has only 3 pieces left.`);
    expect(notice()).toContain('credit limit of $500.00, of which $10.00 is left');
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: 'Approve' })).disabled,
    ).toBe(true);
  });

  it('shows how a request ended', async () => {
    const decidedBy = { uid: 'olga', name: 'Olga Owner' };
    const rejected = requestPageOf({ status: 'rejected', decidedBy, reason: 'Too many planes' });
    await openAs('bea', 'buyer', rejected);
    expect(notice()).toBe('Rejected by Olga OwnerToo many planes');
    expect(button('Withdraw')).toBeNull();
  });

  it('leads to the order of an approved request', async () => {
    await openAs('bea', 'buyer', requestPageOf({ status: 'approved', orderId: 'request' }));
    expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
      paths.orderDetails.href('TH-4K2M9A7C'),
    );
  });
});

it('has all its amounts in the currency of the request', async () => {
  await openAs('bea', 'buyer', requestPageOf({ currency: 'EUR' }));
  const totals = await screen.findByLabelText('Totals');
  expect(totals.textContent).toContain('€');
  expect(totals.textContent).not.toContain('$');
  expect(screen.getAllByText(/€\d/).length).toBeGreaterThan(2);
  expect(screen.queryByText(/^\$\d| at \$/)).toBeNull();
});
