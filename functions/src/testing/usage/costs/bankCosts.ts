import type { Cost } from './cost.ts';

/** The costs of calls about statements of the shop's bank. */
export const bankCosts: readonly Cost[] = [
  {
    of: '`GET /bank/imports`, `GET /bank/entries` · `GET /bank/import/{id}`, `GET /bank/entry/{id}`',
    minimum: 'p R · 1 R',
    ours: '(p+1) R, at least 1 · 1 R',
  },
];
