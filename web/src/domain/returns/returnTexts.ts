import {
  counted,
  isReceived,
  type OrderReturn,
  type Resolution,
  type ReturnKind,
  type ReturnLine,
  type ReturnStatus,
  sumPieces,
} from 'functions/contract';
import type { StatusChips } from '../../ui/feedback/statusChips.ts';

/** What customers call a return or a claim: in a title, and in a sentence. */
export const returnKindTexts: Record<ReturnKind, string> = {
  return: 'Return',
  claim: 'Guarantee claim',
};
export const returnNouns: Record<ReturnKind, string> = {
  return: 'return',
  claim: 'guarantee claim',
};

/** The statuses. */
export const returnStatusChips: StatusChips<ReturnStatus> = {
  requested: { label: 'Requested', color: 'info' },
  approved: { label: 'Approved', color: 'warning' },
  received: { label: 'Received', color: 'primary' },
  closed: { label: 'Closed', color: 'success' },
  declined: { label: 'Declined' },
  withdrawn: { label: 'Withdrawn' },
  expired: { label: 'Expired' },
};

/** What the customer got for the pieces of a line. */
export const outcomeTexts: Record<Resolution, string> = {
  credit: 'Credited',
  replacement: 'Replaced',
  none: 'No credit and no replacement',
};

type Counted = Pick<OrderReturn, 'status' | 'history'>;

const notDecided: readonly ReturnStatus[] = ['requested', 'declined', 'withdrawn'];

/** Whether the shop has agreed to the return, or to a part of it. */
export const isApproved = ({ status }: Pick<OrderReturn, 'status'>): boolean =>
  !notDecided.includes(status);

/** The pieces of a line that a return is about now: asked for, then approved, then arrived. */
export const currentPieces = (
  found: Counted,
  line: Pick<ReturnLine, 'asked' | 'approved' | 'received'>,
): number => {
  if (isReceived(found)) return line.received;
  return isApproved(found) ? line.approved : line.asked;
};

/** All pieces that a return is about now: `3 pieces`. */
export const currentPiecesText = (found: Counted & Pick<OrderReturn, 'lines'>): string =>
  counted(
    sumPieces(found.lines, (line) => currentPieces(found, line)),
    'piece',
  );
