import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { emptyCart } from '../../../domain/cart/stored/useCart.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { paths } from '../../../lib/router/paths.ts';
import { resolvedRows } from '../../../testing/cart.ts';
import { buyingOf, companyId } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { plane, shopOf } from '../../../testing/fixtures.ts';
import { quoteOf } from '../../../testing/quotes.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { sendsNothing } from '../../../testing/sendsNothing.ts';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { QuoteRequestPage } from './QuoteRequestPage.tsx';

const open = () =>
  renderPage(
    { [paths.quoteRequest.path]: <QuoteRequestPage />, [paths.quote.path]: <h1>The quote</h1> },
    { at: paths.quoteRequest.href('plane', 600) },
  );

const sendButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Send request' });
const isSendable = async (expected: boolean) => {
  const button = await sendButton();
  await waitFor(() => expect(sendsNothing(button)).toBe(!expected));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  emptyCart();
  signInAs('carla');
  api.getShop.mockResolvedValue(shopOf());
  api.getBuying.mockResolvedValue(buyingOf());
  api.resolveCart.mockImplementation(async ({ body }) => resolvedRows(body, [plane]));
});

it('sends a request, and opens the quote', async () => {
  const quote = quoteOf();
  api.requestQuote.mockResolvedValue({ acknowledged: true, insertedId: quote._id, quote });
  open();
  await isSendable(true);
  await userEvent.click(await sendButton());
  await screen.findByRole('heading', { name: 'The quote' });
  expect(api.requestQuote.mock.lastCall?.[0].body.lines).toEqual([
    { toolId: 'plane', quantity: 600 },
  ]);
});

it('offers the successor of a discontinued tool, which takes its place and its pieces', async () => {
  const successor = { ...plane, _id: 'next', toolName: 'New plane' };
  const gone = { ...plane, stage: 'discontinued' } as const;
  api.resolveCart.mockImplementation(async ({ body }) => resolvedRows(body, [gone]));
  api.listRelations.mockResolvedValue({
    successor,
    accessories: [],
    spareParts: [],
    alternatives: [],
  });
  open();
  await screen.findByText('Discontinued. It can no longer be ordered.');
  await userEvent.click(await screen.findByRole('button', { name: /^Take it instead of/ }));
  const pieces = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Pieces: New plane',
  });
  expect(pieces.value).toBe('600');
  await waitFor(() => expect(document.activeElement).toBe(pieces));
  expect(screen.queryByText('Discontinued. It can no longer be ordered.')).toBeNull();
});

it('says before the button that only companies order', async () => {
  api.getShop.mockResolvedValue(shopOf({ companiesOnly: true }));
  open();
  await screen.findByText('Only companies can order here');
  const link = screen.getByRole('link', { name: 'Sign up a company' });
  expect(link.getAttribute('href')).toBe(paths.newCompany);
  await isSendable(false);
});

it('says it after the button, when the shop has changed it meanwhile', async () => {
  api.requestQuote.mockRejectedValue(new ApiProblem('companies-only', 403));
  open();
  await isSendable(true);
  await userEvent.click(await sendButton());
  await screen.findByText(/^Only companies can order here\. Sign up your company/);
});

it('is open to the members of a company where only companies order', async () => {
  signInAs('carla', { buyingFor: companyId });
  api.getShop.mockResolvedValue(shopOf({ companiesOnly: true }));
  open();
  await isSendable(true);
  expect(screen.queryByText('Only companies can order here')).toBeNull();
});

it('says why a suspended company asks for no quotes', async () => {
  signInAs('carla', { buyingFor: companyId });
  api.getBuying.mockResolvedValue(
    buyingOf({ company: { status: 'suspended', statusReason: 'Please call us.' } }),
  );
  open();
  await screen.findByText('The company is suspended');
  await isSendable(false);
});
