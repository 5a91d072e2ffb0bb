import { listOf, oneOf } from '../calls/jsonSchema.ts';
import { search } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { createdOnce, pageOf, responseOf } from '../responseTypes.ts';
import { companyLimits } from './companyLimits.ts';
import { invitationSchema, invitationTokenSchema } from './invitations.ts';
import { companyFilters } from './lifecycle.ts';
import { memberSchema } from './members.ts';
import { companySchema, companySignUpSchema, companyTransitionSchema } from './model.ts';

const { memberships, members, invitationDays } = companyLimits;

/** The calls about companies. */
export const companyRoutes = {
  signUpCompany: route('POST', '/company', {
    summary:
      "Sign a company up; the caller becomes its owner. Staff decide about it, unless the shop's settings make it active",
    audience: 'signed in',
    body: companySignUpSchema,
    ...createdOnce('SignedUpCompany'),
    errors: ['email-not-verified', 'user-not-found'],
  }),
  getCompany: route('GET', '/company/:id', {
    summary: 'A company by its id: one of the caller’s, or any for an admin',
    audience: 'member or admin',
    companyRight: 'member',
    response: responseOf('Company'),
    errors: ['company-not-found'],
  }),
  updateCompany: route('PUT', '/company/:id', {
    summary:
      'Replace the details and the rules of approval of a company. A rule that nobody but the requester could satisfy is refused',
    audience: 'member',
    companyRight: 'manage',
    body: companySchema,
    response: responseOf('ChangedCompany'),
    errors: ['company-inactive', 'precondition-failed'],
  }),
  listApprovers: route('GET', '/company/:id/approvers', {
    summary: 'The members who can approve orders, by name',
    audience: 'member or admin',
    companyRight: 'member',
    response: { ...listOf(responseOf('CompanyApprover')), maxItems: members },
    errors: ['company-not-found'],
  }),
  getBuying: route('GET', '/company/:id/buying', {
    summary:
      'What decides about the caller’s orders for a company: limits, spending in the period of the budget, rules, status, and who can approve',
    audience: 'member',
    companyRight: 'member',
    response: responseOf('CompanyBuying'),
    errors: ['company-not-found'],
  }),
  listCompanyLog: route('GET', '/company/:id/log', {
    summary: 'What members and the shop have changed in a company, newest first',
    audience: 'member or admin',
    companyRight: 'manage',
    ...pageOf('CompanyLogEntry'),
    errors: ['company-not-found'],
  }),
  listMembers: route('GET', '/company/:id/members', {
    summary:
      'The members of a company with their limits and what they have spent in the periods of their budgets, in the order in which they joined',
    audience: 'member or admin',
    companyRight: 'manage',
    ...pageOf('ListedMember'),
    errors: ['company-not-found'],
  }),
  updateMember: route('PUT', '/company/:id/members/:uid', {
    summary:
      'Change the role and the limits of a member. A company keeps an owner, and a limit that nobody but the member could approve is refused',
    audience: 'member',
    companyRight: 'manage',
    body: memberSchema,
    response: responseOf('ChangedMember'),
    errors: ['member-not-found', 'last-owner', 'company-inactive', 'precondition-failed'],
  }),
  removeMember: route('DELETE', '/company/:id/members/:uid', {
    summary:
      'Remove a member as an owner, or leave a company. `deletedCount` is 0 if there is no such member',
    audience: 'member',
    companyRight: 'member',
    response: responseOf('Deleted'),
    errors: ['role-forbidden', 'last-owner'],
  }),
  listInvitations: route('GET', '/company/:id/invitations', {
    summary: 'The open invitations of a company, newest first',
    audience: 'member or admin',
    companyRight: 'manage',
    response: { ...listOf(responseOf('Invitation')), maxItems: members },
    errors: ['company-not-found'],
  }),
  inviteMember: route('POST', '/company/:id/invitations', {
    summary: `Invite a person by mail, for ${invitationDays} days. It replaces an open invitation to the same address`,
    audience: 'member',
    companyRight: 'manage',
    body: invitationSchema,
    ...createdOnce('CreatedInvitation'),
    errors: ['company-inactive'],
  }),
  previewInvitation: route('POST', '/invitation/preview', {
    summary: 'What the invitation in a link is for',
    audience: 'everyone',
    reads: true,
    body: invitationTokenSchema,
    response: responseOf('InvitationPreview'),
    errors: ['invitation-not-found', 'invitation-closed', 'company-inactive'],
  }),
  acceptInvitation: route('POST', '/invitation/acceptance', {
    summary: 'Join the company, as the account whose verified address the invitation names',
    audience: 'signed in',
    body: invitationTokenSchema,
    ...createdOnce('JoinedCompany'),
    errors: [
      'invitation-not-found',
      'invitation-closed',
      'invitation-address',
      'email-not-verified',
      'company-inactive',
      'user-not-found',
    ],
  }),
  revokeInvitation: route('DELETE', '/invitation/:id', {
    summary: 'Revoke an open invitation as an owner; a repetition changes nothing',
    audience: 'signed in',
    response: responseOf('Deleted'),
    errors: ['invitation-not-found', 'invitation-closed'],
  }),
  listMemberships: route('GET', '/memberships', {
    summary: 'The companies for which the caller can buy, with role and limits',
    audience: 'signed in',
    response: { ...listOf(responseOf('Membership')), maxItems: memberships },
  }),
  listCompanies: route('GET', '/companies', {
    summary: 'The companies: those that wait for a decision first, then newest first',
    audience: 'admin',
    ...pageOf('Company'),
    query: { status: { ...oneOf(companyFilters), default: 'all' }, q: search },
  }),
  transitionCompany: route('POST', '/company/:id/transitions', {
    summary: 'Accept, with terms and credit limit, decline, suspend, reopen or close a company',
    audience: 'admin',
    body: companyTransitionSchema,
    idempotent: true,
    response: responseOf('ChangedCompany'),
    errors: ['company-not-found', 'company-not-changeable', 'company-not-settled'],
  }),
} as const;
