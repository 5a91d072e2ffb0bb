import {
  type Approver,
  counted,
  formatCents,
  type OrderRequest,
  type QuoteStatus,
  type RequestProblem,
  type RequestStatus,
  requestLifecycle,
} from 'functions/contract';
import type { StatusChips } from '../../ui/feedback/statusChips.ts';

/** The statuses. */
export const requestStatusChips: StatusChips<RequestStatus> = {
  pending: { label: 'Waiting', color: 'warning' },
  approved: { label: 'Approved', color: 'success' },
  rejected: { label: 'Rejected', color: 'error' },
  withdrawn: { label: 'Withdrawn' },
  expired: { label: 'Expired' },
};

/** The status of a request at this moment. */
export const requestStatusNow = (
  request: Pick<OrderRequest, 'status' | 'expiresAt'>,
): RequestStatus => requestLifecycle.statusAt(request.status, request.expiresAt, new Date());

/** Names in a sentence: `Olga, Anton and Ben`. */
export const namesText = (people: readonly Pick<Approver, 'name'>[], last = 'and'): string => {
  const names = people.map(({ name }) => name);
  return names.length > 1
    ? `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
    : names.join('');
};

/** Who can approve, and how many of them have to. */
export const approversText = (approvers: readonly Approver[], needed: number): string => {
  if (approvers.length === 0) {
    return 'Nobody else in the company approves orders. Once an owner makes another member an approver, or changes the limit, it can be sent; or order less.';
  }
  if (approvers.length === needed) {
    return `${namesText(approvers)} ${needed === 1 ? 'has' : 'have'} to approve it.`;
  }
  return needed === 1
    ? `${namesText(approvers, 'or')} can approve it.`
    : `Two of them have to approve it: ${namesText(approvers)}.`;
};

/** The tools of a request in a line. */
export const requestedToolsText = ({ lines }: Pick<OrderRequest, 'lines'>): string => {
  const [first, ...others] = lines;
  if (!first) return '';
  const more = others.length > 0 ? ` and ${counted(others.length, 'other tool')}` : '';
  return `${first.toolName}${more}`;
};

type Problem<Code extends RequestProblem['code']> = Extract<RequestProblem, { code: Code }>;

const lineTexts: Partial<Record<RequestProblem['code'], string>> = {
  'tool-not-found': 'is no longer available',
  validation: 'can’t be ordered in this quantity any more',
};

const stockText = ({ available }: Problem<'insufficient-stock'>): string =>
  available === 0 ? 'is sold out' : `has only ${counted(available, 'piece')} left`;

/** Why an offer can't be accepted, by the status of its quote. */
const offerTexts: Record<QuoteStatus, string> = {
  requested: 'There is no offer to accept.',
  offered: 'The offer has changed.',
  accepted: 'The offer is accepted already: its order is placed.',
  declined: 'The offer was declined.',
  expired: 'The offer has expired.',
};

const isOfLine = (
  problem: RequestProblem,
): problem is Extract<RequestProblem, { toolId: string }> => 'toolId' in problem;

/** Why a request could not be approved now, in a sentence. */
export const requestProblemText = (
  problem: RequestProblem,
  { lines, requester }: Pick<OrderRequest, 'lines' | 'requester'>,
): string => {
  if (isOfLine(problem)) {
    const name = lines.find(({ toolId }) => toolId === problem.toolId)?.toolName ?? 'A tool';
    if (problem.code === 'insufficient-stock') return `${name} ${stockText(problem)}.`;
    return `${name} ${lineTexts[problem.code] ?? 'can’t be ordered now'}.`;
  }
  if (problem.code === 'order-minimum') {
    return `The order minimum is ${formatCents(problem.minimum)}: ${formatCents(problem.missing)} is missing.`;
  }
  if (problem.code === 'credit-exceeded') {
    return `The order exceeds the company’s credit limit of ${formatCents(problem.creditLimit)}, of which ${formatCents(problem.room)} is left.`;
  }
  if (problem.code === 'quote-not-changeable') return offerTexts[problem.quoteStatus];
  return problem.code === 'company-inactive'
    ? 'The company can’t order at the moment.'
    : `${requester.name} has left the company, or may no longer order for it.`;
};
