/** The lifecycle of a company, and what a status allows. Other modules only ask. */
import { lifecycle, type Transition } from '../kinds/lifecycle.ts';

/** The statuses of a company. */
export const companyStatuses = ['requested', 'active', 'suspended', 'declined', 'closed'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** Who changes the status of a company: the person who signs up, staff, or a setting of the shop. */
export const companyActors = ['owner', 'admin', 'system'] as const;

/** The statuses to which staff move a company. */
export const decidedStatuses = ['active', 'declined', 'suspended', 'closed'] as const;
export type DecidedStatus = (typeof decidedStatuses)[number];

/** The steps of a company, by name. */
const companySteps = ['accept', 'decline', 'suspend', 'reopen', 'close'] as const;
export type CompanyStep = (typeof companySteps)[number];

interface CompanyTransition extends Transition<CompanyStatus, 'admin'> {
  step: CompanyStep;
  to: DecidedStatus;
  /** Whether the members need to know why. */
  needsReason: boolean;
  /** Whether terms and a credit limit can be agreed in the same call. */
  takesTerms: boolean;
  /** Whether nothing may be open or due. */
  needsSettlement: boolean;
}

const plain = {
  by: ['admin'],
  needsReason: false,
  takesTerms: false,
  needsSettlement: false,
} as const;

const transitions: readonly CompanyTransition[] = [
  { ...plain, step: 'accept', from: 'requested', to: 'active', takesTerms: true },
  { ...plain, step: 'decline', from: 'requested', to: 'declined', needsReason: true },
  { ...plain, step: 'suspend', from: 'active', to: 'suspended', needsReason: true },
  { ...plain, step: 'close', from: 'active', to: 'closed', needsSettlement: true },
  { ...plain, step: 'reopen', from: 'suspended', to: 'active' },
  { ...plain, step: 'close', from: 'suspended', to: 'closed', needsSettlement: true },
];

export const companyLifecycle = lifecycle({
  statuses: companyStatuses,
  first: ['requested', 'active'],
  transitions,
});

/** The status of a new company; a setting of the shop decides whether staff review it. */
export const initialCompanyStatus = ({
  reviewCompanies,
}: {
  reviewCompanies: boolean;
}): CompanyStatus => (reviewCompanies ? 'requested' : 'active');

interface StatusRules {
  /** Whether its members place orders and accept quotes. */
  orders: boolean;
  /** Whether its owners invite members. */
  invites: boolean;
  /** Whether its owners change details, members, addresses and rules. */
  changes: boolean;
  /** Whether it needs an owner, so that the last one can't leave. */
  needsOwner: boolean;
}

const rules: Record<CompanyStatus, StatusRules> = {
  // Nobody sends mails in the name of a company that no one has reviewed.
  requested: { orders: false, invites: false, changes: true, needsOwner: true },
  active: { orders: true, invites: true, changes: true, needsOwner: true },
  suspended: { orders: false, invites: false, changes: true, needsOwner: true },
  declined: { orders: false, invites: false, changes: false, needsOwner: false },
  closed: { orders: false, invites: false, changes: false, needsOwner: false },
};

/** Whether the members of a company with this status place orders and accept quotes. */
export const canOrderWith = (status: CompanyStatus): boolean => rules[status].orders;

/** Whether the owners of a company with this status invite members. */
export const canInviteWith = (status: CompanyStatus): boolean => rules[status].invites;

/** Whether the owners of a company with this status change its details, members and rules. */
export const canChangeWith = (status: CompanyStatus): boolean => rules[status].changes;

/** Whether a company with this status needs an owner. */
export const needsOwner = (status: CompanyStatus): boolean => rules[status].needsOwner;

/** Whether staff have to decide about a company. */
export const isUndecided = (status: CompanyStatus): boolean => status === 'requested';

/** The filters of the list of companies. */
export const companyFilters = ['all', ...companyStatuses] as const;
export type CompanyFilter = (typeof companyFilters)[number];

/** The statuses of an invitation. An open one has expired once its time has passed. */
export const invitationStatuses = ['open', 'accepted', 'revoked', 'expired'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** The statuses in which an invitation is stored. */
export const storedInvitationStatuses = [
  'open',
  'accepted',
  'revoked',
] as const satisfies InvitationStatus[];

export const invitationLifecycle = lifecycle({
  statuses: invitationStatuses,
  first: ['open'],
  transitions: [
    { from: 'open', to: 'accepted', by: ['invitee'] },
    { from: 'open', to: 'revoked', by: ['owner', 'invitee'] },
  ],
  expires: { from: 'open', to: 'expired' },
});
