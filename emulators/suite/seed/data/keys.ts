import { companyKeyPermissions, type Permission, permissions } from 'functions/contract';
import { admin, memberAccounts, type SeedProfile } from './accounts.ts';
import { brackenbury } from './companies.ts';

/** An API key of the seed. */
export interface SeedKey {
  /** With which a program calls the API. */
  text: string;
  name: string;
  permissions: readonly Permission[];
  /** The company for which it acts; null for the shop. */
  companyId: string | null;
  creator: SeedProfile;
}

/** A key of the shop and one of a company, with all that each may do. */
export const keys: readonly SeedKey[] = [
  {
    text: 'th_test_SandboxKeyOfTheShop000000000004YuM1b',
    name: 'ERP of the shop',
    permissions,
    companyId: null,
    creator: admin,
  },
  {
    text: 'th_test_SandboxKeyOfBrackenbury00000003zW2e5',
    name: 'ERP of Brackenbury',
    permissions: companyKeyPermissions,
    companyId: brackenbury.id,
    creator: memberAccounts.owner,
  },
];
