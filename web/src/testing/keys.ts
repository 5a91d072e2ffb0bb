import type { ApiKey } from 'functions/contract';

/** A key of the shop that was never used. */
export const keyOf = (fields: Partial<ApiKey> = {}): ApiKey => ({
  _id: 'key',
  name: 'ERP',
  prefix: 'th_live_4K2M',
  permissions: ['write_orders', 'read_tools'],
  addresses: [],
  owner: null,
  creator: { uid: 'olga', name: 'Olga', email: 'olga@example.test' },
  createdAt: '2026-11-01T09:00:00.000Z',
  lastUsedAt: null,
  expiresAt: '2099-11-01T09:00:00.000Z',
  revokedAt: null,
  successor: null,
  ...fields,
});
