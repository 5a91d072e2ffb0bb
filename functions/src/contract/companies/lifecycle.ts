/**
 * The lifecycle of a company: its statuses, who may move it from one to another, and what a status
 * allows. All rules that depend on a status are here; other modules only ask.
 */

/** The statuses of a company. */
export const companyStatuses = ['requested', 'active', 'suspended', 'declined', 'closed'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** Who changes the status of a company: the person who signs up, staff, or a setting of the shop. */
export const companyActors = ['owner', 'admin', 'system'] as const;
export type CompanyActor = (typeof companyActors)[number];

/** The statuses to which staff move a company. */
export const decidedStatuses = ['active', 'declined', 'suspended', 'closed'] as const;
export type DecidedStatus = (typeof decidedStatuses)[number];

/** The steps of a company, by name. */
const companySteps = ['accept', 'decline', 'suspend', 'reopen', 'close'] as const;
export type CompanyStep = (typeof companySteps)[number];

interface Transition {
  step: CompanyStep;
  from: CompanyStatus;
  to: DecidedStatus;
  /** Whether the members need to know why. */
  needsReason: boolean;
  /** Whether terms and a credit limit can be agreed in the same call. */
  takesTerms: boolean;
  /** Whether nothing may be open or due. */
  needsSettlement: boolean;
}

const plain = { needsReason: false, takesTerms: false, needsSettlement: false };

const transitions: readonly Transition[] = [
  { ...plain, step: 'accept', from: 'requested', to: 'active', takesTerms: true },
  { ...plain, step: 'decline', from: 'requested', to: 'declined', needsReason: true },
  { ...plain, step: 'suspend', from: 'active', to: 'suspended', needsReason: true },
  { ...plain, step: 'reopen', from: 'suspended', to: 'active' },
  { ...plain, step: 'close', from: 'active', to: 'closed', needsSettlement: true },
  { ...plain, step: 'close', from: 'suspended', to: 'closed', needsSettlement: true },
];

/** The step of staff from one status to another; undefined if there is none. */
export const companyTransition = (
  from: CompanyStatus,
  to: CompanyStatus,
): Omit<Transition, 'from' | 'to'> | undefined =>
  transitions.find((one) => one.from === from && one.to === to);

/** The statuses to which staff may move a company. */
export const allowedCompanyStatuses = (from: CompanyStatus): DecidedStatus[] =>
  transitions.filter((one) => one.from === from).map(({ to }) => to);

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

/**
 * Whether a sequence of statuses follows the transitions, beginning with that of a new company and
 * ending with `status`.
 */
export const isPossibleCompanyHistory = (
  history: readonly CompanyStatus[],
  status: CompanyStatus,
): boolean =>
  (history[0] === 'requested' || history[0] === 'active') &&
  history.at(-1) === status &&
  history
    .slice(1)
    .every((to, index) => companyTransition(history[index] as CompanyStatus, to) !== undefined);

/** The filters of the list of companies. */
export const companyFilters = ['all', ...companyStatuses] as const;
export type CompanyFilter = (typeof companyFilters)[number];

/** The states of an invitation. An open one has expired once its time has passed. */
export const invitationStates = ['open', 'accepted', 'revoked', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** The states in which an invitation is stored. */
export const storedInvitationStates = [
  'open',
  'accepted',
  'revoked',
] as const satisfies InvitationState[];
export type StoredInvitationState = (typeof storedInvitationStates)[number];

/** The state of an invitation at a time. */
export const invitationStateAt = (
  { state, expiresAt }: { state: StoredInvitationState; expiresAt: Date },
  now: Date,
): InvitationState => (state === 'open' && expiresAt <= now ? 'expired' : state);
