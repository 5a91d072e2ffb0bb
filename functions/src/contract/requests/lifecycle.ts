/**
 * The lifecycle of a request: an order of a company's member that others have to approve. Who may
 * move it from one state to another is only here.
 */
import { type CompanyRole, may } from '../rights/companyRights.ts';

/** The states of a request. Only a pending one can change. */
export const requestStates = ['pending', 'approved', 'rejected', 'withdrawn', 'expired'] as const;
export type RequestState = (typeof requestStates)[number];

/** The states that end a request. */
export type DecidedState = Exclude<RequestState, 'pending'>;

/** Who acts on a request: the member who sent it, one who may approve it, or the shop itself. */
const requestActors = ['requester', 'approver', 'system'] as const;
type RequestActor = (typeof requestActors)[number];

const actorsOf: Record<DecidedState, readonly RequestActor[]> = {
  approved: ['approver'],
  rejected: ['approver'],
  // The shop withdraws the requests of a member who has left, and of a company that was closed.
  withdrawn: ['requester', 'system'],
  expired: ['system'],
};

/** The fields that decide who may change a request. */
export interface ChangeableRequest {
  state: RequestState;
  requester: { uid: string };
}

/** A member who looks at a request. */
export interface RequestCaller {
  uid: string;
  role: CompanyRole;
}

/** Nobody approves their own request, in whichever role. */
const roleIn = ({ requester }: ChangeableRequest, { uid, role }: RequestCaller) => {
  if (requester.uid === uid) return 'requester' as const;
  return may(role, 'approve') ? ('approver' as const) : undefined;
};

/** Whether a member may move a request to a state, if it is pending. */
export const mayDecide = (
  request: ChangeableRequest,
  to: DecidedState,
  caller: RequestCaller,
): boolean => {
  const actor = roleIn(request, caller);
  return actor !== undefined && actorsOf[to].includes(actor);
};

/** Whose a request is, for a member whom that refuses a decision about it. */
export const requestOf = (
  { requester }: Pick<ChangeableRequest, 'requester'>,
  { uid }: Pick<RequestCaller, 'uid'>,
): 'caller' | 'another' => (requester.uid === uid ? 'caller' : 'another');

/** The states to which a member may move a request now. */
export const allowedRequestStates = (
  request: ChangeableRequest,
  caller: RequestCaller,
): DecidedState[] => {
  if (request.state !== 'pending') return [];
  return (Object.keys(actorsOf) as DecidedState[]).filter((to) => mayDecide(request, to, caller));
};

/** Whether a member may see a request: their own, or all of them for those who may approve. */
export const maySeeRequest = (
  request: Pick<ChangeableRequest, 'requester'>,
  { uid, role }: RequestCaller,
): boolean => request.requester.uid === uid || may(role, 'approve');

/** The fields that decide whether a request has expired. */
interface DatedRequest {
  state: RequestState;
  expiresAt: Date | string;
}

/** The state of a request at a time: one that has lapsed counts as expired before it is marked. */
export const requestStateAt = ({ state, expiresAt }: DatedRequest, now: Date): RequestState =>
  state === 'pending' && new Date(expiresAt).getTime() <= now.getTime() ? 'expired' : state;

/** When the shop looks at a request: when it lapses; null for a decided one. */
export const requestCheckOf = ({
  state,
  expiresAt,
}: {
  state: RequestState;
  expiresAt: Date;
}): Date | null => (state === 'pending' ? expiresAt : null);

/** The filters of a list of requests. */
export const requestFilters = ['all', ...requestStates] as const;
export type RequestFilter = (typeof requestFilters)[number];
