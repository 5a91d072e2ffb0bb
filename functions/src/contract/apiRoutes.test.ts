import { describe, expect, it } from 'vitest';
import { apiRoutes } from './apiRoutes.ts';
import { apiUrl } from './calls/apiCall.ts';
import type { ApiRoute } from './calls/route.ts';
import { permissionsIn } from './permissions/requirements.ts';

describe('apiRoutes', () => {
  it('fills parameters in, percent-encoded', () => {
    expect(apiUrl(apiRoutes.listTools)).toBe('/api/tools');
    expect(apiUrl(apiRoutes.getTool, { params: { id: 'a/b c' } })).toBe('/api/tool/a%2Fb%20c');
    expect(apiUrl(apiRoutes.updateProfile, { params: { email: 'a+b@example.test' } })).toBe(
      '/api/user/update/a%2Bb%40example.test',
    );
  });

  it('adds a query without its empty values', () => {
    const query = { q: 'a&b', sort: '', limit: 2 } as const;
    expect(apiUrl(apiRoutes.listTools, { query })).toBe('/api/tools?q=a%26b&limit=2');
    expect(apiUrl(apiRoutes.listTools, { query: { q: '', sort: undefined } })).toBe('/api/tools');
  });

  it('says which calls may change data: all but GET and lookups', () => {
    const reads = Object.values(apiRoutes).filter(({ writes }) => !writes);
    const others = reads.filter(({ method }) => method !== 'GET');
    expect(reads.length).toBeGreaterThan(10);
    expect(others.map(({ pattern }) => pattern)).toEqual([
      '/cart/resolve',
      '/orders/print',
      '/invitation/preview',
      '/staff/invitation/preview',
    ]);
    expect(Object.values(apiRoutes).filter(({ method }) => method === 'GET')).toHaveLength(
      reads.length - others.length,
    );
  });

  it('has no two calls of the same method and pattern', () => {
    const calls = Object.values(apiRoutes).map(({ method, pattern }) => `${method} ${pattern}`);
    expect(new Set(calls).size).toBe(calls.length);
  });
});

/**
 * Written here once more: a call that is opened by mistake must not change the test that guards it.
 */
const others = {
  everyone: [
    'getFamily',
    'getHome',
    'getOwnKey',
    'getRatings',
    'getShop',
    'getTool',
    'getToolDocument',
    'health',
    'inquire',
    'listAttributes',
    'listRelatedTools',
    'listRelations',
    'listReviews',
    'listToolDocuments',
    'listTools',
    'openApi',
    'previewInvitation',
    'previewStaffInvitation',
    'receiveCardEvent',
    'resolveCart',
    'searchCatalogue',
    'suggest',
  ],
  'signed in': [
    'acceptInvitation',
    'acceptOwnInvitation',
    'acceptQuote',
    'acceptStaffInvitation',
    'addQuoteMessage',
    'addToShoppingList',
    'approveRequest',
    'cancelOrder',
    'cancelPieces',
    'confirmSecondFactor',
    'createAddress',
    'createReview',
    'createShoppingList',
    'declineQuote',
    'deleteAddress',
    'deleteOwnReview',
    'deleteShoppingList',
    'deliverShipment',
    'exportOwnPrices',
    'getCart',
    'getDeliveryNote',
    'getInvoice',
    'getJointPayment',
    'getOrder',
    'getOrderConfirmation',
    'getOrderPayments',
    'getOwnReview',
    'getPermissions',
    'getQuote',
    'getQuotePdf',
    'getRequest',
    'getReturn',
    'getReturnSlip',
    'getSecondFactor',
    'getShoppingList',
    'getSummary',
    'getTerms',
    'listAddresses',
    'listMemberships',
    'listOwnInvitations',
    'listOwnPriceLists',
    'listPartNumbers',
    'listPurchases',
    'listRequests',
    'listReturnsOfOrder',
    'listShipments',
    'listShoppingLists',
    'listStockAlerts',
    'payByCard',
    'payTogetherByCard',
    'placeOrder',
    'proveIdentity',
    'rejectRequest',
    'removeSecondFactor',
    'removeStockAlert',
    'renewRecoveryCodes',
    'requestAcceptance',
    'requestQuote',
    'requestReturn',
    'revokeInvitation',
    'saveCart',
    'savePartNumbers',
    'sendRequest',
    'setStockAlert',
    'signUpCompany',
    'startSecondFactor',
    'transitionOrder',
    'transitionReturn',
    'undoOrderStep',
    'updateAddress',
    'updateOwnReview',
    'updateShoppingList',
    'withdrawRequest',
  ],
  member: [
    'createCompanyKey',
    'createCompanyWebhook',
    'deleteCompanyWebhook',
    'getBuying',
    'getCompanyWebhook',
    'inviteMember',
    'listCompanyDeliveries',
    'listCompanyEvents',
    'removeMember',
    'replayCompanyDelivery',
    'replayCompanyPeriod',
    'revokeCompanyKey',
    'rotateCompanyKey',
    'rotateCompanySecret',
    'testCompanyWebhook',
    'updateCompany',
    'updateCompanyWebhook',
    'updateMember',
  ],
  'member or staff': [
    'getCompany',
    'listApprovers',
    'listCompanyKeys',
    'listCompanyLog',
    'listCompanyOrders',
    'listCompanyWebhooks',
    'listInvitations',
    'listMembers',
  ],
  self: ['exportAccount', 'signedIn', 'updateProfile'],
  'self or staff': [
    'deleteUser',
    'exportOrdersByEmail',
    'exportStatement',
    'getInvoiceArchive',
    'getProfile',
    'getStatement',
    'isAdmin',
    'listInvoicesByEmail',
    'listOrdersByEmail',
    'listQuotesByEmail',
  ],
};

/** The calls that staff may make who only read what they change. */
const changedByReaders = [
  'changeView',
  'createView',
  'deleteNote',
  'deleteView',
  'follow',
  'saveListLayout',
  'seeNews',
];

describe('The calls', () => {
  it('that write need the permission to write, and all others only to read', () => {
    for (const [name, { permission, writes }] of Object.entries<ApiRoute>(apiRoutes)) {
      if (permission === undefined) continue;
      const level = writes && !changedByReaders.includes(name) ? /^write_/ : /^read_/;
      for (const one of permissionsIn(permission)) expect(one, name).toMatch(level);
    }
  });

  it('are for staff, except these', () => {
    const names = Object.entries(apiRoutes);
    for (const [audience, expected] of Object.entries(others)) {
      const actual = names.filter(([, route]) => route.audience === audience);
      expect(actual.map(([name]) => name).sort()).toEqual(expected);
    }
    const listed = Object.values(others).flat();
    const rest = names.filter(([name]) => !listed.includes(name));
    expect(new Set(rest.map(([, { audience }]) => audience))).toEqual(new Set(['staff']));
  });
});
