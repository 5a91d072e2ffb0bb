import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { paths } from '../../lib/router/paths.ts';
import { companyId, membershipOf } from '../../testing/companies.ts';
import { api } from '../../testing/fakeApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { sessionUserOf, signInAs } from '../../testing/session.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { LinkedCompany } from './LinkedCompany.tsx';

const openForPayer = vi.hoisted(() => vi.fn());
vi.mock('./switchPayer.ts', () => ({ openForPayer }));

const bakery = `company-${'b'.repeat(20)}`;

const Page = () => {
  const { pathname, search } = useLocation();
  const isLinked = new URLSearchParams(search).has('company');
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      {isLinked ? (
        <LinkedCompany user={sessionUserOf('carla')} admin={admin} />
      ) : (
        <h1>The order</h1>
      )}
    </>
  );
};
let admin = false;

const open = (company: string, { buyingFor = '', query = '' } = {}) => {
  signInAs('carla', { buyingFor });
  renderPage(
    { '*': <Page /> },
    { at: `${paths.orderDetails.href('TH-1')}?${query}company=${company}` },
  );
};
const address = () => screen.getByLabelText('Address').textContent;

beforeEach(() => {
  admin = false;
  openForPayer.mockReset();
  api.listMemberships.mockResolvedValue([membershipOf()]);
});

it('opens the page as it is where the tab buys for the company, and reads nothing', async () => {
  open(companyId, { buyingFor: companyId, query: 'payment=done&' });
  await screen.findByRole('heading', { name: 'The order' });
  expect(address()).toBe(`${paths.orderDetails.href('TH-1')}?payment=done`);
  expect(api.listMemberships).not.toHaveBeenCalled();
  expect(openForPayer).not.toHaveBeenCalled();
});

it('buys for the company of a member, on a new page without the company in its address', async () => {
  open(companyId, { query: 'payment=done&' });
  await waitFor(() => expect(openForPayer).toHaveBeenCalledOnce());
  expect(openForPayer).toHaveBeenCalledWith(
    'carla',
    { companyId: '', name: null },
    { companyId, name: 'Harbor Joinery' },
    `${paths.orderDetails.href('TH-1')}?payment=done`,
  );
  expect(screen.queryByRole('heading', { name: 'The order' })).toBeNull();
});

it('names the company for which the tab bought before', async () => {
  api.listMemberships.mockResolvedValue([
    membershipOf(),
    membershipOf({ companyId: bakery, companyName: 'New Bakery' }),
  ]);
  open(companyId, { buyingFor: bakery });
  await waitFor(() => expect(openForPayer).toHaveBeenCalledOnce());
  expect(openForPayer.mock.lastCall?.[1]).toEqual({ companyId: bakery, name: 'New Bakery' });
});

it.each([bakery, 'company-', 'nonsense', '', encodeURIComponent('<b>')])(
  'says that the account does not belong to %j, and changes nothing',
  async (company) => {
    open(company, { buyingFor: companyId });
    await screen.findByRole('heading', { name: 'You do not belong to this company' });
    screen.getByText(/You are logged in as carla@example\.test/);
    const link = screen.getByRole('link', { name: 'See my orders' });
    expect(link.getAttribute('href')).toBe(paths.myOrders);
    expect(openForPayer).not.toHaveBeenCalled();
  },
);

it('buys for the account itself when the link says so', async () => {
  open('own', { buyingFor: companyId });
  await waitFor(() => expect(openForPayer).toHaveBeenCalledOnce());
  expect(openForPayer).toHaveBeenCalledWith(
    'carla',
    { companyId, name: 'Harbor Joinery' },
    { companyId: '', name: null },
    paths.orderDetails.href('TH-1'),
  );
});

it('opens the page to an admin who is in no company', async () => {
  admin = true;
  api.listMemberships.mockResolvedValue([]);
  open(companyId);
  await screen.findByRole('heading', { name: 'The order' });
  expect(openForPayer).not.toHaveBeenCalled();
});

it('says when the companies cannot be read, and tries again', async () => {
  api.listMemberships.mockRejectedValueOnce(new ApiProblem('unavailable', 503));
  open(companyId);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(openForPayer).toHaveBeenCalledOnce());
});
