import { type DeliveryStatus, type MailKind, type MailSubject, pages } from 'functions/contract';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import type { StatusChips } from '../../ui/feedback/statusChips.ts';

/** The statuses of a delivery. */
export const deliveryStatusChips: StatusChips<DeliveryStatus> = {
  PENDING: { label: 'Waiting' },
  PROCESSING: { label: 'Sending' },
  RETRY: { label: 'Retrying', color: 'warning' },
  SUCCESS: { label: 'Sent', color: 'success' },
  ERROR: { label: 'Failed', color: 'error' },
};

/** The names of the kinds of mail. */
export const kindTexts: Record<MailKind, string> = {
  'order-placed': 'Order placed',
  'order-confirmed': 'Order confirmed',
  'order-shipped': 'Order shipped',
  'shipment-reversed': 'Parcel reversed',
  'order-cancelled': 'Order cancelled',
  'order-part-cancelled': 'Part of an order cancelled',
  'credit-issued': 'Credit note issued',
  'return-approved': 'Return approved',
  'return-declined': 'Return declined',
  'return-received': 'Return received',
  'return-closed': 'Return closed',
  'return-expired': 'Return expired',
  'payment-received': 'Payment received',
  'payment-refunded': 'Refund',
  'payment-reversed': 'Payment or refund corrected',
  'payment-overdue': 'Payment overdue',
  'account-statement': 'Statement of account',
  'quote-offered': 'Quote offered',
  'quote-declined': 'Quote declined',
  'quote-expired': 'Quote expired',
  'quote-message': 'Message about a quote',
  'company-invoice': 'Invoice to a company',
  'approval-asked': 'Approval asked',
  'request-approved': 'Order approved',
  'request-rejected': 'Order not approved',
  'request-expired': 'Request for approval expired',
  'inquiry-reply': 'Reply to an inquiry',
  'back-in-stock': 'Back in stock',
  invitation: 'Invitation to a company',
  'company-requested': 'Company signed up',
  'company-accepted': 'Company accepted',
  'company-declined': 'Company declined',
  'company-suspended': 'Company suspended',
  'company-reopened': 'Company reopened',
  'company-closed': 'Company closed',
  'shop-order': 'New order, to the shop',
  'shop-inquiry': 'New inquiry, to the shop',
  'shop-quote': 'New quote request, to the shop',
  'shop-quote-message': 'Message about a quote, to the shop',
  'shop-return': 'New return, to the shop',
  'shop-low-stock': 'Low stock, to the shop',
  'shop-dispute': 'Dispute, to the shop',
  'second-factor': 'Authenticator app',
  'key-expires': 'API key about to expire',
  'company-webhook': 'Webhook of a company switched off',
  'staff-invitation': 'Invitation to the staff',
  'shop-webhook': 'Webhook switched off, to the shop',
  'shop-assigned': 'Assignment, to one of the staff',
  'shop-company': 'Company signed up, to the shop',
};

/** The page of what a mail is about. */
export const aboutPath = ({ kind, id }: MailSubject): string => {
  if (kind === 'order') return paths.orderDetails.href(id);
  if (kind === 'return') return paths.orderReturn.href(id);
  if (kind === 'quote') return paths.quote.href(id);
  if (kind === 'company') return pages.managedCompany.href(id);
  if (kind === 'customer') return lazyPaths.customer.href(id);
  if (kind === 'inquiry') return paths.inquiry.href(id);
  return kind === 'tool' ? lazyPaths.editTool.href(id) : paths.manageTools;
};
