import type { DocumentCaller, OrderReturn, ReturnEvent, ReturnState } from 'functions/contract';

/** The words for a change to a state. */
const changes: Record<ReturnState, string> = {
  requested: 'Requested',
  approved: 'Approved',
  received: 'Received',
  closed: 'Closed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  lapsed: 'Lapsed: nothing has arrived in time',
};

/** The caller's own changes are 'you'; customers see the shop instead of its admins. */
const nameOf = (
  { actor, uid }: ReturnEvent<string>,
  { userId, userName }: OrderReturn,
  caller: DocumentCaller,
): string | null => {
  if (actor === 'system') return null;
  if (uid === caller.uid) return 'you';
  if (actor === 'customer') return uid === userId ? userName : 'another member';
  return caller.admin ? 'another admin' : 'Tools Hub';
};

/** A change of a return as a text: `Approved by Tools Hub`. */
export const changeText = (
  event: ReturnEvent<string>,
  found: OrderReturn,
  caller: DocumentCaller,
): string => {
  const name = nameOf(event, found, caller);
  return name === null ? changes[event.state] : `${changes[event.state]} by ${name}`;
};
