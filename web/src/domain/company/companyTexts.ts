import type { CompanyRole, CompanyStatus } from 'functions/contract';
import type { StatusChips } from '../../ui/feedback/statusChips.ts';

/** What the members with a role may do. */
export const roleNotes: Record<CompanyRole, string> = {
  owner: 'Can order, approve, pay, and manage members, addresses and rules.',
  approver: 'Can order, approve the orders of others, see all orders and invoices, and pay.',
  buyer: 'Can order, but see no orders of other members.',
  bookkeeper: 'Can see all orders and invoices, and pay, but not order.',
};

/** The roles in a sentence. */
export const roleArticles: Record<CompanyRole, string> = {
  owner: 'an owner',
  approver: 'an approver',
  buyer: 'a buyer',
  bookkeeper: 'a bookkeeper',
};

/** The statuses. */
export const companyStatusChips: StatusChips<CompanyStatus> = {
  requested: { label: 'In review', color: 'warning' },
  active: { label: 'Active', color: 'success' },
  suspended: { label: 'Suspended', color: 'error' },
  declined: { label: 'Declined' },
  closed: { label: 'Closed' },
};
