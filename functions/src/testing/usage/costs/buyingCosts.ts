import type { Cost } from './cost.ts';

/** The costs of calls that buy: carts, addresses, orders and requests for approval. */
export const buyingCosts: readonly Cost[] = [
  {
    of: '`GET /cart` · `PUT /cart` · the first time',
    minimum: '1 R · 1 W · 1 W',
    ours: '1 R · 1 R 1 W · 2 R 2 W',
  },
  {
    of: '`POST /cart/resolve`: n rows with k different tools',
    minimum: 'k R',
    ours: 'k R, at least 1 R per 30 SKUs; at most n R',
  },
  { of: 'the same with names', minimum: '–', ours: '1 R more, plus changed index documents' },
  {
    of: 'the same with own numbers, or with a text that is no SKU, when signed in',
    minimum: '1 R more',
    ours: '1 R more',
  },
  {
    of: '`GET /addresses` · `POST /addresses`, `PUT /addresses/{id}`, `DELETE /addresses/{id}` · the first',
    minimum: '1 R · 1 W · 1 W',
    ours: '1 R · 1 R 1 W · 2 R 2 W',
  },
  {
    of: '`GET /purchases` · `GET /lists` · `GET /list/{id}`',
    minimum: '1 R · 1 R · 1 R',
    ours: '1 R · 1 R · 2 R',
  },
  {
    of: '`GET /summary` of a person with k open orders, 10 of which are looked at · without any order · for a company, with r requests that wait',
    minimum: '1 R · 1 R · 2 R',
    ours: 'at most (k+7) R, and 2 R for each invitation · 6 R · (r+2) R more',
  },
  {
    of: '`GET /part-numbers` · `POST /part-numbers` of k tools, besides the reads of finding them',
    minimum: '1 R · 1 R 1 W',
    ours: '1 R · (k+3) R, at least 1 R per 30 numbers, 1 W; the first 1 R 1 W more',
  },
  {
    of: '`GET /catalogue` for a number when signed in · for one of the payer’s own',
    minimum: '– · 1 R more',
    ours: '1 R more · 3 R more',
  },
  {
    of: '`POST /list` · the first · `PUT /list/{id}` · refused for its version · `POST /list/{id}/lines` · `DELETE /list/{id}`',
    minimum: '1 R 1 W · 1 W · 1 W · 1 R · 1 R 1 W · 1 W',
    ours: '1 R 2 W · 2 R 3 W · 1 R 2 W · 2 R · 2 R 2 W · 1 R 2 W',
  },
  {
    of: 'each `POST` with an `Idempotency-Key`, besides the costs below · its retry',
    minimum: '–',
    ours: '1 W more · at most 2 R more than its reads',
  },
  {
    of: '`POST /order` of k lines · a retry · a refusal',
    minimum: 'k R (k+1) W + ledger · – · –',
    ours: '(k+4) R, at most (3k+6) W, two of them mails · (k+5) R · at most (k+5) R',
  },
  {
    of: 'each further one of several at the same time for the same k tools · also by the same payer',
    minimum: '(k+1) W',
    ours: 'at most 4 R (k+7) W · at most 2 R (k+4) W',
  },
  { of: 'the same from the cart', minimum: '–', ours: '1 R 1 W more' },
  {
    of: 'the same for a company · refused, with n members who can approve it · its cancellation',
    minimum: '2 R 1 W more · – · 1 W more',
    ours: '3 R 1 W more · (n+3) R more · 1 W more',
  },
  {
    of: 'any other call for a company, with `X-Company`',
    minimum: '1 R more',
    ours: '1 R more, for the membership',
  },
  {
    of: '`POST /request` of k lines, with n members who can approve it',
    minimum: '(k+n+6) R (n+1) W',
    ours: '(k+n+8) R (n+2) W',
  },
  {
    of: '`POST /quote/{id}/request`: the same for an offer · its page · its approval',
    minimum: 'as many R · as many R · 2 W more',
    ours: 'the same',
  },
  {
    of: '`GET /requests` · `GET /request/{id}` of k lines · of a decided one',
    minimum: 'p R · (k+n+7) R · 1 R',
    ours: '(p+1) R, at least 1 · (k+n+7) R · 1 R',
  },
  {
    of: '`POST /request/{id}/approval`: the first of two · the last one · a retry of that',
    minimum: '(k+n+8) R 1 W · –',
    ours: '(k+n+8) R 1 W · 1 R more, at most (3k+9) W · 5 R',
  },
  {
    of: '`POST /request/{id}/rejection` · `POST /request/{id}/withdrawal`',
    minimum: '1 R 2 W · 1 R 1 W',
    ours: 'the same',
  },
  { of: '`GET /order/{id}`, by id or number', minimum: '1 R', ours: '1 R' },
];
