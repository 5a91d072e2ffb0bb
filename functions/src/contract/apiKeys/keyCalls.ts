import type { apiRoutes } from '../apiRoutes.ts';
import type { CompanyKeyPermission } from './companyKeys.ts';

type RouteName = keyof typeof apiRoutes;

/**
 * The calls that the keys of a company may make, by the permission that a key needs. Besides, they may
 * make calls for everyone that name no permission.
 */
export const companyKeyCalls: Readonly<Record<CompanyKeyPermission, readonly RouteName[]>> = {
  read_tools: [
    'listTools',
    'getTool',
    'listRelatedTools',
    'listRelations',
    'getToolDocument',
    'suggest',
    'searchCatalogue',
    'getFamily',
    'listPartNumbers',
  ],
  read_prices: ['resolveCart', 'listOwnPriceLists', 'exportOwnPrices', 'getTerms'],
  read_orders: [
    'getBuying',
    'listAddresses',
    'listCompanyOrders',
    'getOrder',
    'getOrderConfirmation',
    'exportOrdersByEmail',
    'listRequests',
    'getRequest',
    'listPurchases',
  ],
  write_orders: ['placeOrder', 'sendRequest', 'withdrawRequest', 'cancelOrder', 'cancelPieces'],
  read_shipments: ['listShipments', 'getDeliveryNote'],
  write_shipments: ['deliverShipment'],
  read_returns: ['listReturnsOfOrder', 'getReturn', 'getReturnSlip'],
  write_returns: ['requestReturn', 'transitionReturn'],
  read_invoices: ['listInvoicesByEmail', 'getInvoice', 'getInvoiceArchive'],
  read_payments: ['getOrderPayments', 'getJointPayment', 'getStatement', 'exportStatement'],
  read_quotes: ['listQuotesByEmail', 'getQuote', 'getQuotePdf'],
  write_quotes: [
    'requestQuote',
    'acceptQuote',
    'requestAcceptance',
    'declineQuote',
    'addQuoteMessage',
  ],
};

/**
 * The calls that no key may make although staff, or everyone, may: they are about the person who makes
 * them. Besides, no key makes calls that need a proof.
 */
export const personalCalls: readonly RouteName[] = [
  'deleteUser',
  'inquire',
  'previewInvitation',
  'receiveCardEvent',
  'saveListLayout',
  'getListViews',
  'createView',
  'changeView',
  'deleteView',
  'follow',
  'seeNews',
  'deleteNote',
];
