/** How the approvals of a request are counted. */
import type { Approval } from '../companies/approval.ts';
import type { Member } from '../companies/members.ts';
import { mayDecide, type RequestedBy, type RequestStatus } from './lifecycle.ts';

/** A member's approval of a request at the prices that they saw. */
export interface RequestVote<Time> {
  uid: string;
  name: string;
  at: Time;
  /** The net amount that the member has approved, in whole cents. */
  subtotal: number;
}

/** The members who can approve an order now, and how many have to. */
type Electorate = Pick<Approval, 'approversNeeded' | 'approvers'>;

/**
 * The approvals that still count: of members who can approve now, and of the amount as it is now.
 * Who has approved another amount can approve this one too.
 */
export const validVotes = <Vote extends Pick<RequestVote<unknown>, 'uid' | 'subtotal'>>(
  votes: readonly Vote[],
  { approvers }: Pick<Electorate, 'approvers'>,
  subtotal: number,
): Vote[] =>
  votes.filter(
    (vote) => vote.subtotal === subtotal && approvers.some(({ uid }) => uid === vote.uid),
  );

/** The valid approvals with a new one; each member has one. */
export const withVote = <Vote extends Pick<RequestVote<unknown>, 'uid' | 'subtotal'>>(
  votes: readonly Vote[],
  vote: Vote,
  electorate: Pick<Electorate, 'approvers'>,
): Vote[] => [
  ...validVotes(votes, electorate, vote.subtotal).filter(({ uid }) => uid !== vote.uid),
  vote,
];

/**
 * How many approvals are missing. One is needed even if no rule matches the order any more, because
 * its requester has asked for it.
 */
export const missingVotes = (
  count: number,
  { approversNeeded }: Pick<Electorate, 'approversNeeded'>,
) => Math.max(0, Math.max(1, approversNeeded) - count);

/** Whether a pending request waits for the approval of a member. */
export const awaitsVoteOf = (
  request: RequestedBy & { status: RequestStatus; approvals: readonly { uid: string }[] },
  member: Pick<Member, 'uid' | 'role'>,
): boolean =>
  request.status === 'pending' &&
  mayDecide(request, 'approved', member) &&
  !request.approvals.some(({ uid }) => uid === member.uid);
