import type { Cost } from './cost.ts';

/** The costs of events and of scheduled jobs. */
export const eventCosts: readonly Cost[] = [
  {
    of: 'besides the costs of its call: each step of an order and of each shipment, each step of a return, a quote or a company, each version of a price list, each invoice, credit note and payment',
    minimum: '1 W',
    ours: 'the same: its event',
  },
  {
    of: '`GET /events`, `GET /company/{id}/events`',
    minimum: 'p R',
    ours: '(p+1) R, at least 1, and 2 R for a company',
  },
  {
    of: 'an event with n endpoints that are on, of the shop and of the company that it is about, of which m receive it · about the prices of a group or of all companies, with n endpoints of c companies',
    minimum: 'm W · m W',
    ours: '1 F, n R, at least 1 and with a company 2, and m R m W · c R more',
  },
  {
    of: 'a delivery: it arrives · the first after failures, or the first that fails · it was sent already',
    minimum: '1 R 2 W · 2 R 3 W · –',
    ours: '1 F 3 R 2 W, 1 R more to a company · 1 R 1 W more · 1 F 1 R',
  },
  {
    of: '`deliverWebhooks`: a run without endpoints · with n of them, e new events and d due deliveries',
    minimum: '–',
    ours: '2 R · (3n+e+d+2) R, and 1 W with new events',
  },
  {
    of: '`deliverWebhooks`, `stock.changed`: a run without changes of stock · with n entries of the ledgers, of at most 200 tools',
    minimum: '– · 1 W',
    ours: '2 R · (n+2) R 2 W',
  },
  {
    of: 'besides the costs of its call: a call with an API key',
    minimum: '1 R',
    ours: '1 R in 5 s, and of a company the membership that a call of a member reads, too; 1 W in 5 minutes for its last use; 1 R, of a company 2 R, for each transaction',
  },
  {
    of: '`GET /keys`, `GET /company/{id}/keys` · `GET /key` · `GET /key/{id}`',
    minimum: 'p R · 1 R · 1 R',
    ours: '(p+1) R · 1 R · 1 R',
  },
  {
    of: '`POST /key` · `POST /key/{id}/rotation` · `DELETE /key/{id}`',
    minimum: '2 W · 1 R 3 W · 1 R 2 W',
    ours: '3 R 4 W · 4 R 5 W · 2 R 2 W',
  },
  {
    of: '`POST /company/{id}/keys` · `POST /company/{id}/keys/{key}/rotation` · `DELETE /company/{id}/keys/{key}`',
    minimum: '2 R 2 W · 3 R 3 W · 3 R 2 W',
    ours: '6 R 4 W · 7 R 5 W · 5 R 2 W',
  },
  {
    of: '`remindOfApiKeys`: a run · for each key that is about to expire',
    minimum: '–',
    ours: '1 R · 1 R 2 W more',
  },
  {
    of: '`GET /webhooks` · `GET /webhook/{id}` · `GET /webhook/{id}/deliveries`',
    minimum: 'p R · 1 R · p R',
    ours: '(p+1) R · 1 R · (p+2) R',
  },
  {
    of: '`POST /webhook` · `PUT /webhook/{id}` · `POST /webhook/{id}/secret` · `PUT /webhook/{id}/off`, of a company · `DELETE /webhook/{id}` with d deliveries',
    minimum: '1 W · 1 R 2 W · 1 R 2 W · 1 R 2 W, 1 R more · 1 R (d+2) W',
    ours: '1 R 3 W · 1 R 2 W · 1 R 3 W · 1 R 2 W, 1 R more · (d+1) R, at least 2, (d+2) W',
  },
  {
    of: '`POST /webhook/{id}/test` · `POST /webhook/{id}/deliveries/{delivery}/replay` · `POST /webhook/{id}/replay` of e events, of which d are delivered again',
    minimum: '1 R 2 W · 2 R 2 W · (e+1) R d W',
    ours: '1 R 3 W · 2 R 3 W · (2e+2) R, at most (d+1) W',
  },
  {
    of: '`GET /company/{id}/webhooks`, `GET /company/{id}/webhook/{webhook}`, `GET /company/{id}/webhook/{webhook}/deliveries` · `POST /company/{id}/webhook`, `PUT /company/{id}/webhook/{webhook}`, `DELETE /company/{id}/webhook/{webhook}`, `POST /company/{id}/webhook/{webhook}/secret`, `POST /company/{id}/webhook/{webhook}/test`, `POST /company/{id}/webhook/{webhook}/deliveries/{delivery}/replay`, `POST /company/{id}/webhook/{webhook}/replay`',
    minimum: '1 R more than those of the shop · 1 R more',
    ours: 'the same · 3 R more',
  },
  {
    of: 'a tool changes so that its index entry changes · only in its pieces · so that no response shows it',
    minimum: '–',
    ours: '1 F 6 R 2 W, 1 W more on the home page · 1 F 3 R 1 W · 1 F',
  },
  {
    of: 'an order or a quote changes · so that no response shows it',
    minimum: '–',
    ours: '1 F 3 R 1 W · 1 F',
  },
  {
    of: 'a mail is queued: it is sent · it was sent already',
    minimum: '1 R 2 W · –',
    ours: '1 F 2 R 2 W · 1 F 1 R',
  },
  { of: 'restock of a tool for which n accounts wait', minimum: '–', ours: '(2n+2) R 2n W' },
  {
    of: 'pieces sold, for popularity: within 15 min · later · first of a day',
    minimum: '–',
    ours: '1 R a minute · at most 17 R 1 W · at most 481 R 1 W',
  },
  {
    of: '`applyOrderDeadlines`: a run without orders · each overdue order, then once a day · each cancelled order of k lines',
    minimum: '1 R · 1 R 1 W · as above',
    ours: '1 R · 2 R 2 W, without a reminder 2 R 1 W · (k+3) R, at most (3k+5) W',
  },
  {
    of: '`expireOffers`: a run without offers, requests and returns · each offer or request that expires · each return',
    minimum: '3 R · 1 R 2 W · 1 R 2 W',
    ours: '3 R · 2 R 2 W · 2 R 3 W',
  },
  {
    of: '`retryMails`: a run without mails · each one that is due',
    minimum: '1 R · 1 R 2 W',
    ours: '1 R · 3 R 2 W',
  },
  { of: '`reportLowStock`, on a day already looked at', minimum: '–', ours: '1 R' },
];
