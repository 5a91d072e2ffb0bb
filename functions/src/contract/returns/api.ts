import { oneOf } from '../calls/jsonSchema.ts';
import { sortQueryOf } from '../calls/listSorts.ts';
import { search } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { createdOnce, csvTable, pageOf, pdf, responseOf } from '../responseParts.ts';
import { askedReturnSchema, returnTransitionSchema } from './forms.ts';
import { returnFilters } from './lifecycle.ts';

const returnSelection = {
  status: {
    ...oneOf(returnFilters),
    default: 'all',
    description: '`awaited`: approved, and still to arrive',
  },
  q: {
    ...search,
    description: `${search.description}. A search for a number ignores the status`,
  },
};

/** The calls about returns and guarantee claims. */
export const returnRoutes = {
  requestReturn: route('POST', '/order/:id/returns', 'own or write_returns', {
    summary:
      'Ask to return pieces of an order, or claim the guarantee for faulty ones; an admin for the customer',
    forPayer: true,
    body: askedReturnSchema,
    ...createdOnce('RequestedReturn'),
    errors: ['order-not-found', 'nothing-left', 'return-too-late', 'role-forbidden'],
  }),
  listReturnsOfOrder: route('GET', '/order/:id/returns', 'own or read_returns', {
    summary:
      'The returns and claims of an order, oldest first: the caller’s own, or any for an admin',
    forPayer: true,
    ...pageOf('OrderReturn'),
    errors: ['order-not-found'],
  }),
  listReturns: route('GET', '/returns', 'read_returns', {
    summary: 'The returns and claims of all customers',
    ...pageOf('OrderReturn'),
    query: { ...returnSelection, sort: sortQueryOf('returns') },
  }),
  exportReturns: route('GET', '/returns.csv', 'read_returns', {
    summary:
      'The returns and claims of all customers as a table, newest first, one row per line item',
    ...csvTable,
    query: returnSelection,
    errors: ['validation'],
  }),
  getReturnSlip: route('GET', '/return/:number.pdf', 'own or read_returns', {
    summary:
      'The slip that goes into the parcel of a return, as PDF: the caller’s own, or any for an admin',
    forPayer: true,
    ...pdf,
    errors: ['return-not-found', 'return-not-changeable'],
  }),
  getReturn: route('GET', '/return/:id', 'own or read_returns', {
    summary: 'A return or a claim: the caller’s own, or any for an admin',
    forPayer: true,
    response: responseOf('OrderReturn'),
    errors: ['return-not-found'],
  }),
  transitionReturn: route('POST', '/return/:id/transitions', 'own or write_returns', {
    summary: 'Approve, decline, count or close a return as an admin, or withdraw one’s own',
    forPayer: true,
    body: returnTransitionSchema,
    idempotent: true,
    response: responseOf('ChangedReturn'),
    errors: [
      'return-not-found',
      'return-not-changeable',
      'nothing-left',
      'insufficient-stock',
      'tool-not-found',
    ],
  }),
} as const;
