import {
  acceptanceSchema,
  type apiRoutes,
  declineSchema,
  offerSchema,
  quoteFilters,
  quoteMessageSchema,
  quoteRequestSchema,
} from '../contract/index.ts';
import { listOf, oneOf, schemaOf } from './jsonSchema.ts';
import { idempotencyKey, retryNote, search } from './requestParts.ts';
import { responseSchema } from './responseSchemas.ts';
import type { RouteDescription } from './routeDescription.ts';

const status: RouteDescription['query'] = { status: { ...oneOf(quoteFilters), default: 'all' } };

/** The descriptions of the routes of quotes. */
export const quoteRoutes = {
  requestQuote: {
    summary: `Ask for a price for one or more tools. ${retryNote}`,
    audience: 'signed in',
    body: schemaOf(quoteRequestSchema),
    headers: idempotencyKey,
    success: [201, responseSchema('RequestedQuote')],
    problems: ['tool-not-found', 'idempotency-conflict', 'user-not-found', 'email-not-verified'],
  },
  listQuotes: {
    summary: 'The quotes of all customers, newest first',
    audience: 'admin',
    success: [200, listOf(responseSchema('Quote'))],
    paged: true,
    query: {
      ...status,
      q: {
        ...search,
        description: `${search.description}. A search for a number ignores the status`,
      },
    },
  },
  listQuotesOf: {
    summary: 'The quotes of an account, newest first',
    audience: 'self or admin',
    success: [200, listOf(responseSchema('Quote'))],
    paged: true,
    query: status,
  },
  getQuotePdf: {
    summary:
      'The offer as PDF, by the id or the number of its quote: the caller’s own, or any for an admin',
    audience: 'signed in',
    success: [200, { type: 'string', format: 'binary' }],
    media: { success: 'application/pdf' },
    problems: ['quote-not-found'],
  },
  getQuote: {
    summary: 'A quote by its id or its number: the caller’s own, or any for an admin',
    audience: 'signed in',
    success: [200, responseSchema('Quote')],
    problems: ['quote-not-found'],
  },
  offerQuote: {
    summary: `Offer a price for each line, or replace the offer. ${retryNote}`,
    audience: 'admin',
    body: schemaOf(offerSchema),
    headers: idempotencyKey,
    success: [200, responseSchema('ChangedQuote')],
    problems: ['quote-not-found', 'quote-not-changeable', 'precondition-failed'],
  },
  acceptQuote: {
    summary:
      'Accept the offer: it becomes one order at its prices, if the pieces are in stock. A repetition gets the same order',
    audience: 'signed in',
    body: schemaOf(acceptanceSchema),
    success: [201, responseSchema('PlacedOrder')],
    problems: [
      'quote-not-found',
      'quote-not-changeable',
      'precondition-failed',
      'tool-not-found',
      'insufficient-stock',
      'credit-exceeded',
      'email-not-verified',
    ],
  },
  declineQuote: {
    summary: 'Decline an offer or withdraw a request as its customer, or refuse it as an admin',
    audience: 'signed in',
    body: schemaOf(declineSchema),
    success: [200, responseSchema('ChangedQuote')],
    problems: ['quote-not-found', 'quote-not-changeable'],
  },
  addQuoteMessage: {
    summary: `Write a message on the page of a quote. ${retryNote}`,
    audience: 'signed in',
    body: schemaOf(quoteMessageSchema),
    headers: idempotencyKey,
    success: [201, responseSchema('ChangedQuote')],
    problems: ['quote-not-found'],
  },
} satisfies Partial<Record<keyof typeof apiRoutes, RouteDescription>>;
