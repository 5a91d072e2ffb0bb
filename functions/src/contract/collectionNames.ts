/** The names of the Firestore collections. `stockEntries` is a subcollection of each tool. */
export const collectionNames = {
  tools: 'tools',
  orders: 'orders',
  users: 'users',
  reviews: 'reviews',
  inquiries: 'inquiries',
  stockEntries: 'stockEntries',
  locks: 'locks',
  deletedAccounts: 'deletedAccounts',
  auditLog: 'auditLog',
  sales: 'sales',
  skus: 'skus',
  stockAlerts: 'stockAlerts',
  catalogueIndex: 'catalogueIndex',
} as const;
