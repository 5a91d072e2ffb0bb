import { type Actor, actsForShop, type OrderReturn, type ReturnStatus } from 'functions/contract';
import {
  currentPiecesText,
  returnKindTexts,
  returnNouns,
} from '../../../domain/returns/returnTexts.ts';
import { formatLongDate } from '../../../domain/time/dates.ts';

/** Where a return stands, and what the reader can do. */
export interface Standing {
  severity: 'success' | 'info' | 'warning';
  title: string;
  text: string;
}

type Standings = Record<ReturnStatus, (found: OrderReturn) => Standing>;

const reasonOf = ({ history }: OrderReturn): string => {
  const reason = history.at(-1)?.reason;
  return reason ? `Reason: ${reason}` : '';
};

const textOf = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n');

const lastDayOf = ({ expiresAt }: OrderReturn): string =>
  expiresAt === null ? '' : formatLongDate(expiresAt);

const resultText = ({ creditNoteNumber, shipmentNumber }: OrderReturn): string => {
  const results = [
    ...(creditNoteNumber ? ['a credit note'] : []),
    ...(shipmentNumber ? ['a replacement'] : []),
  ];
  return results.join(' and ');
};

const approvedForCustomer = (found: OrderReturn): Standing =>
  found.kind === 'claim'
    ? {
        severity: 'success',
        title: 'We have accepted your claim',
        text: 'Please keep the tools until we write to you how we make it good.',
      }
    : {
        severity: 'warning',
        title: `Please send the parcel: it has to arrive by ${lastDayOf(found)}`,
        text: `We have approved ${currentPiecesText(found)}. After that day, the approval expires.`,
      };

const closedForCustomer = (found: OrderReturn): Standing => {
  const result = resultText(found);
  return {
    severity: 'success',
    title: `Your ${returnNouns[found.kind]} is settled`,
    text: result === '' ? 'There is no credit and no replacement.' : `You get ${result}.`,
  };
};

const forCustomer: Standings = {
  requested: () => ({
    severity: 'info',
    title: 'We are looking at your request',
    text: 'We answer within one working day. You get a mail. Please keep the tools until then.',
  }),
  approved: approvedForCustomer,
  received: (found) => ({
    severity: 'info',
    title: `Your parcel has arrived with ${currentPiecesText(found)}`,
    text: 'We check the tools, and write to you again.',
  }),
  closed: closedForCustomer,
  declined: (found) => ({
    severity: 'warning',
    title: `We cannot accept your ${returnNouns[found.kind]}`,
    text: textOf(reasonOf(found), 'Please write to us if we have missed something.'),
  }),
  withdrawn: () => ({
    severity: 'info',
    title: 'Withdrawn',
    text: 'You keep the tools. As long as the time for it has not passed, you can ask again on the page of the order.',
  }),
  expired: () => ({
    severity: 'warning',
    title: 'The approval has expired',
    text: 'The parcel has not arrived in time. If it is on its way, please write to us.',
  }),
};

const forAdmin: Standings = {
  requested: ({ payerName, kind }) => ({
    severity: 'warning',
    title: `${payerName} waits for your decision`,
    text: `Customers expect it within one working day. Look at what they write about the ${returnNouns[kind]} of each line.`,
  }),
  approved: (found) =>
    found.kind === 'claim'
      ? {
          severity: 'warning',
          title: 'Approved, and still to be settled',
          text: 'The customer keeps the tools, unless they send them back.',
        }
      : {
          severity: 'info',
          title: `${currentPiecesText(found)} to arrive by ${lastDayOf(found)}`,
          text: 'The approval expires after that day.',
        },
  received: (found) => ({
    severity: 'warning',
    title: `${currentPiecesText(found)} counted, and still to be settled`,
    text: 'Say for each line what the customer gets.',
  }),
  closed: (found) => ({
    severity: 'success',
    title: `${returnKindTexts[found.kind]} settled`,
    text:
      resultText(found) === ''
        ? 'The customer got no credit and no replacement.'
        : `The customer gets ${resultText(found)}.`,
  }),
  declined: (found) => ({ severity: 'info', title: 'Declined', text: reasonOf(found) }),
  withdrawn: () => ({
    severity: 'info',
    title: 'Withdrawn by the customer',
    text: 'The pieces stay with them.',
  }),
  expired: () => ({
    severity: 'info',
    title: 'The approval has expired',
    text: 'The parcel has not arrived in time. The customer can ask again as long as the time for it has not passed.',
  }),
};

/** Where a return stands, for its customer or for an admin. */
export const standingOf = (found: OrderReturn, caller: Actor): Standing =>
  (actsForShop(found, caller) ? forAdmin : forCustomer)[found.status](found);
