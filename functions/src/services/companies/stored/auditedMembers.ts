import type { AuditFields, MemberLimits } from '../../../contract/index.ts';
import type { MembershipDocument } from '../../../documents/people/companies.ts';

type Audited = MemberLimits & Pick<MembershipDocument, 'email' | 'role'>;

/** A member, or an invited person, as an audit entry shows them. */
export const auditedMember = ({ email, role, orderLimit, budget }: Audited): AuditFields => ({
  member: email,
  role,
  orderLimit,
  budget: budget?.amount ?? null,
  ...(budget && { budgetPeriod: budget.period }),
});
