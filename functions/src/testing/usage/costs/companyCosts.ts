import type { Cost } from './cost.ts';

/** The costs of calls about companies, and of the notes of staff. */
export const companyCosts: readonly Cost[] = [
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
    of: '`GET /company/{id}/log`, at any depth · `GET /company/{id}/members`, with b members who order on the page',
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
    ours: 'the same, and from owner as for the invitations of one who is removed',
  },
  {
    of: '`DELETE /company/{id}/members/{uid}` · leaving · of an owner, with i open invitations',
    minimum: '3 R 3 W · 2 R 3 W · i R i W more',
    ours: '5 R 3 W · 4 R 3 W · 2i R i W more, at least 1 R',
  },
  {
    of: '`POST /company/{id}/invitations` · with limits, of n members · to an address with an open one',
    minimum: '7 R 4 W · (n+7) R 4 W · 7 R 5 W',
    ours: 'the same: two counts bound the mails of a day',
  },
  {
    of: '`POST /invitation/preview` · `POST /invitation/acceptance` · a retry · `DELETE /invitation/{id}`',
    minimum: '3 R · 6 R 5 W · 3 R · 3 R 2 W',
    ours: '3 R · 6 R 5 W · 5 R · 3 R 2 W',
  },
  {
    of: '`GET /invitations`, of n · `POST /invitation/{id}/acceptance` · a retry',
    minimum: '3n R · 6 R 5 W · 3 R',
    ours: '3n R, at least 1 · 6 R 5 W · 5 R',
  },
  {
    of: '`GET /companies`, at any depth · of d names',
    minimum: 'p R',
    ours: '(p+1) R, at least 1 · 1 R more per company with one of the names, at least 1 per 30',
  },
  {
    of: '`POST /company/{id}/transitions` of n owners · with terms · to close it',
    minimum: '(n+1) R (n+2) W · 1 W more · 3 R more',
    ours: 'the same and at least 1 R more, 1 R 1 W for each API key, to close one 2 R more, 1 W more with terms, and 2 R 1 W per open invitation and pending request',
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
];
