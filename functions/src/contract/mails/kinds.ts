/**
 * The kinds of mail that the shop sends: to customers, and those beginning with `shop-` to itself.
 */
export const mailKinds = [
  'order-placed',
  'order-confirmed',
  'order-shipped',
  'shipment-reversed',
  'order-cancelled',
  'order-part-cancelled',
  'credit-issued',
  'return-approved',
  'return-declined',
  'return-received',
  'return-closed',
  'return-expired',
  'payment-received',
  'payment-refunded',
  'payment-reversed',
  'payment-overdue',
  'account-statement',
  'quote-offered',
  'quote-declined',
  'quote-expired',
  'quote-message',
  'company-invoice',
  'approval-asked',
  'request-approved',
  'request-rejected',
  'request-expired',
  'inquiry-reply',
  'back-in-stock',
  'invitation',
  'staff-invitation',
  'second-factor',
  'key-expires',
  'company-requested',
  'company-accepted',
  'company-declined',
  'company-suspended',
  'company-reopened',
  'company-closed',
  'shop-order',
  'shop-inquiry',
  'shop-quote',
  'shop-quote-message',
  'shop-return',
  'shop-low-stock',
  'shop-company',
  'shop-dispute',
  'company-webhook',
  'shop-webhook',
  'shop-assigned',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * The statuses of a delivery, as Firebase's extension "Trigger Email" names them. RETRY: it failed
 * and is tried again at `checkAt`.
 * @see https://extensions.dev/extensions/firebase/firestore-send-email
 */
export const deliveryStatuses = ['PENDING', 'PROCESSING', 'RETRY', 'SUCCESS', 'ERROR'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** What mails are about. */
export const mailSubjectKinds = [
  'order',
  'quote',
  'inquiry',
  'tool',
  'shop',
  'company',
  'customer',
  'return',
] as const;
