import type { Actor, OrderReturn, ReturnEvent, ReturnStatus } from 'functions/contract';
import { partyText } from '../../../domain/order/partyText.ts';

/** The words for a change to a status. */
const changes: Record<ReturnStatus, string> = {
  requested: 'Requested',
  approved: 'Approved',
  received: 'Received',
  closed: 'Closed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired: nothing has arrived in time',
};

/** A change of a return as a text: `Approved by Tools Hub`. */
export const changeText = (
  event: ReturnEvent<string>,
  found: OrderReturn,
  caller: Actor,
): string => {
  const name = partyText(event, found, caller);
  return name === null ? changes[event.status] : `${changes[event.status]} by ${name}`;
};
