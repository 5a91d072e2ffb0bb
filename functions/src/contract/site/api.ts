import { anyObject, objectOf, text } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { responseOf } from '../responseParts.ts';
import type { Health } from './home.ts';

/** The calls about pages of the site and the service itself. */
export const generalRoutes = {
  getHome: route('GET', '/home', 'everyone', {
    summary:
      'What the home page shows: the tools that sold most lately, the newest reviews, all ratings, the contact',
    response: responseOf('HomeContent'),
    cached: true,
    forPayer: true,
  }),
  health: route('GET', '/health', 'everyone', {
    summary: 'Check that the API can reach Firestore',
    response: objectOf<Health>({ status: { const: 'ok' } }),
  }),
  openApi: route('GET', '/openapi.json', 'everyone', {
    summary: 'This document',
    response: { ...anyObject, properties: { openapi: text }, additionalProperties: true },
    cached: true,
  }),
} as const;
