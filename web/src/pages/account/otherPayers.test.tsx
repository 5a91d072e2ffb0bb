import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DocumentKind } from '../../domain/document/DocumentFailure.tsx';
import { DocumentFailure } from '../../domain/document/DocumentFailure.tsx';
import { orderKind } from '../../features/orders/details/orderKind.ts';
import { quoteKind } from '../../features/quotes/details/quoteKind.ts';
import { requestKind } from '../../features/requests/details/requestKind.ts';
import { returnKind } from '../../features/returns/details/returnKind.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { companyId, membershipOf } from '../../testing/companies.ts';
import { answer, api } from '../../testing/fakeApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { signInAs } from '../../testing/session.ts';

const bakery = `company-${'b'.repeat(20)}`;

const read = vi.fn();

const order = orderKind('TH-1', false);
const quote = quoteKind('TH-1', false);

const kinds: [noun: string, kind: DocumentKind][] = [
  ['order', order],
  ['quote', quote],
  ['return', returnKind('TH-1', false)],
  ['request', requestKind('TH-1')],
];

interface Opened {
  /** The payer to whom the document belongs; null for one that is not of the account. */
  owner: string | null;
  buyingFor: string;
}

const open = ([, kind]: (typeof kinds)[number], { owner, buyingFor }: Opened) => {
  signInAs('carla', { buyingFor });
  read.mockImplementation(async ({ company }: { company: string }) => {
    if (company !== owner) throw new ApiProblem(kind.missing, 404);
    return {};
  });
  const error = new ApiProblem(kind.missing, 404);
  renderPage(<DocumentFailure kind={kind} error={error} onRetry={() => {}} />, {
    at: '/page/TH-1?payment=done',
  });
};

beforeEach(() => {
  read.mockReset();
  answer({ getOrder: read, getQuote: read, getReturn: read, getRequest: read });
  api.listMemberships.mockResolvedValue([
    membershipOf(),
    membershipOf({ companyId: bakery, companyName: 'New Bakery' }),
  ]);
});

it.each(kinds)(
  'the %s of a company of the account, opened under Yourself, names the company',
  async (...kind) => {
    open(kind, { owner: bakery, buyingFor: '' });
    await screen.findByRole('heading', { name: `This ${kind[0]} belongs to New Bakery` });
    const link = screen.getByRole('link', { name: 'Switch to New Bakery' });
    expect(link.getAttribute('href')).toBe(`/page/TH-1?payment=done&company=${bakery}`);
  },
);

it.each(kinds)('the account’s %s, opened under a company, says so', async (...kind) => {
  open(kind, { owner: '', buyingFor: companyId });
  await screen.findByRole('heading', { name: `This ${kind[0]} is your own` });
  const link = screen.getByRole('link', { name: 'Switch to yourself' });
  expect(link.getAttribute('href')).toBe('/page/TH-1?payment=done&company=own');
});

it.each(kinds)('another customer’s %s stays missing', async (...kind) => {
  open(kind, { owner: null, buyingFor: companyId });
  await screen.findByRole('heading', { name: `There is no such ${kind[0]}` });
  expect(read.mock.calls.map(([{ company }]) => company)).toEqual(['', bakery]);
});

it('asks nothing further for an account without a company', async () => {
  api.listMemberships.mockResolvedValue([]);
  open(['order', order], { owner: '', buyingFor: '' });
  await screen.findByRole('heading', { name: 'There is no such order' });
  expect(read).not.toHaveBeenCalled();
});

it('says that the document is missing when the companies cannot be read', async () => {
  api.listMemberships.mockRejectedValue(new ApiProblem('unavailable', 503));
  open(['quote', quote], { owner: bakery, buyingFor: '' });
  await waitFor(() => screen.getByRole('heading', { name: 'There is no such quote' }));
});
