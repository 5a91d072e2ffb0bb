import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changedOrdersOf, liveCompany } from '../../../domain/live/liveSources.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { paths } from '../../../lib/router/paths.ts';
import { forgetChoice, storeChoice } from '../../../lib/session/buyingFor.ts';
import { companyId, companyOf, membershipOf } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { refetch, report } from '../../../testing/fakeLive.tsx';
import { toast } from '../../../testing/fakeToast.ts';
import { shopOf, termsOf } from '../../../testing/fixtures.ts';
import { listenedOrder } from '../../../testing/listenedOrder.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { sendsNothing } from '../../../testing/sendsNothing.ts';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { CompanyPage } from './CompanyPage.tsx';
import { CompanyRulesPage } from './CompanyRulesPage.tsx';

const switchPayer = vi.hoisted(() => vi.fn());
vi.mock('../../../features/buyingFor/switchPayer.ts', () => ({ switchPayer }));

const open = (address: string = paths.company.path) =>
  renderPage(
    { [paths.company.path]: <CompanyPage />, [furtherPaths.companyRules]: <CompanyRulesPage /> },
    { at: address },
  );

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Pages of the company' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  signInAs('carla');
  api.getShop.mockResolvedValue(shopOf());
  api.listMemberships.mockResolvedValue([membershipOf()]);
  api.getCompany.mockResolvedValue(companyOf());
  api.listOwnPriceLists.mockResolvedValue([]);
  api.listApprovers.mockResolvedValue([{ uid: 'carla', name: 'Carla Customer', role: 'owner' }]);
});

const other = membershipOf({ companyId: 'company-9', companyName: 'Mill & Sons' });

describe('The company of the pages', () => {
  it('is the only one of the account', async () => {
    open();
    await heading('Harbor Joinery');
    await screen.findByText('93-7654321');
    expect(api.getCompany.mock.calls[0]?.[0].params).toEqual({ id: companyId });
  });

  it('is the one of the address', async () => {
    api.listMemberships.mockResolvedValue([other, membershipOf()]);
    open(paths.company.href(companyId));
    await heading('Harbor Joinery');
  });

  it('is chosen from several', async () => {
    api.listMemberships.mockResolvedValue([other, membershipOf()]);
    open();
    const link = await screen.findByRole('link', { name: 'Open Mill & Sons' });
    expect(link.getAttribute('href')).toBe('/company?id=company-9');
    expect(api.getCompany).not.toHaveBeenCalled();
  });

  it('can be signed up if there is none', async () => {
    api.listMemberships.mockResolvedValue([]);
    open();
    const link = await screen.findByRole('link', { name: 'Sign up a company' });
    expect(link.getAttribute('href')).toBe('/company/new');
  });

  it('is shown to members only', async () => {
    open(paths.company.href('company-8'));
    await screen.findByRole('heading', { name: 'You do not belong to this company' });
  });

  it('says so if the account was removed a moment ago', async () => {
    api.getCompany.mockRejectedValue(new ApiProblem('not-a-member', 403));
    open();
    await screen.findByRole('heading', { name: 'You do not belong to this company' });
  });
});

describe('The pages of a company', () => {
  it('depend on the role', async () => {
    open();
    await heading('Harbor Joinery');
    expect(tabs()).toContain('Log');
  });

  it('have no log and no edit for others than owners', async () => {
    api.listMemberships.mockResolvedValue([membershipOf({ role: 'bookkeeper' })]);
    open();
    await screen.findByText('93-7654321');
    expect(tabs()).not.toContain('Log');
    expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull();
  });
});

const buyFor = (id: string) => {
  storeChoice('carla', id);
  forgetChoice();
};

describe('The terms of a company', () => {
  afterEach(() => buyFor(''));

  const nextSteps = async () =>
    within(await screen.findByRole('list', { name: 'Next steps' }))
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);

  it.each([
    [
      'owner',
      'active',
      ['Order tools', 'Decide about requests', 'See orders and pay invoices', 'Invite members'],
    ],
    ['buyer', 'active', ['Order tools']],
    ['bookkeeper', 'active', ['See orders and pay invoices']],
    ['owner', 'suspended', ['See orders and pay invoices']],
  ] as const)('come with the next steps of the %s, while it is %s', async (role, status, steps) => {
    buyFor(companyId);
    api.listMemberships.mockResolvedValue([membershipOf({ role })]);
    api.getCompany.mockResolvedValue(companyOf({ status }));
    api.getTerms.mockResolvedValue(termsOf({ open: 124_000, creditLimit: 500_000 }));
    open();
    await screen.findByText('Terms of the company: net 30 days.');
    screen.getByText('Unpaid: $1,240.00 of $5,000.00, $3,760.00 left.');
    screen.getByRole('heading', { name: 'Agreed prices' });
    await screen.findByText(/^No prices are agreed with Harbor Joinery/);
    expect(await nextSteps()).toEqual(steps);
  });

  it('come with the agreed price lists and their ends', async () => {
    buyFor(companyId);
    api.getTerms.mockResolvedValue(termsOf());
    api.listOwnPriceLists.mockResolvedValue([
      {
        ...{ _id: 'list', name: 'Contract 2026', kind: 'percentage', discount: 750 },
        ...{ from: null, until: '2026-12-31', assortment: 'all', audience: 'payer' },
        inForce: true,
      },
    ]);
    open();
    const lists = within(await screen.findByRole('list', { name: 'Agreed price lists' }));
    expect(lists.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Contract 2026Until 31 December 20267.5% off the list prices',
    ]);
  });

  it('are seen once the page buys for the company, which is the next step', async () => {
    open(paths.company.href(companyId));
    await screen.findByText(/^Buy for Harbor Joinery to see its terms/);
    expect(api.getTerms).not.toHaveBeenCalled();
    const invite = screen.getByRole('link', { name: 'Invite members' });
    expect(invite.getAttribute('href')).toBe(`/company/members?id=${companyId}`);
    await press('Buy for it now');
    const from = { companyId: '', name: null };
    const to = { companyId, name: 'Harbor Joinery' };
    expect(switchPayer.mock.calls).toEqual([['carla', from, to, {}]]);
  });

  it('leave the invitation of members to owners', async () => {
    api.listMemberships.mockResolvedValue([membershipOf({ role: 'buyer' })]);
    open();
    await screen.findByRole('button', { name: 'Buy for it now' });
    expect(screen.queryByRole('link', { name: 'Invite members' })).toBeNull();
  });
});

it('The credit of a company follows its orders', async () => {
  buyFor(companyId);
  api.getTerms.mockResolvedValue(termsOf({ open: 0, creditLimit: 500_000, room: 500_000 }));
  open();
  await screen.findByText('Unpaid: $0.00 of $5,000.00, $5,000.00 left.');
  await report(changedOrdersOf(companyId), []);
  expect(api.getTerms).toHaveBeenCalledOnce();
  api.getTerms.mockResolvedValue(termsOf({ open: 124_000, creditLimit: 500_000 }));
  await report(changedOrdersOf(companyId), [listenedOrder('first', 1_000)]);
  await screen.findByText('Unpaid: $1,240.00 of $5,000.00, $3,760.00 left.');
  buyFor('');
});

describe('A company that changes while its page is open', () => {
  const source = liveCompany(companyId);
  const mark = { _id: companyId };

  it('shows what has changed', async () => {
    open();
    await screen.findByText('93-7654321');
    api.getCompany.mockResolvedValue(companyOf({ taxId: '93-1111111' }));
    await report(source, mark);
    await screen.findByText('93-1111111');
  });

  it('shows that it is suspended, and the new role of the account', async () => {
    open();
    await heading('Harbor Joinery');
    api.getCompany.mockResolvedValue(companyOf({ status: 'suspended' }));
    api.listMemberships.mockResolvedValue([membershipOf({ role: 'buyer' })]);
    await refetch(source);
    await screen.findByText('The company is suspended');
    await waitFor(() => expect(tabs()).not.toContain('Log'));
  });

  it('says so when the account is removed', async () => {
    open();
    await heading('Harbor Joinery');
    api.getCompany.mockRejectedValue(new ApiProblem('not-a-member', 403));
    await report(source, mark);
    await screen.findByRole('heading', { name: 'You do not belong to this company' });
  });

  it('keeps what is being typed', async () => {
    open();
    await press('Edit details');
    await userEvent.fill(screen.getByLabelText('Name'), 'Harbor & Sons');
    api.getCompany.mockResolvedValue(companyOf({ version: 'v2', taxId: '93-1111111' }));
    await report(source, mark);
    await waitFor(() => expect(api.getCompany).toHaveBeenCalledTimes(2));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Harbor & Sons');
  });
});

const at = '2026-11-22T10:00:00.000Z';

describe('The status', () => {
  it('says what happens next while the sign-up is in review', async () => {
    const company = companyOf({ status: 'requested', history: companyOf().history.slice(0, 1) });
    api.getCompany.mockResolvedValue(company);
    open();
    await screen.findByText('The sign-up is in review');
    within(screen.getByRole('list', { name: 'What happens next' })).getByText(
      'The shop checks the details',
    );
  });

  it.each([
    ['declined', 'The shop has declined the sign-up'],
    ['suspended', 'The company is suspended'],
  ] as const)('has the reason: %s', async (status, title) => {
    const event = {
      status,
      actor: 'admin',
      uid: 'nora',
      at,
      reason: 'The number is wrong',
    } as const;
    api.getCompany.mockResolvedValue(
      companyOf({ status, history: [...companyOf().history, event] }),
    );
    open();
    await screen.findByText(title);
    screen.getByText('The shop writes: “The number is wrong”');
    expect(screen.queryByRole('link', { name: 'Sign up again' }) !== null).toBe(
      status === 'declined',
    );
  });

  it('is not mentioned above the pages of an active company', async () => {
    open();
    await screen.findByText('93-7654321');
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('The details', () => {
  const edit = async () => {
    open();
    await press('Edit details');
  };

  it('are saved with the rules as they are', async () => {
    const saved = companyOf({ name: 'Harbor & Sons', version: 'v2' });
    api.updateCompany.mockResolvedValue({ acknowledged: true, company: saved });
    await edit();
    await userEvent.fill(screen.getByLabelText('Name'), 'Harbor & Sons');
    await press('Save details');
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    const [[{ body } = { body: null }] = []] = api.updateCompany.mock.calls;
    expect(body).toMatchObject({
      version: 'v1',
      name: 'Harbor & Sons',
      approval: companyOf().approval,
    });
    await screen.findByRole('button', { name: 'Edit details' });
  });

  it('need one of the two numbers', async () => {
    await edit();
    await userEvent.clear(screen.getByLabelText('Tax number'));
    await press('Save details');
    await screen.findByText('Enter the tax number or the registration number');
    expect(api.updateCompany).not.toHaveBeenCalled();
  });

  it('keep what was typed when someone else has changed them', async () => {
    const theirs = companyOf({ taxId: '11-1111111', version: 'v2' });
    api.updateCompany.mockRejectedValueOnce(
      new ApiProblem('precondition-failed', 412, { company: theirs }),
    );
    api.updateCompany.mockResolvedValueOnce({ acknowledged: true, company: theirs });
    await edit();
    await userEvent.fill(screen.getByLabelText('Name'), 'Harbor & Sons');
    await press('Save details');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else has changed the company' }),
    );
    dialog.getByRole('row', { name: 'Name Harbor Joinery Harbor & Sons' });
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(api.updateCompany).toHaveBeenCalledTimes(2));
    expect(api.updateCompany.mock.lastCall?.[0].body).toMatchObject({
      version: 'v2',
      name: 'Harbor & Sons',
      taxId: '11-1111111',
    });
  });
});

describe('The rules', () => {
  it('are explained as they are typed, and saved with the details', async () => {
    api.updateCompany.mockResolvedValue({ acknowledged: true, company: companyOf() });
    open(furtherPaths.companyRules);
    await screen.findByText(/^No order needs approval because of its amount/);
    await userEvent.fill(screen.getByLabelText(/^Approval from an amount/), '500');
    screen.getByText(/^Every order of \$500\.00 or more before tax, except an order of an owner/);
    await userEvent.selectOptions(screen.getByLabelText('Who must approve'), '2');
    screen.getByText(/must be approved by two other members\.$/);
    await press('Save rules');
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    const save = screen.getByRole('button', { name: 'Save rules' });
    await waitFor(() => expect(sendsNothing(save)).toBe(true));
    expect(document.activeElement).toBe(save);
    expect(api.updateCompany.mock.lastCall?.[0].body).toMatchObject({
      name: 'Harbor Joinery',
      approval: { fromAmount: 50_000, approvers: 2, ownersExempt: true },
    });
  });

  it('say who is missing when nobody could approve', async () => {
    const message = 'Another member must approve these orders of Carla, but nobody else can';
    const errors = { approval: message };
    api.updateCompany.mockRejectedValue(new ApiProblem('validation', 400, { errors }));
    open(furtherPaths.companyRules);
    await userEvent.fill(await screen.findByLabelText(/^Approval from an amount/), '0');
    await press('Save rules');
    await screen.findByText(message);
  });

  it('are only read by others than owners', async () => {
    api.listMemberships.mockResolvedValue([membershipOf({ role: 'approver' })]);
    open(furtherPaths.companyRules);
    await screen.findByText(/^No order needs approval because of its amount/);
    expect(screen.queryByRole('button', { name: 'Save rules' })).toBeNull();
  });
});
