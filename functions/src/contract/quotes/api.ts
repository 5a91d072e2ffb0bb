import { oneOf } from '../calls/jsonSchema.ts';
import { sortQueryOf } from '../calls/listSorts.ts';
import { buyingErrors, ofPayer, search } from '../calls/requestParts.ts';
import { either, route } from '../calls/route.ts';
import { createdOnce, pageOf, pdf, responseOf } from '../responseParts.ts';
import { quoteFilters, staffQuoteFilters } from './lifecycle.ts';
import {
  declineSchema,
  offerSchema,
  quoteAcceptanceSchema,
  quoteMessageSchema,
  quoteRequestSchema,
} from './model.ts';
import { staffOfferSchema } from './staffOffer.ts';

const status = { status: { ...oneOf(quoteFilters), default: 'all' } };
const staffStatus = { status: { ...oneOf(staffQuoteFilters), default: 'all' } };

/** The calls about quotes. */
export const quoteRoutes = {
  requestQuote: route('POST', '/quote', 'own or write_quotes', {
    summary:
      'Ask for a price for one or more tools. With `payerId`, an admin offers a customer prices without a request; with `order` as well, the offer becomes an order in the same step',
    forPayer: 'in transaction',
    body: either([quoteRequestSchema, staffOfferSchema], 'payerId'),
    ...createdOnce('RequestedQuote'),
    errors: [
      'tool-not-found',
      'user-not-found',
      'company-not-found',
      'member-not-found',
      'forbidden',
      'email-not-verified',
      'discontinued',
      'insufficient-stock',
      'order-minimum',
      'credit-exceeded',
      ...buyingErrors,
      'approval-required',
    ],
  }),
  listQuotes: route('GET', '/quotes', 'read_quotes', {
    summary: 'The quotes of all customers',
    ...pageOf('Quote'),
    query: {
      ...staffStatus,
      payer: ofPayer('quotes'),
      q: {
        ...search,
        description: `${search.description}. A search for a number ignores the other filters`,
      },
      sort: sortQueryOf('quotes'),
    },
  }),
  listQuotesByEmail: route('GET', '/quotes/:email', 'self or read_quotes', {
    summary: 'The quotes of an account, newest first',
    forPayer: true,
    ...pageOf('Quote'),
    query: status,
  }),
  getQuotePdf: route('GET', '/quote/:id.pdf', 'own or read_quotes', {
    summary:
      'The offer as PDF, by the id or the number of its quote: the caller’s own, or any for an admin',
    forPayer: true,
    ...pdf,
    errors: ['quote-not-found'],
  }),
  getQuote: route('GET', '/quote/:id', 'own or read_quotes', {
    summary: 'A quote by its id or its number: the caller’s own, or any for an admin',
    forPayer: true,
    response: responseOf('Quote'),
    errors: ['quote-not-found'],
  }),
  offerQuote: route('POST', '/quote/:id/offer', 'write_quotes', {
    summary: 'Offer a price for each line, or replace the offer',
    body: offerSchema,
    idempotent: true,
    response: responseOf('ChangedQuote'),
    errors: ['quote-not-found', 'quote-not-changeable', 'precondition-failed'],
  }),
  acceptQuote: route('POST', '/quote/:id/acceptance', 'own or write_quotes', {
    summary:
      'Accept the offer: it becomes one order at its prices, if the pieces are in stock. An admin accepts it for its customer with a reason. A repetition gets the same order',
    forPayer: 'in transaction',
    body: quoteAcceptanceSchema,
    status: 201,
    response: responseOf('PlacedOrder'),
    errors: [
      'quote-not-found',
      'quote-not-changeable',
      'precondition-failed',
      'tool-not-found',
      'discontinued',
      'insufficient-stock',
      'credit-exceeded',
      'email-not-verified',
      'user-not-found',
      'requester-left',
      ...buyingErrors,
      'approval-required',
    ],
  }),
  declineQuote: route('POST', '/quote/:id/decline', 'own or write_quotes', {
    summary: 'Decline an offer or withdraw a request as its customer, or refuse it as an admin',
    forPayer: true,
    body: declineSchema,
    response: responseOf('ChangedQuote'),
    errors: ['quote-not-found', 'quote-not-changeable'],
  }),
  addQuoteMessage: route('POST', '/quote/:id/messages', 'own or write_quotes', {
    summary: 'Write a message on the page of a quote',
    forPayer: true,
    body: quoteMessageSchema,
    ...createdOnce('ChangedQuote'),
    errors: ['quote-not-found', 'role-forbidden'],
  }),
} as const;
