/**
 * The names of the Firestore collections. `stockEntries` is a subcollection of each tool, `addresses` one
 * of each user.
 */
export const collectionNames = {
  tools: 'tools',
  orders: 'orders',
  users: 'users',
  reviews: 'reviews',
  ratings: 'ratings',
  inquiries: 'inquiries',
  stockEntries: 'stockEntries',
  locks: 'locks',
  deletedAccounts: 'deletedAccounts',
  auditLog: 'auditLog',
  sales: 'sales',
  skus: 'skus',
  stockAlerts: 'stockAlerts',
  carts: 'carts',
  addresses: 'addresses',
  settings: 'settings',
  customers: 'customers',
  payments: 'payments',
  invoices: 'invoices',
  counters: 'counters',
  cardSessions: 'cardSessions',
  catalogueIndex: 'catalogueIndex',
  mail: 'mail',
  quotes: 'quotes',
  digests: 'digests',
  snapshots: 'snapshots',
  liveTools: 'liveTools',
  liveOrders: 'liveOrders',
} as const;
