import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import { openPage } from '../../testing/renderPage.tsx';
import { useOrdersLocation } from './useOrdersLocation.ts';

const at = (pathname: string, { search = '', state = null as unknown, admin = false } = {}) =>
  renderHook(() => useOrdersLocation(admin), openPage({ at: { pathname, search, state } })).result
    .current;

const order = paths.orderDetails.href('first');

describe('useOrdersLocation', () => {
  it.each([
    [paths.allOrders, '?q=carla', true, 'All orders'],
    [paths.myOrders, '?status=all', true, 'My orders'],
    [lazyPaths.customer.href('carla'), '', true, 'Customer'],
    [paths.myOrders, '', false, 'My orders'],
    [paths.dashboard, '?status=all', false, 'My orders'],
  ])('leads back to %s%s', (pathname, search, admin, listName) => {
    const { linkState: state } = at(pathname, { search, admin });
    expect(at(order, { state, admin })).toMatchObject({ list: { pathname, search }, listName });
  });

  it.each([
    [true, paths.allOrders],
    [false, paths.myOrders],
  ])('leads to the list of the account from anywhere else (admin: %s)', (admin, pathname) => {
    const anywhere = { list: { pathname, search: '' } };
    for (const state of [null, 'text', { ordersList: 7 }, { ordersList: { pathname: '/' } }]) {
      expect(at(order, { state, admin })).toMatchObject(anywhere);
    }
    const elsewhere = { ordersList: { pathname: '/elsewhere', search: '' } };
    expect(at(order, { state: elsewhere, admin })).toMatchObject(anywhere);
    const { linkState } = at(paths.profile, { admin });
    expect(at(order, { state: linkState, admin })).toMatchObject(anywhere);
  });
});
