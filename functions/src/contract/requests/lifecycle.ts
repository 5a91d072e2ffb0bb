/** The lifecycle of a request: an order of a company's member that others have to approve. */
import type { Member } from '../companies/members.ts';
import { lifecycle } from '../kinds/lifecycle.ts';
import { may } from '../rights/companyRights.ts';

/** The statuses of a request. Only a pending one can change. */
export const requestStatuses = ['pending', 'approved', 'rejected', 'withdrawn', 'expired'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The statuses that end a request. */
export type DecidedRequestStatus = Exclude<RequestStatus, 'pending'>;

export const requestLifecycle = lifecycle({
  statuses: requestStatuses,
  first: ['pending'],
  transitions: [
    { from: 'pending', to: 'approved', by: ['approver'] },
    { from: 'pending', to: 'rejected', by: ['approver'] },
    // The shop withdraws the requests of a member who has left, and of a company that was closed.
    { from: 'pending', to: 'withdrawn', by: ['requester', 'system'] },
  ],
  expires: { from: 'pending', to: 'expired' },
});

/** Who asked for a request. */
export interface RequestedBy {
  requester: { uid: string };
}

/** The roles of a member on a request. Nobody approves their own, in whichever role. */
export const requestRolesOn = (
  { requester }: RequestedBy,
  { uid, role }: Pick<Member, 'uid' | 'role'>,
): ('requester' | 'approver')[] => {
  if (requester.uid === uid) return ['requester'];
  return may(role, 'approve') ? ['approver'] : [];
};

/** Whether a member may decide about a request like this, if it is pending. */
export const mayDecide = (
  request: RequestedBy,
  to: DecidedRequestStatus,
  member: Pick<Member, 'uid' | 'role'>,
): boolean => requestLifecycle.actor('pending', to, requestRolesOn(request, member)) !== undefined;

/** Whose a request is, for a member whom that refuses a decision about it. */
export const requestOf = (
  { requester }: RequestedBy,
  { uid }: Pick<Member, 'uid'>,
): 'caller' | 'another' => (requester.uid === uid ? 'caller' : 'another');

/** Whether a member may see a request: their own, or all of them for those who may approve. */
export const maySeeRequest = (
  request: RequestedBy,
  { uid, role }: Pick<Member, 'uid' | 'role'>,
): boolean => request.requester.uid === uid || may(role, 'approve');

/** The filters of a list of requests: also those that wait for the approval of the caller. */
export const requestFilters = ['all', 'for-me', ...requestStatuses] as const;
export type RequestFilter = (typeof requestFilters)[number];
