import type { Cost } from './cost.ts';

/** The costs of calls about agreed prices. */
export const priceCosts: readonly Cost[] = [
  {
    of: 'carts, and every two seconds tools, catalogue and home at agreed prices, signed in · with lists for groups · first of an instance, or after a change',
    minimum: '1 R more · 2 R more · –',
    ours: '1 R more · 2 R more, for each payer · 1 R for the lists and at most 16 R for each of the payer more',
  },
  {
    of: '`GET /prices` · with lists for groups',
    minimum: '1 R · 2 R',
    ours: '1 R · 2 R',
  },
  {
    of: '`GET /price-lists` · `GET /price-list/{id}`',
    minimum: 'p R · 1 R',
    ours: '(p+1) R and p R for names · 2 R',
  },
  {
    of: '`POST /price-list` · a retry · `PUT /price-list/{id}` of an active list · `DELETE /price-list/{id}` without prices',
    minimum: '1 R 2 W · 1 R · 1 R 3 W · 1 R 2 W',
    ours: '2 R 2 W · 4 R · 2 R 3 W · 3 R 2 W',
  },
  {
    of: '`POST /price-list/{id}/transitions` · a retry',
    minimum: '2 R 3 W · 1 R',
    ours: '3 R 3 W · 4 R',
  },
  {
    of: '`GET /price-list/{id}/prices`, `GET /price-list/{id}/prices.csv`',
    minimum: '2p R',
    ours: '(2p+2) R',
  },
  {
    of: '`PUT /price-list/{id}/prices/{toolId}` of a draft · of an active list · `DELETE /price-list/{id}/prices/{toolId}`',
    minimum: '3 R 4 W · 3 R 5 W · 2 R 5 W',
    ours: 'the same',
  },
  {
    of: '`POST /price-list/{id}/prices.csv`: 300 rows · that change nothing',
    minimum: '600 R 300 W · 600 R',
    ours: '602 R, at most 319 W · 602 R',
  },
  {
    of: '`GET /tool/{id}/prices`',
    minimum: '3 R',
    ours: '3 R for a company, 4 R for a person, and those of agreed prices',
  },
  {
    of: '`GET /prices.csv` of t tools · without a list',
    minimum: 't R · –',
    ours: 't R and those of agreed prices · 1 R',
  },
  {
    of: '`GET /customer-groups` of g groups · `POST /customer-group` · `PUT /customer-group/{id}` · `DELETE /customer-group/{id}` · `PUT /customer/{payerId}/groups` of n groups',
    minimum: 'g R · 2 W · 1 R 2 W · 1 R 2 W · 1 R 2 W',
    ours: 'g R, at least 1 · (g+1) R 3 W · (g+2) R 3 W · 3 R 2 W · (n+2) R 2 W',
  },
];
