import { count, listOf, oneOf, text } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { limits } from '../limits.ts';
import { createdOnce, csvTable, importedTable, pageOf, responseOf } from '../responseParts.ts';
import {
  customerGroupsSchema,
  groupEditSchema,
  groupSchema,
  priceEntrySchema,
  priceListEditSchema,
  priceListSchema,
  priceListTransitionSchema,
} from './forms.ts';
import { priceListFilters } from './lifecycle.ts';

const payer = {
  ...text,
  maxLength: limits.payerId,
  description: 'The id of a payer: a person or a company',
};

/** The calls about agreed prices and groups of customers. */
export const priceRoutes = {
  listPriceLists: route('GET', '/price-lists', 'read_prices', {
    summary: 'The price lists, those changed last first',
    ...pageOf('PriceList'),
    query: {
      status: { ...oneOf(priceListFilters), default: 'all' },
      audience: {
        ...text,
        maxLength: limits.payerId,
        description: 'Only lists for the payer or the group with this id',
      },
    },
  }),
  createPriceList: route('POST', '/price-list', 'write_prices', {
    summary: 'Create a price list: a draft without prices',
    body: priceListSchema,
    ...createdOnce('CreatedPriceList'),
  }),
  getPriceList: route('GET', '/price-list/:id', 'read_prices', {
    summary: 'A price list, without its prices',
    response: responseOf('PriceList'),
    errors: ['price-list-not-found'],
  }),
  updatePriceList: route('PUT', '/price-list/:id', 'write_prices', {
    summary: 'Replace the details of a price list. Its kind stays',
    body: priceListEditSchema,
    response: responseOf('ChangedPriceList'),
    errors: ['price-list-not-found', 'price-list-not-changeable', 'precondition-failed'],
  }),
  transitionPriceList: route('POST', '/price-list/:id/transitions', 'write_prices', {
    summary: 'Activate or archive a price list: only active ones decide about prices',
    body: priceListTransitionSchema,
    idempotent: true,
    response: responseOf('ChangedPriceList'),
    errors: ['price-list-not-found', 'price-list-not-changeable', 'price-lists-full'],
  }),
  deletePriceList: route('DELETE', '/price-list/:id', 'write_prices', {
    summary: 'Delete a draft with its prices',
    response: responseOf('Deleted'),
    errors: ['price-list-not-found', 'price-list-not-changeable'],
  }),
  listPrices: route('GET', '/price-list/:id/prices', 'read_prices', {
    summary: 'The prices of a list with their tools, by SKU',
    ...pageOf('PriceListEntry'),
    query: {
      tool: { ...text, description: 'Only the price of the tool with this id, if there is one' },
    },
    errors: ['price-list-not-found'],
  }),
  exportPrices: route('GET', '/price-list/:id/prices.csv', 'read_prices', {
    summary: 'The prices of a list as a table, which can be imported again',
    ...csvTable,
    errors: ['price-list-not-found'],
  }),
  importPrices: route('POST', '/price-list/:id/prices.csv', 'write_prices', {
    summary:
      'Import a table of SKUs, prices and price breaks, with or without a header: each row sets the price of its tool, of an exported file only edited cells; a list of changes undoes them; invalid rows are reported and skipped',
    ...importedTable('PriceImport', 1),
    errors: ['price-list-not-found', 'price-list-not-changeable'],
  }),
  setPrice: route('PUT', '/price-list/:id/prices/:toolId', 'write_prices', {
    summary: 'Set the price of a tool in a list',
    body: priceEntrySchema,
    response: responseOf('ChangedEntry'),
    errors: [
      'price-list-not-found',
      'price-list-not-changeable',
      'tool-not-found',
      'precondition-failed',
    ],
  }),
  removePrice: route('DELETE', '/price-list/:id/prices/:toolId', 'write_prices', {
    summary: 'Remove a tool from a list. `deletedCount` is 0 if it is not in the list',
    response: responseOf('Deleted'),
    errors: ['price-list-not-found', 'price-list-not-changeable'],
  }),
  explainPrice: route('GET', '/tool/:id/prices', 'read_prices', {
    summary:
      'The price of a tool for a payer, and each active price list that could decide about it with the reason why it does or not',
    response: responseOf('ExplainedPrice'),
    query: {
      payer,
      quantity: { ...count, minimum: 1, default: 1, maximum: limits.stock.max },
    },
    errors: ['tool-not-found', 'user-not-found'],
  }),
  listOwnPriceLists: route('GET', '/prices', 'signed in', {
    summary:
      'The price lists that are agreed with the payer now or later, by name and days: those that decide first come first',
    forPayer: true,
    response: listOf(responseOf('OwnPriceList')),
  }),
  exportOwnPrices: route('GET', '/prices.csv', 'signed in', {
    summary:
      'The tools with agreed prices of the payer, or all of an assortment, as a table of list prices and agreed prices',
    forPayer: true,
    ...csvTable,
  }),
  listCustomerGroups: route('GET', '/customer-groups', 'read_prices', {
    summary: 'The groups of customers, by name',
    response: { ...listOf(responseOf('CustomerGroup')), maxItems: limits.customerGroups },
  }),
  createCustomerGroup: route('POST', '/customer-group', 'write_prices', {
    summary: 'Create a group of customers',
    body: groupSchema,
    ...createdOnce('CreatedGroup'),
  }),
  updateCustomerGroup: route('PUT', '/customer-group/:id', 'write_prices', {
    summary: 'Rename a group of customers',
    body: groupEditSchema,
    response: responseOf('ChangedGroup'),
    errors: ['group-not-found', 'precondition-failed'],
  }),
  deleteCustomerGroup: route('DELETE', '/customer-group/:id', 'write_prices', {
    summary: 'Delete a group that has no customers and no price lists',
    response: responseOf('Deleted'),
    errors: ['group-in-use'],
  }),
  setCustomerGroups: route('PUT', '/customer/:payerId/groups', 'write_prices', {
    summary: 'Put a customer into groups, and out of all others',
    body: customerGroupsSchema,
    response: responseOf('Updated'),
    errors: ['user-not-found'],
  }),
} as const;
