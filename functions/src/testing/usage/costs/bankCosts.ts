import type { Cost } from './cost.ts';

/** The costs of calls about statements of the shop's bank. */
export const bankCosts: readonly Cost[] = [
  {
    of: '`GET /bank/imports`, `GET /bank/entries` · `GET /bank/import/{id}`',
    minimum: 'p R · 1 R',
    ours: '(p+1) R, at least 1 · 1 R',
  },
  {
    of: '`GET /bank/entry/{id}` with c open invoices of its customer, who is learnt, and v that it names · `GET /bank/accounts` · `DELETE /bank/account/{id}`',
    minimum: '(c+v+1) R · p R · 1 R, 2 W',
    ours: '(c+2v+3) R: settings and account, too · p R, at least 1 · 1 R, 2 W',
  },
  {
    of: '`POST /bank/match` of e entries with v named invoices and a accounts · of n entries that change',
    minimum: '(e+v) R · n W',
    ours: '(2e+2v+a+2) R: invoices and orders, and each entry once more to store it · n W',
  },
  {
    of: '`POST /bank/entry/{id}/booking` on o orders · w of them with write-offs · of an account · of a retry',
    minimum: '(o+1) R, (4o+1) W · w W · 1 R, 1 W · 1 R',
    ours: '(2o+2) R, (6o+2) W: entry, order, customer, event, audit log and mail of each · 3w W · 1 R, 1 W · (o+3) R',
  },
  {
    of: '`POST /bank/entry/{id}/undo` of o orders and an account · `PUT /bank/entry/{id}/status`',
    minimum: '(2o+1) R, (4o+1) W · 1 R, 2 W',
    ours: '(3o+3) R, (6o+3) W: mails are withdrawn · 1 R, 2 W',
  },
  {
    of: '`POST /bank/entries/sure` of s entries over an order each · of none',
    minimum: '2s R, 5s W · 1 R',
    ours: '4s R, 7s W: each in a transaction · 1 R',
  },
  {
    of: '`POST /payments/credit` of c orders with a credit on i invoices',
    minimum: '(c+i) R, 4(c+i) W',
    ours: '(2c+2i+1) R, (4c+6i+1) W',
  },
  {
    of: '`POST /bank/imports` of n rows of one account, of which m are new, besides the reads of the matches · the same file again · `PUT /bank/columns`',
    minimum: 'n R (m+2) W · 1 R · 2 W',
    ours: '(n+m+4) R, up to 9 R more for the files before and 5 R for a table, (m+3) W · 1 R · the same',
  },
];
