import { describe, expect, it } from 'vitest';
import { apiRoutes } from './apiRoutes.ts';

describe('apiRoutes', () => {
  it('fills parameters in, percent-encoded', () => {
    expect(apiRoutes.listTools.href()).toBe('/tools');
    expect(apiRoutes.getTool.href({ id: 'a/b c' })).toBe('/tool/a%2Fb%20c');
    expect(apiRoutes.updateProfile.href({ email: 'a+b@example.test' })).toBe(
      '/user/update/a%2Bb%40example.test',
    );
  });

  it('says which calls may change data: all but GET and the lookup of rows', () => {
    const reads = Object.values(apiRoutes).filter(({ writes }) => !writes);
    const others = reads.filter(({ method }) => method !== 'GET');
    expect(reads.length).toBeGreaterThan(10);
    expect(others.map(({ pattern }) => pattern)).toEqual(['/cart/resolve']);
    expect(Object.values(apiRoutes).filter(({ method }) => method === 'GET')).toHaveLength(
      reads.length - others.length,
    );
  });

  it('has no two calls of the same method and pattern', () => {
    const calls = Object.values(apiRoutes).map(({ method, pattern }) => `${method} ${pattern}`);
    expect(new Set(calls).size).toBe(calls.length);
  });
});

/** Written here once more: a call that is opened by mistake must not change the test that guards it. */
const others = {
  everyone: [
    'getHome',
    'getRatings',
    'getShop',
    'getTool',
    'health',
    'inquire',
    'listRelatedTools',
    'listReviews',
    'listTools',
    'openApi',
    'receiveCardEvent',
    'resolveCart',
    'searchCatalogue',
  ],
  'signed in': [
    'acceptQuote',
    'addQuoteMessage',
    'cancelOrder',
    'createAddress',
    'createReview',
    'declineQuote',
    'deleteAddress',
    'deleteOwnReview',
    'getCart',
    'getInvoice',
    'getOrder',
    'getOrderConfirmation',
    'getOrderPayments',
    'getOwnReview',
    'getQuote',
    'getQuotePdf',
    'getTerms',
    'listAddresses',
    'listStockAlerts',
    'payByCard',
    'placeOrder',
    'removeStockAlert',
    'requestQuote',
    'saveCart',
    'setStockAlert',
    'transitionOrder',
    'updateAddress',
    'updateOwnReview',
  ],
  self: ['exportAccount', 'signedIn', 'updateProfile'],
  'self or admin': [
    'deleteUser',
    'exportOrdersOf',
    'getProfile',
    'isAdmin',
    'listOrdersOf',
    'listQuotesOf',
  ],
};

describe('The calls', () => {
  it('are for admins, except these', () => {
    const names = Object.entries(apiRoutes);
    for (const [audience, expected] of Object.entries(others)) {
      const actual = names.filter(([, route]) => route.audience === audience);
      expect(actual.map(([name]) => name).sort()).toEqual(expected);
    }
    const listed = Object.values(others).flat();
    const rest = names.filter(([name]) => !listed.includes(name));
    expect(new Set(rest.map(([, { audience }]) => audience))).toEqual(new Set(['admin']));
  });
});
