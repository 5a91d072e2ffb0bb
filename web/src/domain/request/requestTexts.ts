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

/** Why an offer can't be accepted, by the status of its quote. */
const offerTexts: Record<QuoteStatus, string> = {
  requested: 'There is no offer to accept.',
  offered: 'The offer has changed.',
  accepted: 'The offer is accepted already: its order is placed.',
  declined: 'The offer was declined.',
  expired: 'The offer has expired.',
};

type Problem<Code extends RequestProblem['code']> = Extract<RequestProblem, { code: Code }>;

interface RequestFacts extends Pick<OrderRequest, 'lines' | 'requester'> {}

type ProblemTexts = {
  [Code in RequestProblem['code']]: (problem: Problem<Code>, request: RequestFacts) => string;
};

const lineText =
  (text: string) =>
  ({ toolId }: { toolId: string }, { lines }: RequestFacts): string =>
    `${lines.find((line) => line.toolId === toolId)?.toolName ?? 'A tool'} ${text}.`;

const problemTexts: ProblemTexts = {
  'tool-not-found': lineText('is no longer available'),
  discontinued: lineText('is discontinued'),
  validation: lineText('can’t be ordered in this quantity any more'),
  'insufficient-stock': (problem, request) =>
    lineText(
      problem.available === 0
        ? 'is sold out'
        : `has only ${counted(problem.available, 'piece')} left`,
    )(problem, request),
  'price-changed': lineText('can’t be ordered now'),
  'order-minimum': ({ minimum, missing }) =>
    `The order minimum is ${formatCents(minimum)}: ${formatCents(missing)} is missing.`,
  'credit-exceeded': ({ creditLimit, room }) =>
    `The order exceeds the company’s credit limit of ${formatCents(creditLimit)}, of which ${formatCents(room)} is left.`,
  'quote-not-changeable': ({ quoteStatus }) => offerTexts[quoteStatus],
  'company-inactive': () => 'The company can’t order at the moment.',
  'requester-left': (_, { requester }) =>
    `${requester.name} has left the company, or may no longer order for it.`,
};

/** Why a request could not be approved now, in a sentence. */
export const requestProblemText = <Code extends RequestProblem['code']>(
  problem: Problem<Code> & { code: Code },
  request: RequestFacts,
): string => problemTexts[problem.code](problem, request);
