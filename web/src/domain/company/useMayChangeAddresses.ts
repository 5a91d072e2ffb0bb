import { canChangeWith, may } from 'functions/contract';
import { useMembership } from './useMembership.ts';

/**
 * Whether the account may change the address book of the payer for whom this page buys: its own, or
 * that of a company, whose owners change it.
 */
export const useMayChangeAddresses = (uid: string): boolean => {
  const membership = useMembership(uid);
  if (!membership) return membership === null;
  return may(membership.role, 'manage') && canChangeWith(membership.companyStatus);
};
