import type { AuditAction, AuditTarget, CompanyStatus, Permission } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { companyTarget } from '../../store/audit.ts';
import { companies } from '../../store/collections/collections.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { checkGrant } from '../accounts/grants.ts';
import { readManaged } from '../companies/members/memberRights.ts';

/** What is done to a key. */
type KeyStep = 'created' | 'rotated' | 'revoked';

interface Audited {
  action: AuditAction;
  target: AuditTarget;
}

/** Whether the caller may do something to keys, as the transaction has read it. */
interface Confirmed {
  companyStatus: CompanyStatus | null;
  /** How the audit log names it. */
  audited: (step: KeyStep, id: string, name: string) => Audited;
}

/** Whose keys these are, and who may make and revoke them. */
export interface KeyOwner {
  /** The id of the company; null for the shop. */
  id: string | null;
  /** Throws unless the caller may make a key with these permissions. */
  confirmNew: (
    transaction: Transaction,
    caller: Caller,
    permissions: readonly Permission[],
  ) => Promise<Confirmed>;
  /** Throws unless the caller may revoke keys. */
  confirmEnd: (transaction: Transaction, caller: Caller) => Promise<Confirmed>;
}

const auditedOfShop = (step: KeyStep, id: string, name: string): Audited => ({
  action: `key-${step}`,
  target: { kind: 'key', id, label: name },
});

/** The shop: staff make keys with permissions that they have. The route checks that they may. */
export const shopOwner: KeyOwner = {
  id: null,
  confirmNew: async (_transaction, caller, permissions) => {
    await checkGrant(caller, permissions);
    return { companyStatus: null, audited: auditedOfShop };
  },
  confirmEnd: async () => ({ companyStatus: null, audited: auditedOfShop }),
};

/** A company: its owners make keys, as long as it is active. */
export const companyOwner = (id: string): KeyOwner => {
  const confirm = async (transaction: Transaction, caller: Caller) => {
    const { company } = await readManaged(transaction, id, caller, 'manage');
    const audited = (step: KeyStep): Audited => ({
      action: `company-key-${step}`,
      target: companyTarget(id, company),
    });
    return { companyStatus: company.status, audited };
  };
  return {
    id,
    confirmNew: async (transaction, caller) => {
      const confirmed = await confirm(transaction, caller);
      const { companyStatus } = confirmed;
      if (companyStatus !== 'active') throw new ApiError('company-inactive', { companyStatus });
      return confirmed;
    },
    confirmEnd: confirm,
  };
};

/** The owner of a key that staff revoke: also of a company, whose log says so. */
export const ownerForStaff = (id: string | null): KeyOwner => {
  if (id === null) return shopOwner;
  return {
    ...companyOwner(id),
    confirmEnd: async (transaction) => {
      const company = await transaction.read(companies.doc(id));
      if (!company) return { companyStatus: null, audited: auditedOfShop };
      return {
        companyStatus: company.status,
        audited: (step) => ({ action: `company-key-${step}`, target: companyTarget(id, company) }),
      };
    },
  };
};
