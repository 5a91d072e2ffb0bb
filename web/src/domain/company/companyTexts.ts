import type { CompanyRole, CompanyStatus } from 'functions/contract';

/** What the members with a role may do. */
export const roleNotes: Record<CompanyRole, string> = {
  owner: 'Orders, approves, pays, and manages members, addresses and rules.',
  approver: 'Orders, approves orders of others, sees all orders and invoices, and pays.',
  buyer: 'Orders, and sees only their own orders.',
  bookkeeper: 'Sees all orders and invoices, and pays. Places no orders.',
};

/** The names of the statuses. */
export const companyStatusTexts: Record<CompanyStatus, string> = {
  requested: 'In review',
  active: 'Active',
  suspended: 'Suspended',
  declined: 'Declined',
  closed: 'Closed',
};
