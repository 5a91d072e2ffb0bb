import type { CompanyRole } from '../rights/companyRights.ts';

/** Who acts on a document, as the rules see them: the caller of a request, or of a page. */
export interface Actor {
  uid: string;
  /** Whether the account acts for the shop: it has the permission that the call needs. */
  staff: boolean;
  /** In the company for which the account acts; none for one that acts for itself. */
  membership: { companyId: string; role: CompanyRole } | null;
}

/** In which role a step of a document is taken: by its own customer, an admin, or the shop itself. */
export const stepRoles = ['customer', 'admin', 'system'] as const;
export type StepRole = (typeof stepRoles)[number];

/** The roles of accounts. */
export type ActingRole = Exclude<StepRole, 'system'>;
