/** The parts of the documents of companies, for seeds outside this package. */
export { auditedMember } from '../../services/companies/auditedMembers.ts';
export { searchFields, statusFields } from '../../services/companies/companies.ts';
export { invitationIdOf } from '../../services/companies/invitations.ts';
export { companyTarget } from '../../store/audit.ts';
export { membershipIdOf } from '../../store/memberships.ts';
