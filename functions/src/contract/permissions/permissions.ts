/**
 * What staff may do: one table from which the routes of the API, OpenAPI, the tables of the documents,
 * menus, pages and buttons are derived.
 */

/** What of the shop a permission is about, in the order in which it is shown. */
export const permissionAreas = [
  'orders',
  'shipments',
  'returns',
  'payments',
  'refunds',
  'invoices',
  'tools',
  'stock',
  'prices',
  'customers',
  'companies',
  'quotes',
  'inquiries',
  'reviews',
  'mail',
  'reports',
  'settings',
  'staff',
  'keys',
  'webhooks',
  'audit',
] as const;
export type PermissionArea = (typeof permissionAreas)[number];

/** Reading or writing; who may write may read. */
export type PermissionLevel = 'read' | 'write';

export type Permission = `${PermissionLevel}_${PermissionArea}`;

/** All permissions, the two of each area together. */
export const permissions: readonly Permission[] = permissionAreas.flatMap(
  (area) => [`read_${area}`, `write_${area}`] as const,
);

const known: ReadonlySet<string> = new Set(permissions);

/** Whether a text is a permission. */
export const isPermission = (text: string): text is Permission => known.has(text);

/** The area that a permission is about. */
export const areaOf = (permission: Permission): PermissionArea =>
  permission.slice(permission.indexOf('_') + 1) as PermissionArea;

/** Whether someone with some permissions has another one: writing implies reading. */
export const hasPermission = (held: readonly Permission[], needed: Permission): boolean =>
  held.includes(needed) || held.includes(`write_${areaOf(needed)}`);

/** Of some permissions those that someone lacks. */
export const missingPermissions = (
  held: readonly Permission[],
  needed: readonly Permission[],
): Permission[] => needed.filter((permission) => !hasPermission(held, permission));

/** Of some permissions what is within others: of a written area that may only be read, reading. */
export const permissionsWithin = (
  held: readonly Permission[],
  most: readonly Permission[],
): Permission[] =>
  permissions.filter((one) => hasPermission(held, one) && hasPermission(most, one));

const areaNames: Record<PermissionArea, string> = {
  orders: 'orders',
  shipments: 'shipments',
  returns: 'returns',
  payments: 'payments',
  refunds: 'refunds',
  invoices: 'invoices',
  tools: 'tools',
  stock: 'stock',
  prices: 'price lists',
  customers: 'customers',
  companies: 'companies',
  quotes: 'quotes',
  inquiries: 'inquiries',
  reviews: 'reviews',
  mail: 'mail',
  reports: 'reports',
  settings: 'settings',
  staff: 'staff and roles',
  keys: 'API keys',
  webhooks: 'webhooks',
  audit: 'the audit log',
};

/** The name of an area, as people read it within a sentence. */
export const areaName = (area: PermissionArea): string => areaNames[area];

/** The name of a permission, as people read it: "See orders", "Change orders". */
const permissionName = (permission: Permission): string =>
  `${permission.startsWith('read_') ? 'See' : 'Change'} ${areaName(areaOf(permission))}`;

/** The message for someone who lacks a permission. */
export const missingPermissionText = (permission: Permission): string =>
  `You need the permission “${permissionName(permission)}” (${permission}).`;
