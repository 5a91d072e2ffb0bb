import { describe, expect, it } from 'vitest';
import {
  hasPermission,
  isPermission,
  missingPermissions,
  missingPermissionText,
  permissions,
} from './permissions.ts';
import { accessOf, permissionsIn } from './requirements.ts';

describe('A permission', () => {
  it('to write implies the one to read, of the same area alone', () => {
    expect(hasPermission(['write_orders'], 'read_orders')).toBe(true);
    expect(hasPermission(['read_orders'], 'write_orders')).toBe(false);
    expect(hasPermission(['write_orders', 'read_refunds'], 'write_refunds')).toBe(false);
    expect(permissions.filter((one) => hasPermission(['write_stock'], one))).toEqual([
      'read_stock',
      'write_stock',
    ]);
  });

  it('is one of the table', () => {
    expect(permissions.every(isPermission)).toBe(true);
    expect(['read_', 'orders', 'write_order', 'toString'].some(isPermission)).toBe(false);
  });

  it('is missing unless it is held or implied', () => {
    const needed = ['read_orders', 'write_orders', 'read_audit'] as const;
    expect(missingPermissions(['write_orders'], needed)).toEqual(['read_audit']);
  });

  it('is named to someone who lacks it', () => {
    expect(missingPermissionText('write_prices')).toBe(
      'You need the permission “Change price lists” (write_prices).',
    );
  });
});

describe('A requirement', () => {
  const byKind = {
    parameter: 'kind',
    permissions: { a: 'read_orders', b: 'read_orders' },
  } as const;

  it.each([
    ['everyone', { audience: 'everyone' }],
    ['read_orders', { audience: 'staff', permission: 'read_orders' }],
    ['any permission', { audience: 'staff', permission: 'any' }],
    ['own or write_orders', { audience: 'signed in', permission: 'write_orders' }],
    ['self or read_staff', { audience: 'self or staff', permission: 'read_staff' }],
    ['member or read_orders', { audience: 'member or staff', permission: 'read_orders' }],
    ['everyone or read_tools', { audience: 'everyone', permission: 'read_tools' }],
    [byKind, { audience: 'staff', permission: byKind }],
  ] as const)('%j says who may call', (requirement, access) => {
    expect(accessOf(requirement)).toEqual(access);
  });

  it('lists what it can ask for once', () => {
    expect(permissionsIn(byKind)).toEqual(['read_orders']);
    expect(permissionsIn('write_mail')).toEqual(['write_mail']);
    expect(permissionsIn('any')).toEqual([]);
  });
});
