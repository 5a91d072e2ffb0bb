import { counted, type OrderReturn, type ReturnKind, returnLifecycles } from 'functions/contract';
import { formatDate } from '../../../domain/time/dates.ts';

/** The kinds where there is little room. */
export const shortKindTexts: Record<ReturnKind, string> = { return: 'Return', claim: 'Claim' };

/** The tools of a return in a line: `Jack Plane and 2 other tools`. */
export const returnedToolsText = ({ lines }: Pick<OrderReturn, 'lines'>): string => {
  const [first, ...others] = lines;
  if (!first) return '';
  return others.length === 0
    ? first.toolName
    : `${first.toolName} and ${counted(others.length, 'other tool')}`;
};

/** The last day on which an approved return is expected to arrive; null without one. */
export const dueText = ({
  kind,
  status,
  expiresAt,
}: Pick<OrderReturn, 'kind' | 'status' | 'expiresAt'>): string | null => {
  const due = returnLifecycles[kind].jobAt(status, expiresAt);
  return due && formatDate(due);
};
