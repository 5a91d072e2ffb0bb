import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReorderButton } from '../../features/orders/reorder/ReorderButton.tsx';
import { QuickOrder } from '../../features/quickOrder/QuickOrder.tsx';
import { ShownTools } from '../../features/tools/browse/ShownTools.tsx';
import { ToolOffer } from '../../features/tools/details/ToolOffer.tsx';
import { resolvedRows, storeAccountCart } from '../../testing/cart.ts';
import { companyId, membershipOf } from '../../testing/companies.ts';
import { api } from '../../testing/fakeApi.ts';
import { orderOf, plane } from '../../testing/fixtures.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { signInAs } from '../../testing/session.ts';
import { CartPage } from './buying/CartPage.tsx';
import { OwnPopularTools } from './home/OwnPopularTools.tsx';

const shown = { tools: [plane], isOutdated: false, focusAt: null, onFocus: () => {} };
const roleText = 'As a bookkeeper of Harbor Joinery you see and pay; a buyer or an owner orders.';
const statusText = /^(The company is suspended\. )?You can still see prices, pay and download/;

/** The controls that order, by the place that has them. */
const places: [string, ReactElement, RegExp[]][] = [
  ['tool page', <ToolOffer key="tool" tool={plane} />, [/^Add to cart/, /^Buy Now/, /^Request a/]],
  ['cards', <ShownTools key="cards" {...shown} view="grid" />, [/^In cart/, /^Buy Now/]],
  ['list', <ShownTools key="list" {...shown} view="list" />, [/^Add to cart/]],
  ['quick order', <QuickOrder key="quick" />, []],
  ['cart', <CartPage key="cart" />, [/^Request a quote/]],
  ['earlier order', <ReorderButton key="again" order={orderOf('a')} />, [/^Order again/]],
];

const payers = {
  bookkeeper: membershipOf({ role: 'bookkeeper' }),
  buyer: membershipOf({ role: 'buyer' }),
  approver: membershipOf({ role: 'approver' }),
  suspended: membershipOf({ role: 'buyer', companyStatus: 'suspended' }),
  oneself: null,
};

const open = (payer: keyof typeof payers, place: ReactElement) => {
  const membership = payers[payer];
  api.listMemberships.mockResolvedValue(membership ? [membership] : []);
  signInAs('carla', { buyingFor: membership ? companyId : '' });
  storeAccountCart([{ tool: plane, quantity: 10 }]);
  renderPage(place);
};

const controls = (name: RegExp) => [
  ...screen.queryAllByRole('button', { name }),
  ...screen.queryAllByRole('link', { name }),
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api.resolveCart.mockImplementation(async ({ body }) => resolvedRows(body, [plane]));
});

describe.each(places)('Ordering in the place “%s”', (_name, place, names) => {
  it.each([
    ['bookkeeper', roleText],
    ['suspended', statusText],
  ] as const)('is not offered to a %s member, who reads why', async (payer, text) => {
    open(payer, place);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(names.flatMap(controls)).toEqual([]);
  });

  it.each(['buyer', 'approver', 'oneself'] as const)('is offered to %s', async (payer) => {
    open(payer, place);
    await waitFor(() => {
      for (const name of names) expect(controls(name)).not.toEqual([]);
    });
    if (payer !== 'oneself') await waitFor(() => expect(api.listMemberships).toHaveBeenCalled());
    expect(screen.queryByText(roleText)).toBeNull();
  });
});

describe('A bookkeeper', () => {
  it('finds popular tools on the home page that nothing orders', async () => {
    api.getHome.mockResolvedValue({ tools: [plane] } as never);
    open('bookkeeper', <OwnPopularTools />);
    await screen.findByRole('link', { name: plane.toolName });
    await waitFor(() => expect(controls(/^(?:Buy Now|In cart)/)).toEqual([]));
  });

  it('has a cart without a way to the checkout, and reads why at its button', async () => {
    open('bookkeeper', <CartPage />);
    await screen.findAllByText(roleText);
    const button = screen.getByRole('button', { name: 'Checkout' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe(roleText);
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  });
});
