/** A document of each kind; the customer owns those that have an owner. Only the fields that rules use are realistic. */
export const fixtures = {
  'tools/plane': { toolName: 'Jack plane', available: 5 },
  'tools/plane/stockEntries/opening': { change: 5 },
  'orders/order': { userId: 'customer' },
  'users/customer': { email: 'customer@example.test', role: 'user' },
  // The role in a profile does not grant rights: only the claim does.
  'users/former': { email: 'former@example.test', role: 'admin' },
  'reviews/review': { userId: 'customer', reviewerEmail: 'customer@example.test' },
  'inquiries/inquiry': { email: 'customer@example.test' },
  'auditLog/entry': { by: 'admin' },
  'sales/day': { day: '2026-01-01' },
  'locks/admins': { changes: 1 },
  'skus/PLN-1005': { toolId: 'plane' },
  'stockAlerts/customer_plane': { userId: 'customer', toolId: 'plane' },
  'catalogueIndex/part': { tools: [] },
  'deletedAccounts/former': { email: 'former@example.test' },
  'carts/customer': { version: 'first', lines: [] },
  'users/customer/addresses/book': { addresses: [] },
  'settings/shop': { version: 'first' },
  'customers/customer': { terms: 'net-30', open: 5 },
  'payments/payment': { userId: 'customer', orderId: 'order', amount: 5 },
  'invoices/2026-000001': { userId: 'customer', orderId: 'order', total: 5 },
  'counters/invoice-2026': { last: 1 },
  'cardSessions/session': { userId: 'customer', orderId: 'order', amount: 5 },
  // Collections that the product does not have.
  'baskets/basket': { userId: 'customer' },
  'tools/plane/notes/note': { userId: 'customer' },
  'orders/order/notes/note': { userId: 'customer' },
  'users/customer/notes/note': { userId: 'customer' },
} as const;

export type ShopDocument = keyof typeof fixtures;
