import type { Cost } from './cost.ts';

/** The costs of calls about inquiries, accounts, reviews, counts and mails. */
export const peopleCosts: readonly Cost[] = [
  {
    of: '`POST /inquiry` · with a tool · a retry',
    minimum: '2 W · 1 R 2 W · –',
    ours: '2 W · 1 R 2 W · at most 2 R',
  },
  { of: '`GET /inquiries` · `GET /inquiry/{id}`', minimum: 'p R · 1 R', ours: '(p+1) R · 1 R' },
  {
    of: '`POST /inquiry/{id}/replies` · a retry · `PUT /inquiry/{id}/status`',
    minimum: '1 R 3 W · – · 1 R 2 W',
    ours: '1 R 3 W · 3 R · 1 R 2 W',
  },
  {
    of: '`DELETE /inquiry/{id}`, with n mails',
    minimum: '1 R (n+2) W',
    ours: 'at least 2 R, (n+2) W',
  },
  {
    of: '`PUT /user/{email}` (sign-in), first · changed · unchanged',
    minimum: '1 W · – · 0',
    ours: '2 R 2 W · 1 R 1 W · 1 R 0 W; 1 R more for a newly verified address, 1 R more for its first sign-in, and 1 W for the audit entry of a changed one',
  },
  {
    of: '`GET /user/{email}` · `PUT /user/update/{email}` · nothing to change',
    minimum: '–',
    ours: '1 R · 1 R 1 W · 1 R 0 W',
  },
  {
    of: '`DELETE /user/{email}`: with a verified address · as an admin without one',
    minimum: '–',
    ours: '23 R 3 W · 22 R 4 W, plus 8 R for an admin and 1 R 1 W for each document that they handle, 1 R 1 W per review or stock alert, 5 R 3 W per membership, 1 W each for a cart, for a second factor, for addresses, for purchases and for part numbers, and (n+1) W for n lists',
  },
  {
    of: '`GET /user/{email}/data.json`, with n documents in seven lists',
    minimum: 'n R',
    ours: '9 R, 1 R for each list of tools, and n R, at least 1 R for each list, of mails 2 R, and 2 R for each membership',
  },
  { of: '`GET /users`, at any depth', minimum: 'p R', ours: '(p+1) R, at least 1' },
  {
    of: '`GET /second-factor` · `PUT /second-factor`, first · again · `PUT /second-factor/confirmation`',
    minimum: '1 R · 1 R 1 W · 1 R 1 W · 1 R 2 W',
    ours: '1 R · 2 R 2 W · 1 R 1 W · 1 R 2 W',
  },
  {
    of: '`PUT /proof` · a wrong code · `PUT /second-factor/recovery-codes` · `DELETE /second-factor` · `PUT /user/second-factor/{email}`',
    minimum: '1 R 1 W · 1 R 1 W · 1 R 1 W · 1 R 2 W · 1 R 3 W',
    ours: '1 R 1 W · 1 R 1 W · 1 R 1 W · 1 R 2 W · 1 R 3 W',
  },
  { of: 'The proof before a sensitive call, in addition', minimum: '1 R', ours: '1 R' },
  { of: '`GET /admin/{email}`', minimum: '0', ours: '0' },
  {
    of: '`PUT /user/admin/{email}` · `DELETE /user/admin/{email}`',
    minimum: '–',
    ours: '1 R 2 W, before the first sign-in 2 R 3 W · 4 R 5 W',
  },
  {
    of: 'a call that staff with roles may make: a read · again within 5 s · a write, and each of its transactions · as an Administrator, or a call of a customer',
    minimum: '1 R · – · 1 R · –',
    ours: '1 R · 0 R · 1 R · 0 R',
  },
  {
    of: '`GET /permissions` of staff · `GET /roles` · `GET /staff/roles` of n people, of whom a are Administrators',
    minimum: '1 R · as many R · n R',
    ours: '1 R · as many R, at least 1 · at most (n+a) R, at least 2',
  },
  {
    of: '`POST /role`, with k roles · `PUT /role/{id}` with another name · with other permissions, of h people who have r other roles · `DELETE /role/{id}`',
    minimum: 'k R 2 W · k R 2 W · (h+r+1) R (h+2) W · 2 R 2 W',
    ours: '(k+1) R 3 W · (k+2) R 3 W · (2h+r+1) R (h+2) W, at least 2 R · 2 R 2 W',
  },
  {
    of: '`GET /staff/invitations`, of n of the last 7 days · `POST /staff/invitations` to n roles, with k of the last 7 days · `DELETE /staff/invitation/{id}`',
    minimum: 'n R · (n+k) R 3 W · 1 R 2 W',
    ours: 'n R, at least 1 · (n+k+5) R 3 W, and 1 W for an open one to the same address · 1 R 2 W',
  },
  {
    of: '`POST /staff/invitation/preview` of n roles · `POST /staff/invitation/acceptance` · a retry',
    minimum: '(n+1) R · (n+1) R 4 W · 1 R',
    ours: '(n+1) R, 1 R more for an inviter with roles · (2n+4) R (n+4) W, 1 R more for an inviter with roles · 3 R',
  },
  {
    of: '`POST /staff` with n roles · `PUT /staff/{uid}` · `DELETE /staff/{uid}`',
    minimum: '(n+1) R 2 W · 1 R 2 W, and 1 R for each role before or after · (n+1) R 2 W',
    ours: '(n+3) R (n+3) W · 1 R 2 W, 1 R for each role before or after, and 1 W for each that is given · (n+1) R 2 W, and as for a document that they handle',
  },
  {
    of: '`POST /review` · while they wait for approval · a retry',
    minimum: '1 R 1 W',
    ours: '5 R 4 W · 4 R 2 W · 3 R',
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
  {
    of: '`GET /finder` · for several words · for none',
    minimum: 'n R',
    ours: '7 R to 35 R · 7 R to 210 R · 0',
  },
  {
    of: '`GET /tasks` of n in 25 kinds',
    minimum: 'n/1,000 R',
    ours: '21 R, and 1 R more per 1,000 of a kind; the search counts what tools lack',
  },
  {
    of: '`GET /assignment/{kind}/{id}` · `PUT /assignment/{kind}/{id}` to a colleague · to oneself or nobody · as it is',
    minimum: '1 R · 1 R 2 W · 1 R 2 W · 1 R',
    ours: '1 R · 1 R 3 W · 1 R 2 W · 1 R',
  },
  {
    of: '`PUT /assignment/{kind}/{id}/following`, `DELETE /assignment/{kind}/{id}/news` · nothing to change',
    minimum: '1 R 1 W · 1 R',
    ours: '1 R 1 W · 1 R',
  },
  {
    of: '`GET /staff` of n people · each document of someone whose right is withdrawn',
    minimum: 'n R · 1 R 1 W',
    ours: 'n R, at least 1 · at most 3 R 1 W, and 8 R',
  },
  {
    of: '`GET /views/{list}` with the shared views of n colleagues',
    minimum: '2 R',
    ours: '(n+2) R, at least 3',
  },
  {
    of: '`POST /views/{list}` · with a key · `PUT /views/{list}/{id}`, `DELETE /views/{list}/{id}` · `PUT /views/{list}`',
    minimum: '1 R 1 W · – · 1 R 1 W · 1 W',
    ours: '2 R 2 W · 2 R 3 W · 1 R 1 W · 1 R 2 W',
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
];
