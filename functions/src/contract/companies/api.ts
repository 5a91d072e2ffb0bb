import { listOf, oneOf } from '../calls/jsonSchema.ts';
import { sortQueryOf } from '../calls/listSorts.ts';
import { search } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { createdOnce, pageOf, responseOf } from '../responseParts.ts';
import { companyLimits } from './companyLimits.ts';
import { invitationSchema, invitationTokenSchema } from './invitations.ts';
import { companyFilters } from './lifecycle.ts';
import { memberSchema } from './members.ts';
import { companySchema, companySignUpSchema, companyTransitionSchema } from './model.ts';

const { memberships, members, invitationDays, ownInvitations } = companyLimits;

const acceptanceErrors = [
  'invitation-not-found',
  'invitation-closed',
  'company-inactive',
  'user-not-found',
] as const;

/** The calls about companies. */
export const companyRoutes = {
  signUpCompany: route('POST', '/company', 'signed in', {
    summary:
      "Sign a company up; the caller becomes its owner. Staff decide about it, unless the shop's settings make it active",
    body: companySignUpSchema,
    ...createdOnce('SignedUpCompany'),
    errors: ['email-not-verified', 'user-not-found'],
  }),
  getCompany: route('GET', '/company/:id', 'member or read_companies', {
    summary: 'A company by its id: one of the caller’s, or any for an admin',
    companyRight: 'member',
    response: responseOf('Company'),
    errors: ['company-not-found'],
  }),
  updateCompany: route('PUT', '/company/:id', 'member', {
    summary:
      'Replace the details and the rules of approval of a company. A rule that nobody but the requester could satisfy is refused',
    companyRight: 'manage',
    body: companySchema,
    response: responseOf('ChangedCompany'),
    errors: ['company-inactive', 'precondition-failed'],
  }),
  listApprovers: route('GET', '/company/:id/approvers', 'member or read_companies', {
    summary: 'The members who can approve orders, by name',
    companyRight: 'member',
    response: { ...listOf(responseOf('CompanyApprover')), maxItems: members },
    errors: ['company-not-found'],
  }),
  getBuying: route('GET', '/company/:id/buying', 'member', {
    summary:
      'What decides about the caller’s orders for a company: limits, spending in the period of the budget, rules, status, and who can approve',
    companyRight: 'member',
    response: responseOf('CompanyBuying'),
    errors: ['company-not-found'],
  }),
  listCompanyLog: route('GET', '/company/:id/log', 'member or read_companies', {
    summary: 'What members and the shop have changed in a company, newest first',
    companyRight: 'manage',
    ...pageOf('CompanyLogEntry'),
    errors: ['company-not-found'],
  }),
  listMembers: route('GET', '/company/:id/members', 'member or read_companies', {
    summary:
      'The members of a company with their limits and what they have spent in the periods of their budgets, or without one in this month, in the order in which they joined',
    companyRight: 'manage',
    ...pageOf('ListedMember'),
    errors: ['company-not-found'],
  }),
  updateMember: route('PUT', '/company/:id/members/:uid', 'member', {
    summary:
      'Change the role and the limits of a member. A company keeps an owner, and a limit that nobody but the member could approve is refused',
    companyRight: 'manage',
    body: memberSchema,
    response: responseOf('ChangedMember'),
    errors: ['member-not-found', 'last-owner', 'company-inactive', 'precondition-failed'],
  }),
  removeMember: route('DELETE', '/company/:id/members/:uid', 'member', {
    summary:
      'Remove a member as an owner, or leave a company. `deletedCount` is 0 if there is no such member',
    companyRight: 'member',
    response: responseOf('Deleted'),
    errors: ['role-forbidden', 'last-owner'],
  }),
  listInvitations: route('GET', '/company/:id/invitations', 'member or read_companies', {
    summary: 'The open invitations of a company, newest first',
    companyRight: 'manage',
    response: { ...listOf(responseOf('Invitation')), maxItems: members },
    errors: ['company-not-found'],
  }),
  inviteMember: route('POST', '/company/:id/invitations', 'member', {
    summary: `Invite a person by mail, for ${invitationDays} days. It replaces an open invitation to the same address`,
    companyRight: 'manage',
    body: invitationSchema,
    ...createdOnce('CreatedInvitation'),
    errors: ['company-inactive'],
  }),
  previewInvitation: route('POST', '/invitation/preview', 'everyone', {
    summary: 'What the invitation in a link is for',
    reads: true,
    body: invitationTokenSchema,
    response: responseOf('InvitationPreview'),
    errors: ['invitation-not-found', 'invitation-closed', 'company-inactive'],
  }),
  acceptInvitation: route('POST', '/invitation/acceptance', 'signed in', {
    summary: 'Join the company, as the account whose verified address the invitation names',
    body: invitationTokenSchema,
    ...createdOnce('JoinedCompany'),
    errors: ['invitation-address', 'email-not-verified', ...acceptanceErrors],
  }),
  listOwnInvitations: route('GET', '/invitations', 'signed in', {
    summary:
      'The open invitations to the verified address of the caller that can be accepted, newest first',
    response: { ...listOf(responseOf('OwnInvitation')), maxItems: ownInvitations },
  }),
  acceptOwnInvitation: route('POST', '/invitation/:id/acceptance', 'signed in', {
    summary: 'Join the company of an invitation to the verified address of the caller, by its id',
    ...createdOnce('JoinedCompany'),
    errors: acceptanceErrors,
  }),
  revokeInvitation: route('DELETE', '/invitation/:id', 'signed in', {
    summary:
      'Revoke an open invitation as an owner, or decline one to the verified address of the caller; a repetition changes nothing',
    response: responseOf('Deleted'),
    errors: ['invitation-not-found', 'invitation-closed'],
  }),
  listMemberships: route('GET', '/memberships', 'signed in', {
    summary: 'The companies for which the caller can buy, with role and limits',
    response: { ...listOf(responseOf('Membership')), maxItems: memberships },
  }),
  listCompanies: route('GET', '/companies', 'read_companies', {
    summary: 'The companies: usually those that wait for a decision first, then newest first',
    ...pageOf('Company'),
    query: {
      status: { ...oneOf(companyFilters), default: 'all' },
      q: search,
      sort: sortQueryOf('companies'),
    },
  }),
  transitionCompany: route('POST', '/company/:id/transitions', 'write_companies', {
    summary: 'Accept, with terms and credit limit, decline, suspend, reopen or close a company',
    body: companyTransitionSchema,
    idempotent: true,
    response: responseOf('ChangedCompany'),
    errors: ['company-not-found', 'company-not-changeable', 'company-not-settled'],
  }),
} as const;
