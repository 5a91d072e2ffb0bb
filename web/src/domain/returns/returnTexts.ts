import {
  counted,
  isReceived,
  type OrderReturn,
  type Resolution,
  type ReturnKind,
  type ReturnLine,
  type ReturnState,
  sumPieces,
} from 'functions/contract';

/** What customers call a return or a claim: in a title, and in a sentence. */
export const returnKindTexts: Record<ReturnKind, string> = {
  return: 'Return',
  claim: 'Guarantee claim',
};
export const returnNouns: Record<ReturnKind, string> = {
  return: 'return',
  claim: 'guarantee claim',
};

/** The names of the states. */
export const returnStateTexts: Record<ReturnState, string> = {
  requested: 'Requested',
  approved: 'Approved',
  received: 'Received',
  closed: 'Closed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  lapsed: 'Lapsed',
};

/** What the customer got for the pieces of a line. */
export const outcomeTexts: Record<Resolution, string> = {
  credit: 'Credited',
  replacement: 'Replaced',
  none: 'No credit and no replacement',
};

type Counted = Pick<OrderReturn, 'state' | 'history'>;

const notDecided: readonly ReturnState[] = ['requested', 'declined', 'withdrawn'];

/** Whether the shop has agreed to the return, or to a part of it. */
export const isApproved = ({ state }: Pick<OrderReturn, 'state'>): boolean =>
  !notDecided.includes(state);

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
