/** Firestore's operations for each call, event and job. */
export interface Cost {
  /** The calls, events or cases, separated by '·' like their costs. */
  readonly of: string;
  /** The least that any implementation needs; '–' where that says nothing. */
  readonly minimum: string;
  readonly ours: string;
}

/**
 * The costs of all calls. R and W are reads and writes of Firestore, p is the size of a page. Each
 * call is one invocation (F) unless the CDN answers it. The usage tests count `ours`, and
 * costs.test.ts in scripts checks that no call is missing.
 */
export const callCosts: readonly Cost[] = [
  {
    of: '`GET /tools` (other orders), `GET /reviews`: CDN hit · miss · again within 5 s',
    minimum: '0 F · 1 R · –',
    ours: '0 F · (p+1) R · 0 R',
  },
  { of: '`GET /tool/{id}`, or its page, on a CDN miss', minimum: '1 R', ours: '1 R' },
  {
    of: "the catalogue's page: CDN hit · miss · again within 5 s",
    minimum: '0 F · 1 R · –',
    ours: '0 F · at most (p+2) R, plus changed index documents · 0 R',
  },
  {
    of: 'sitemap: CDN hit · within an hour · miss, with t tools',
    minimum: '–',
    ours: '0 F · 0 R · t R',
  },
  {
    of: '`GET /catalogue`, `GET /tools` by relevance or popularity, as a visitor · again within 5 s',
    minimum: '–',
    ours: 'at most (p+2) R, plus changed index documents · 0 R',
  },
  {
    of: 'the same, signed in · first of an instance',
    minimum: '–',
    ours: '(p+1) R, plus changed index documents · 32 R more',
  },
  {
    of: '`GET /tool/{id}/related`',
    minimum: '–',
    ours: 'at most 8 R, plus 1 R for changes of the index',
  },
  {
    of: '`GET /home`: CDN hit · miss · again within 5 s',
    minimum: '0 F · 1 R · –',
    ours: '0 F · 1 R · 0 R',
  },
  {
    of: 'the first time after a change of what it shows, or after 5 min',
    minimum: '–',
    ours: '18 R 1 W, plus changed index documents',
  },
  { of: '`GET /ratings` · again within 5 s', minimum: '1 R · –', ours: '1 R · 0 R' },
  { of: '`GET /health` · `GET /openapi.json`', minimum: '1 R · 0', ours: '1 R · 0' },
  {
    of: 'search for one word · for several (orders, invoices, users, quotes, inquiries, tools by an explicit order)',
    minimum: '–',
    ours: '(p+1) R · at most 10 (p+1) R',
  },
  { of: '`POST /tool` · with a key · again', minimum: '–', ours: '1 R 4 W · the same · 2 R' },
  {
    of: '`PUT /tool/{id}` · with stock · with SKU',
    minimum: '–',
    ours: '1 R 2 W · 1 R 3 W · 3 R 4 W',
  },
  { of: '`DELETE /tool/{id}`', minimum: '–', ours: '4 R 4 W' },
  { of: 'each picture that a tool no longer shows, after the first', minimum: '–', ours: '1 R' },
  { of: '`POST /tool/{id}/stock` · with a key', minimum: '–', ours: '1 R 3 W · the same' },
  { of: '`GET /tool/{id}/stock`', minimum: 'p R', ours: '(p+1) R, at least 1' },
  {
    of: '`PUT /tool/{id}/alert` · again · `DELETE /tool/{id}/alert` · `GET /alerts`',
    minimum: '1 W · 0 · 1 W · n R',
    ours: '5 R 2 W · 2 R · 1 R 1 W · n R, at least 1',
  },
  {
    of: '`GET /tools.csv`, `GET /orders.csv`, `GET /user/{email}/orders.csv`, `GET /returns.csv`, `GET /payments.csv`, `GET /invoices.csv`',
    minimum: '–',
    ours: '1 R per row',
  },
  {
    of: '`POST /tools.csv`: row unchanged · changed · new',
    minimum: '–',
    ours: '1 R · an update plus 1 R · a new tool',
  },
  {
    of: 'dry run of an import: row · with another SKU · one that is taken',
    minimum: '–',
    ours: '1 R (new: 0) · 1 R more · 2 R more',
  },
  {
    of: 'an import without `_id`: row with a stored SKU · with a new one, per 30',
    minimum: '–',
    ours: 'as above · 1 R more',
  },
  {
    of: 'a new SKU of digits alone, in an import',
    minimum: '–',
    ours: '1 R more, for SKUs from which a spreadsheet may have made it',
  },
  { of: 'upload a picture, by `storage.rules`', minimum: '–', ours: '1 R' },
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
    of: '`GET /addresses` · `POST /addresses`, `PUT /addresses/{id}`, `DELETE /addresses/{id}` · the first',
    minimum: '1 R · 1 W · 1 W',
    ours: '1 R · 1 R 1 W · 2 R 2 W',
  },
  {
    of: '`POST /order` of k lines · a retry · a refusal',
    minimum: 'k R (k+1) W + ledger · – · –',
    ours: '(k+2) R, at most (3k+4) W, two of them mails · (k+3) R · at most (k+3) R',
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
    minimum: '(k+n+5) R (n+1) W',
    ours: '(k+n+7) R (n+2) W',
  },
  {
    of: '`POST /quote/{id}/request`: the same for an offer · its page · its approval',
    minimum: '1 R more · 1 R more · 1 R 2 W more',
    ours: 'the same',
  },
  {
    of: '`GET /requests` · `GET /request/{id}` of k lines · of a decided one',
    minimum: 'p R · (k+n+6) R · 1 R',
    ours: '(p+1) R, at least 1 · (k+n+6) R · 1 R',
  },
  {
    of: '`POST /request/{id}/approval`: the first of two · the last one · a retry of that',
    minimum: '(k+n+7) R 1 W · –',
    ours: '(k+n+7) R 1 W · the same R, at most (3k+7) W · 2 R',
  },
  {
    of: '`POST /request/{id}/rejection` · `POST /request/{id}/withdrawal`',
    minimum: '1 R 2 W · 1 R 1 W',
    ours: 'the same',
  },
  { of: '`GET /order/{id}`, by id or number', minimum: '1 R', ours: '1 R' },
  {
    of: '`GET /order/{id}/pick-list.pdf` of k lines · `GET /order/{id}/confirmation.pdf` · before it is confirmed',
    minimum: '(k+2) R · 2 R · 1 R',
    ours: 'the same',
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
    ours: '(k+1) R, at most (3k+3) W · 1 W more · 2 R 2 W more',
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
    ours: '1 R 4 W · 1 R · 1 R 2 W · 1 R 3 W · 1 R 4 W',
  },
  {
    of: '`GET /order/{id}/shipments` · `GET /shipment/{number}.pdf`',
    minimum: '(p+1) R · 2 R',
    ours: '(p+2) R · 3 R',
  },
  {
    of: '`POST /order/{id}/returns`, r returns before it · a retry',
    minimum: '(r+1) R 2 W',
    ours: '(r+3) R 3 W · 3 R',
  },
  {
    of: '`POST /return/{id}/transitions` to approved · a retry · to received · to closed with a replacement or a credit note · withdrawn',
    minimum: '1 R 2 W',
    ours: '2 R 4 W · 1 R · 3 R 6 W · 4 R 7 W · 1 R 2 W',
  },
  {
    of: '`GET /order/{id}/returns` · `GET /returns` · `GET /return/{id}` · `GET /return/{number}.pdf`',
    minimum: '(p+1) R · p R · 1 R · 2 R',
    ours: '(p+2) R · (p+1) R · 1 R · 3 R',
  },
  {
    of: '`POST /order/{id}/cancellations` of a line before the invoice · after it, as an admin',
    minimum: '1 R 2 W',
    ours: '2 R 6 W · 4 R 9 W',
  },
  {
    of: '`POST /invoice/{number}/credits` · a retry',
    minimum: '3 R 4 W',
    ours: '4 R 6 W · 2 R',
  },
  {
    of: '`POST /order/{id}/card` · another page · its payment at `POST /stripe/events` · the same event again',
    minimum: '–',
    ours: '3 R 2 W · 4 R 2 W · 3 R 4 W · 3 R',
  },
  {
    of: 'a dispute about a card payment: a change · the same event again',
    minimum: '–',
    ours: '2 R 3 W · 2 R',
  },
  {
    of: 'card: refund, with n entries of the card (again for each further payment) · a retry · its event',
    minimum: '–',
    ours: '(n+5) R 3 W · (n+3) R · 3 R',
  },
  {
    of: '`POST /order/{id}/payments` · when nothing was due · refused or a retry',
    minimum: '1 R 2 W',
    ours: '1 R 5 W · 1 R 4 W · 2 R, a retry 3 R',
  },
  { of: '`POST /order/{id}/refunds` · a retry', minimum: '1 R 2 W', ours: '1 R 3 W · 3 R' },
  {
    of: '`POST /order/{id}/payments/{payment}/reversal` · a retry',
    minimum: '1 R 2 W',
    ours: '3 R 4 W · 2 R',
  },
  {
    of: '`GET /order/{id}/payments`, with n entries and d documents',
    minimum: '(n+d) R',
    ours: '(n+d+2) R, at least 3, at most 204',
  },
  { of: '`GET /invoice/{number}.pdf`', minimum: '1 R', ours: '1 R' },
  { of: '`GET /invoices`, at any depth', minimum: 'p R', ours: '(p+1) R, at least 1' },
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
    of: '`GET /receivables`, with n orders that are open or to be refunded',
    minimum: 'n R',
    ours: 'n R, at least 2',
  },
  {
    of: '`POST /quote` of k lines · `POST /quote/{id}/offer`',
    minimum: '(k+3) R 4 W, 1 R more for a retry · 2 R 3 W',
    ours: 'the same',
  },
  {
    of: '`POST /quote` of k lines by an admin to a person · to a member · to a company with n owners',
    minimum: '(k+4) R 5 W · (k+5) R 4 W · (k+n+6) R 4 W',
    ours: 'the same',
  },
  {
    of: '`POST /quote/{id}/decline` · `POST /quote/{id}/messages`',
    minimum: '1 R 2 W · 1 R 2 W',
    ours: 'the same',
  },
  {
    of: '`POST /quote/{id}/acceptance` of k lines, w days of sales · by an admin for a person',
    minimum: '(k+4) R (2k+w+4) W · 1 R 2 W more',
    ours: 'the same',
  },
  { of: '`GET /quote/{id}` · `GET /quote/{id}.pdf`', minimum: '1 R · 2 R', ours: 'the same' },
  {
    of: '`GET /quotes`, `GET /quotes/{email}`, at any depth',
    minimum: 'p R',
    ours: '(p+1) R, at least 1',
  },
  {
    of: '`POST /company` · a retry · `GET /memberships` of n companies',
    minimum: '4 R 6 W · 1 R · 2n R',
    ours: '6 R 7 W · 1 R more · 2n R, at least 1',
  },
  {
    of: 'a call about a company, for its members: the right, checked before anything else',
    minimum: '1 R',
    ours: '1 R, as an admin 0 R',
  },
  {
    of: '`GET /company/{id}` · as an admin · `PUT /company/{id}` · with other rules, of n members',
    minimum: '1 R · 2 R · 2 R 2 W · (n+2) R 2 W',
    ours: '1 R · 1 R and 1 R per company of the same name · 2 R 2 W · (n+2) R 2 W',
  },
  {
    of: '`GET /company/{id}/buying` without limits and rules · with a budget · with any, of n who can approve',
    minimum: '1 R · 2 R · (n+1) R',
    ours: '1 R · 1 R more · n R more, at least 1',
  },
  {
    of: '`GET /company/{id}/log`, at any depth · `GET /company/{id}/members`, with b budgets on the page',
    minimum: 'p R · (p+b) R',
    ours: '(p+2) R, at least 2 · (p+b+2) R',
  },
  {
    of: '`GET /company/{id}/approvers`, `GET /company/{id}/invitations`, of n',
    minimum: 'n R',
    ours: '(n+1) R, at least 2',
  },
  {
    of: '`PUT /company/{id}/members/{uid}` · to or from owner · with limits, of n members',
    minimum: '3 R 2 W · 3 R 3 W · (n+3) R 2 W',
    ours: 'the same',
  },
  {
    of: '`DELETE /company/{id}/members/{uid}` · leaving',
    minimum: '3 R 3 W · 2 R 3 W',
    ours: '5 R 3 W · 4 R 3 W',
  },
  {
    of: '`POST /company/{id}/invitations` · with limits, of n members · to an address with an open one',
    minimum: '5 R 4 W · (n+5) R 4 W · 5 R 5 W',
    ours: 'the same',
  },
  {
    of: '`POST /invitation/preview` · `POST /invitation/acceptance` · a retry · `DELETE /invitation/{id}`',
    minimum: '2 R · 5 R 5 W · 3 R · 3 R 2 W',
    ours: 'the same',
  },
  {
    of: '`GET /companies`, at any depth · of d names',
    minimum: 'p R',
    ours: '(p+1) R, at least 1 · 1 R more per company with one of the names, at least 1 per 30',
  },
  {
    of: '`POST /company/{id}/transitions` of n owners · with terms · to close it',
    minimum: '(n+1) R (n+2) W · 1 W more · 3 R more',
    ours: 'the same, and 1 W more to close one with terms',
  },
  {
    of: '`GET /order/{id}/notes`, `GET /customer/{payerId}/notes`, `GET /company/{id}/notes`, at any depth',
    minimum: 'p R',
    ours: '(p+2) R, at least 2',
  },
  {
    of: '`POST /order/{id}/notes`, `POST /company/{id}/notes` · `POST /customer/{payerId}/notes` on a person · `DELETE /note/{id}`',
    minimum: '1 R 2 W · 2 R 2 W · 1 R 2 W',
    ours: '1 R 2 W · 2 R 3 W · 1 R 2 W',
  },
  {
    of: '`POST /inquiry` · with a tool · a retry',
    minimum: '2 W · 1 R 2 W · –',
    ours: '2 W · 1 R 2 W · at most 2 R',
  },
  { of: '`GET /inquiries` · `GET /inquiry/{id}`', minimum: 'p R · 1 R', ours: '(p+1) R · 1 R' },
  {
    of: '`POST /inquiry/{id}/replies` · a retry · `PUT /inquiry/{id}/status`',
    minimum: '1 R 3 W · – · 1 R 2 W',
    ours: '1 R 3 W · 1 R · 1 R 2 W',
  },
  {
    of: '`DELETE /inquiry/{id}`, with n mails',
    minimum: '1 R (n+2) W',
    ours: 'at least 2 R, (n+2) W',
  },
  {
    of: '`PUT /user/{email}` (sign-in), first · changed · unchanged',
    minimum: '1 W · – · 0',
    ours: '2 R 2 W · 1 R 1 W · 1 R 0 W; 1 R more for a newly verified address, and 1 W for the audit entry of a changed one',
  },
  {
    of: '`GET /user/{email}` · `PUT /user/update/{email}` · nothing to change',
    minimum: '–',
    ours: '1 R · 1 R 1 W · 1 R 0 W',
  },
  {
    of: '`DELETE /user/{email}`: with a verified address · as an admin without one',
    minimum: '–',
    ours: '12 R 3 W · 11 R 4 W, plus 1 R 1 W per review or stock alert, 5 R 3 W per membership, and 1 W each for a cart and for addresses',
  },
  {
    of: '`GET /user/{email}/data.json`, with n documents in seven lists',
    minimum: 'n R',
    ours: '7 R, and n R, at least 1 R for each list, of mails 2 R, and 2 R for each membership',
  },
  { of: '`GET /users`, at any depth', minimum: 'p R', ours: '(p+1) R, at least 1' },
  { of: '`GET /admin/{email}`', minimum: '0', ours: '0' },
  {
    of: '`PUT /user/admin/{email}` · `DELETE /user/admin/{email}`',
    minimum: '–',
    ours: '1 R 2 W, before the first sign-in 2 R 3 W · 4 R 5 W',
  },
  {
    of: '`POST /review` · while they wait for approval · a retry',
    minimum: '1 R 1 W',
    ours: '5 R 4 W · 4 R 2 W · 1 R',
  },
  {
    of: '`PUT /review` · `GET /review` · `DELETE /review`',
    minimum: '1 R 1 W · 1 R · 1 W',
    ours: '5 R 4 W · 1 R · 1 R 3 W',
  },
  { of: '`GET /reviews/all`', minimum: 'p R', ours: '(p+1) R, at least 1' },
  {
    of: '`PUT /review/{id}/status`, `DELETE /review/{id}` · nothing to change',
    minimum: '1 R 2 W · –',
    ours: '1 R 4 W · 1 R',
  },
  {
    of: '`GET /counts` of n · again within 2 s · of a search for several words',
    minimum: 'n/1,000 R',
    ours: 'n/1,000 R, at least 1 · 0 R · at most 201 R',
  },
  {
    of: '`GET /overview`',
    minimum: '–',
    ours: 'at most 520 R, plus 1 R per 1,000 open orders, open amounts, low tools, and new users of a day',
  },
  { of: '`GET /audit`, at any depth', minimum: 'p R', ours: '(p+1) R, at least 1' },
  {
    of: '`GET /mail` · `GET /mail/{id}` · `POST /mail/{id}/sending`',
    minimum: 'p R · 1 R · 1 R 2 W',
    ours: '(p+1) R · 1 R · 1 R 2 W',
  },
  {
    of: '`GET /mail/failures` of n mails · `POST /mail/failures/sending` of n ≤ 100',
    minimum: '1 R · 2n R 2n W',
    ours: '1 R for each 1,000 · 2n R 2n W, 1 R more for 100',
  },
  { of: '`GET /mail/status`', minimum: '0', ours: '0' },
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
    of: '`applyOrderDeadlines`: a run without orders · each overdue order · each cancelled order of k lines',
    minimum: '1 R · 1 R 1 W · as above',
    ours: '1 R · 2 R 2 W · (k+2) R, at most (3k+3) W',
  },
  {
    of: '`expireOffers`: a run without offers, requests and returns · each offer or request that lapses · each return',
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
