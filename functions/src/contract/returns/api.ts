import { oneOf } from '../calls/jsonSchema.ts';
import { search } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { createdOnce, csvTable, pageOf, pdf, responseOf } from '../responseTypes.ts';
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
  requestReturn: route('POST', '/order/:id/returns', {
    summary:
      'Ask to return pieces of an order, or claim the guarantee for faulty ones; an admin for the customer',
    audience: 'signed in',
    forPayer: true,
    body: askedReturnSchema,
    ...createdOnce('RequestedReturn'),
    errors: ['order-not-found', 'nothing-left', 'return-too-late', 'role-forbidden'],
  }),
  listReturnsOfOrder: route('GET', '/order/:id/returns', {
    summary:
      'The returns and claims of an order, oldest first: the caller’s own, or any for an admin',
    audience: 'signed in',
    forPayer: true,
    ...pageOf('OrderReturn'),
    errors: ['order-not-found'],
  }),
  listReturns: route('GET', '/returns', {
    summary: 'The returns and claims of all customers, newest first',
    audience: 'admin',
    ...pageOf('OrderReturn'),
    query: returnSelection,
  }),
  exportReturns: route('GET', '/returns.csv', {
    summary:
      'The returns and claims of all customers as a table, newest first, one row per line item',
    audience: 'admin',
    ...csvTable,
    query: returnSelection,
    errors: ['validation'],
  }),
  getReturnSlip: route('GET', '/return/:number.pdf', {
    summary:
      'The slip that goes into the parcel of a return, as PDF: the caller’s own, or any for an admin',
    audience: 'signed in',
    forPayer: true,
    ...pdf,
    errors: ['return-not-found', 'return-not-changeable'],
  }),
  getReturn: route('GET', '/return/:id', {
    summary: 'A return or a claim: the caller’s own, or any for an admin',
    audience: 'signed in',
    forPayer: true,
    response: responseOf('OrderReturn'),
    errors: ['return-not-found'],
  }),
  transitionReturn: route('POST', '/return/:id/transitions', {
    summary: 'Approve, decline, count or close a return as an admin, or withdraw one’s own',
    audience: 'signed in',
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
