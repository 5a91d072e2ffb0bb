import type { Cost } from './cost.ts';

/** The costs of calls about orders, their parcels, returns, payments and quotes. */
export const orderCosts: readonly Cost[] = [
  {
    of: '`GET /order/{id}/pick-list.pdf` of k lines · `GET /order/{id}/confirmation.pdf` · before it is confirmed',
    minimum: '(k+2) R · 2 R · 1 R',
    ours: 'the same',
  },
  {
    of: '`POST /orders/print` of n orders with k tools: pick lists, also collected · delivery notes, labels',
    minimum: '(n+k) R · n R',
    ours: '(n+k+1) R · (n+1) R',
  },
  {
    of: '`GET /orders`, `GET /orders/{email}`, `GET /customer/{payerId}/orders`, `GET /company/{id}/orders`, at any depth',
    minimum: 'p R',
    ours: '(p+1) R, at least 1',
  },
  {
    of: 'a page of own orders by payment, or of found orders by payment',
    minimum: '–',
    ours: 'at most 10 (p+1) R',
  },
  {
    of: '`DELETE /order/{id}` of k lines · as an admin · with an invoice',
    minimum: '1 R (k+1) W + ledger',
    ours: '(k+2) R, at most (3k+5) W · 1 W more · 2 R 2 W more',
  },
  {
    of: '`POST /order/{id}/transitions`: confirm, with the invoice',
    minimum: '1 R 1 W',
    ours: '3 R 5 W',
  },
  {
    of: 'ship or deliver as an admin · deliver as the customer',
    minimum: '1 R 1 W',
    ours: '1 R 4 W (ship), 1 R 3 W (deliver) · 1 R 2 W',
  },
  {
    of: '`POST /order/{id}/shipments` · a retry · `POST /shipment/{id}/delivery` · as an admin · `POST /shipment/{id}/reversal`',
    minimum: '1 R 2 W',
    ours: '1 R 4 W · 3 R · 1 R 2 W · 1 R 3 W · 1 R 4 W',
  },
  {
    of: '`GET /order/{id}/shipments` · `GET /shipment/{number}.pdf`',
    minimum: '(p+1) R · 2 R',
    ours: '(p+2) R · 3 R',
  },
  {
    of: '`POST /order/{id}/returns`, r returns before it · a retry',
    minimum: '(r+1) R 2 W',
    ours: '(r+3) R 3 W · (r+4) R',
  },
  {
    of: '`POST /return/{id}/transitions` to approved · a retry · to received · to closed with a replacement or a credit note · withdrawn',
    minimum: '1 R 2 W',
    ours: '2 R 4 W · 3 R · 3 R 6 W · 4 R 8 W · 1 R 2 W',
  },
  {
    of: '`GET /order/{id}/returns` · `GET /returns` · `GET /return/{id}` · `GET /return/{number}.pdf`',
    minimum: '(p+1) R · p R · 1 R · 2 R',
    ours: '(p+2) R · (p+1) R · 1 R · 3 R',
  },
  {
    of: '`POST /order/{id}/undo` of a shipment',
    minimum: '1 R 4 W',
    ours: '3 R 5 W',
  },
  {
    of: '`POST /order/{id}/cancellations` of a line before the invoice · after it, as an admin',
    minimum: '1 R 2 W',
    ours: '2 R 7 W · 4 R 10 W',
  },
  {
    of: '`POST /invoice/{number}/credits` · a retry',
    minimum: '3 R 4 W',
    ours: '4 R 7 W · 5 R',
  },
  {
    of: '`POST /order/{id}/card` · another page · its payment at `POST /stripe/events` · the same event again',
    minimum: '–',
    ours: '3 R 2 W · 4 R 2 W · 3 R 4 W · 3 R',
  },
  {
    of: '`POST /payments/joint/card` of k invoices · another page · its payment · the same event again',
    minimum: '–',
    ours: '(3k+1) R (k+1) W · (4k+1) R (k+1) W · (k+2) R 4k W · (k+2) R',
  },
  {
    of: 'a dispute about a card payment: a change · the same event again',
    minimum: '–',
    ours: '2 R 3 W · 2 R',
  },
  {
    of: 'card: refund, with n entries of the card (again for each further payment) · a retry · its event',
    minimum: '–',
    ours: '(2n+5) R 4 W · (n+3) R · 3 R',
  },
  {
    of: '`POST /order/{id}/payments` · when nothing was due · refused or a retry',
    minimum: '1 R 2 W',
    ours: '2 R 5 W · 2 R 4 W · 3 R, a retry 4 R; 1 R more once a reminder is queued',
  },
  {
    of: '`GET /payments/joint` of k invoices · `POST /payments/joint` · a retry',
    minimum: '2k R · 2k R 2k W',
    ours: '(2k+1) R · (2k+1) R, at most (5k+1) W · (2k+2) R',
  },
  { of: '`POST /order/{id}/refunds` · a retry', minimum: '1 R 2 W', ours: '2 R 4 W · 4 R' },
  {
    of: '`POST /order/{id}/payments/{payment}/reversal` · a retry',
    minimum: '1 R 2 W',
    ours: '5 R 5 W · 2 R',
  },
  {
    of: '`GET /order/{id}/payments`, with n entries and d documents',
    minimum: '(n+d) R',
    ours: '(n+d+2) R, at least 3, at most 204',
  },
  { of: '`GET /invoice/{number}.pdf`', minimum: '1 R', ours: '1 R' },
  { of: '`GET /invoices`, at any depth', minimum: 'p R', ours: '(p+1) R, at least 1' },
  {
    of: '`GET /invoices/{email}`, at any depth, of p documents with their orders · a number · words or a status that few match',
    minimum: '2p R · 2 R · –',
    ours: '(2p+1) R, at least 1 · 2 R, of an order with d documents (2d+1) R · at most 50 (p+1) R',
  },
  {
    of: '`GET /user/{email}/invoices.zip` of p documents, at most 200',
    minimum: '2p R',
    ours: '(2p+1) R, at least 1',
  },
  {
    of: '`GET /user/{email}/statement.csv`, `GET /user/{email}/statement.pdf` with n entries, at most 1,000, and h thousand before them',
    minimum: '(n+h) R',
    ours: '(n+h+1) R, at least 6 · 1 R more',
  },
  {
    of: '`GET /customer/{payerId}/payments`, at any depth',
    minimum: 'p R',
    ours: '(p+1) R, at least 1',
  },
  {
    of: '`GET /terms` · `GET /shop` · `GET /settings`',
    minimum: '2 R · 1 R · 1 R',
    ours: '2 R · 1 R · 1 R',
  },
  {
    of: '`PUT /settings` · with another e-mail or phone · nothing to change or refused',
    minimum: '1 W · 1 W · 0',
    ours: '1 R 2 W · 1 R 3 W · 1 R',
  },
  {
    of: '`GET /customer/{payerId}` · `PUT /customer/{payerId}` · nothing to change',
    minimum: '1 R · 1 W · 0',
    ours: '4 R · 2 R 2 W · 2 R',
  },
  {
    of: '`GET /reports/sales`, `GET /reports/sales.csv` of m months',
    minimum: 'm R',
    ours: 'at most 32m R, for the year before, too',
  },
  {
    of: '`GET /receivables`, with n orders that are open or to be refunded',
    minimum: 'n R',
    ours: 'n R, at least 2',
  },
  {
    of: '`POST /quote` of k lines · `POST /quote/{id}/offer`',
    minimum: '(k+5) R 4 W, 1 R more for a retry · 2 R 3 W',
    ours: 'the same',
  },
  {
    of: '`POST /quote` of k lines by an admin to a person · to a member · to a company with n owners',
    minimum: '(k+6) R 5 W · (k+7) R 4 W · (k+n+8) R 4 W',
    ours: 'the same',
  },
  {
    of: '`POST /customer`: a person · a company; 1 R more with an e-mail address',
    minimum: '1 R 3 W · 2 R 5 W',
    ours: '2 R 4 W · 3 R 6 W',
  },
  {
    of: '`PUT /customer/{payerId}/email` with q quotes and o orders of p payments, parcels, returns and documents · a sign-in that claims the customer',
    minimum: '(q+o+p+2) R, (q+o+p+2) W · the same',
    ours: '(2q+2o+p+5) R and up to 5o R more, (q+o+p+2) W · the same, with up to 4o W more, and at most 25 R 10 W for lists, addresses and terms, and 1 R for each person and list with saved views',
  },
  {
    of: '`GET /customer/{payerId}/data.json` · `DELETE /customer/{payerId}`',
    minimum: '–',
    ours: 'like those of an account',
  },
  {
    of: '`POST /quote` of k lines with an order, by an admin',
    minimum: '(2k+4) R, (3k+6) W',
    ours: '(2k+7) R, at most (3k+8) W',
  },
  {
    of: '`POST /order/{id}/reminders` · `PUT /order/{id}/promise`',
    minimum: '1 R 3 W · 1 R 2 W',
    ours: '2 R 3 W · 1 R 2 W',
  },
  {
    of: '`POST /customer/{payerId}/statement` of d documents and p payments, with what they add up to before',
    minimum: '(d+p+4) R 2 W',
    ours: '(d+p+6) R, at least 8 R, 2 W',
  },
  {
    of: '`POST /quote/{id}/decline` · `POST /quote/{id}/messages`',
    minimum: '1 R 2 W · 1 R 2 W',
    ours: 'the same',
  },
  {
    of: '`POST /quote/{id}/acceptance` of k lines, w days of sales · by an admin for a person',
    minimum: '(k+4) R (2k+w+4) W · 1 R 2 W more',
    ours: '1 R 1 W more · 1 R 2 W more',
  },
  { of: '`GET /quote/{id}` · `GET /quote/{id}.pdf`', minimum: '1 R · 2 R', ours: 'the same' },
  {
    of: '`GET /quotes`, `GET /quotes/{email}`, at any depth',
    minimum: 'p R',
    ours: '(p+1) R, at least 1',
  },
];
