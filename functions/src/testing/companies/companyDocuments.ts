/** The parts of the documents of companies, for seeds outside this package. */

export { invitationIdOf } from '../../services/accounts/invitationTokens.ts';
export { auditedMember } from '../../services/companies/stored/auditedMembers.ts';
export { searchFields, statusFields } from '../../services/companies/stored/companies.ts';
export { companyTarget } from '../../store/audit.ts';
export { membershipIdOf } from '../../store/memberships.ts';
