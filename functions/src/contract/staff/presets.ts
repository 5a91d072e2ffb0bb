import type { Permission, PermissionArea } from '../permissions/permissions.ts';
import { permissionAreas, permissions } from '../permissions/permissions.ts';

/** A role with which each shop begins, and which it can change. */
interface PresetRole {
  name: string;
  permissions: readonly Permission[];
}

const read = (...areas: PermissionArea[]): Permission[] =>
  areas.map((area) => `read_${area}` as const);

const write = (...areas: PermissionArea[]): Permission[] =>
  areas.map((area) => `write_${area}` as const);

/** The id under which lists show what the claim of an Administrator gives. It is never stored. */
export const administratorRole = 'administrator';

/** What is shown of that role, which nobody can change. */
export const administrator: PresetRole = { name: 'Administrator', permissions };

/**
 * The roles with which each shop begins, by their ids. All of them see their colleagues, to whom
 * documents are assigned.
 */
export const presetRoles: Readonly<Record<string, PresetRole>> = {
  sales: {
    name: 'Sales',
    permissions: [
      ...write('orders', 'quotes', 'customers', 'companies', 'inquiries'),
      ...read('shipments', 'returns', 'payments', 'invoices', 'tools', 'stock', 'prices'),
      ...read('reports', 'staff'),
    ],
  },
  warehouse: {
    name: 'Warehouse',
    permissions: [...write('orders', 'shipments', 'returns', 'stock'), ...read('tools', 'staff')],
  },
  billing: {
    name: 'Billing',
    permissions: [
      ...write('payments', 'refunds', 'invoices'),
      ...read(
        'orders',
        'shipments',
        'returns',
        'customers',
        'companies',
        'mail',
        'reports',
        'staff',
      ),
    ],
  },
  catalogue: {
    name: 'Catalogue',
    permissions: [...write('tools', 'stock', 'prices', 'reviews'), ...read('staff')],
  },
  'read-only': { name: 'Read only', permissions: read(...permissionAreas) },
};

/** Whether a role is one of those with which each shop begins. */
export const isPresetRole = (id: string): boolean => Object.hasOwn(presetRoles, id);
