import { expect, it } from 'vitest';
import { levelOf, permissionsOf } from '../../../domain/staff/areaLevels.ts';
import { roleValuesOf } from './roleForm.ts';

it('has the most that the permissions allow of each area', () => {
  const held = ['read_orders', 'write_orders', 'read_mail'] as const;
  expect(levelOf(held, 'orders')).toBe('write');
  expect(levelOf(held, 'mail')).toBe('read');
  expect(levelOf(held, 'stock')).toBe('none');
});

it('means the permissions that it was made of, without those that are implied', () => {
  const values = roleValuesOf({ name: 'Night', permissions: ['read_mail', 'write_stock'] });
  expect(values.name).toBe('Night');
  expect(permissionsOf(values.levels).sort()).toEqual(['read_mail', 'write_stock']);
  expect(permissionsOf(roleValuesOf().levels)).toEqual([]);
});
