import { screen, waitFor } from '@testing-library/react';
import type { Company } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeCart, newCart } from '../../domain/cart/stored/storedCart.ts';
import { addToCart } from '../../domain/cart/stored/useCart.ts';
import { companyId, companyOf, membershipOf } from '../../testing/companies.ts';
import { api } from '../../testing/fakeApi.ts';
import { plane } from '../../testing/fixtures.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { signInAs } from '../../testing/session.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { JoinedDialog } from './JoinedDialog.tsx';
import { joined } from './joined.ts';
import { PayerBar } from './PayerBar.tsx';

const switchPayer = vi.hoisted(() => vi.fn());
vi.mock('./switchPayer.ts', () => ({ switchPayer }));

interface Opened {
  buyingFor?: string;
  state?: object | null;
  company?: Partial<Company>;
}

const open = ({ buyingFor = '', state = joined, company = {} }: Opened = {}) => {
  signInAs('carla', { buyingFor });
  renderPage(
    <>
      <PayerBar uid="carla" />
      <JoinedDialog company={companyOf(company)} uid="carla" />
    </>,
    { at: { pathname: '/company', state } },
  );
};

beforeEach(() => {
  localStorage.clear();
  changeCart(() => newCart);
  switchPayer.mockReset();
  api.listMemberships.mockResolvedValue([membershipOf()]);
});

it('asks a new member, and buys for the company with the tools of the cart', async () => {
  addToCart(plane, 12);
  open();
  await screen.findByRole('dialog', { name: 'Buy for Harbor Joinery now?' });
  await userEvent.click(screen.getByRole('button', { name: 'Buy for it now' }));
  const company = { companyId, name: 'Harbor Joinery' };
  const from = { companyId: '', name: null };
  expect(switchPayer.mock.lastCall).toEqual(['carla', from, company, { isCartCopied: true }]);
  const stored = JSON.parse(localStorage.getItem(`cart ${companyId}`) ?? '');
  expect(stored.lines).toMatchObject([{ toolId: plane._id, quantity: 12 }]);
  expect(JSON.parse(localStorage.getItem('cart') ?? '').lines).toHaveLength(1);
});

it('changes nothing after “Not now”, and does not ask again', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(switchPayer).not.toHaveBeenCalled();
});

it.each<[string, Opened]>([
  ['someone who buys for the company already', { buyingFor: companyId }],
  ['who opens the page otherwise', { state: null }],
  ['a member of a company that cannot order yet', { company: { status: 'requested' } }],
])('does not ask %s', async (_, opened) => {
  open(opened);
  await waitFor(() => expect(api.listMemberships).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['', 'For yourself'],
  [companyId, 'For Harbor Joinery'],
])('a cart and a checkout name the payer %j, and change it', async (buyingFor, text) => {
  open({ buyingFor, state: null });
  await screen.findByText(text);
  await userEvent.click(screen.getByRole('button', { name: 'Change for whom you buy' }));
  const other = buyingFor ? 'Yourself' : 'Harbor Joinery';
  await userEvent.click(screen.getByRole('menuitemradio', { name: other }));
  expect(switchPayer).toHaveBeenCalledOnce();
});

it('an account without a company has no such line', async () => {
  api.listMemberships.mockResolvedValue([]);
  open({ state: null });
  await waitFor(() => expect(api.listMemberships).toHaveBeenCalled());
  expect(screen.queryByText(/^For /)).toBeNull();
});
