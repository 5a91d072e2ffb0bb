import type { Membership } from 'functions/contract';

export const testCompanyId = `company-${'a'.repeat(20)}`;

/** A membership of the account in a company. */
export const membershipOf = (changes: Partial<Membership> = {}): Membership => ({
  companyId: testCompanyId,
  companyName: 'Marsh Joinery',
  companyNumber: 'C-4K2M9A',
  companyStatus: 'active',
  statusReason: '',
  role: 'buyer',
  orderLimit: null,
  budget: null,
  joinedAt: '2026-11-01T10:00:00.000Z',
  ...changes,
});
