import {
  type CurrentRequest,
  changedPrices,
  counted,
  type OrderRequest,
  type RequestPage,
  type RequestStatus,
} from 'functions/contract';
import {
  approversText,
  namesText,
  requestProblemText,
  requestStatusNow,
} from '../../../domain/request/requestTexts.ts';
import { formatDate } from '../../../domain/time/dates.ts';

/** What the page of a request says first. */
export interface RequestNoticeText {
  severity: 'info' | 'success' | 'warning' | 'error';
  title: string;
  texts: string[];
}

const byWhom = ({ decidedBy }: OrderRequest): string => (decidedBy ? ` by ${decidedBy.name}` : '');

const endTexts: Record<Exclude<RequestStatus, 'pending'>, (request: OrderRequest) => string> = {
  approved: (request) => `Approved${byWhom(request)}: the order is placed`,
  rejected: (request) => `Rejected${byWhom(request)}`,
  withdrawn: (request) => `Withdrawn${byWhom(request)}`,
  expired: () => 'Nobody decided in time',
};

const severities = {
  approved: 'success',
  rejected: 'error',
  withdrawn: 'info',
  expired: 'warning',
} as const;

const missingText = ({ missing, approvers }: CurrentRequest, approvals: readonly object[]) =>
  approvals.length > 0
    ? `${counted(missing, 'more approval')} needed. ${approversText(approvers, missing)}`
    : approversText(approvers, missing);

const problemNotice = (request: RequestPage, current: CurrentRequest): RequestNoticeText => ({
  severity: 'warning',
  title: 'This can’t be approved as it is',
  texts: [
    ...current.problems.map((problem) => requestProblemText(problem, request)),
    'The lines of a request are never changed: reject it, or let its sender send a new one.',
  ],
});

const pendingNotice = (request: RequestPage, current: CurrentRequest): RequestNoticeText => {
  if (current.problems.length > 0) return problemNotice(request, current);
  const changed = changedPrices(request.lines, current.lines).length;
  return {
    severity: changed > 0 ? 'warning' : 'info',
    title:
      changed > 0
        ? `${counted(changed, 'price')} changed since the request was sent`
        : 'Waits for approval',
    texts: [
      changed > 0 ? 'Both prices are below. Who approves, approves the new ones.' : '',
      missingText(current, request.approvals),
      `It expires on ${formatDate(request.expiresAt)}.`,
    ].filter(Boolean),
  };
};

/** What the page of a request says first: its end, or what keeps it from being approved. */
export const requestNoticeOf = (request: RequestPage): RequestNoticeText | null => {
  const status = requestStatusNow(request);
  if (status !== 'pending') {
    return {
      severity: severities[status],
      title: endTexts[status](request),
      texts: [request.reason].filter(Boolean),
    };
  }
  return request.current && pendingNotice(request, request.current);
};

/** Who has approved so far; empty for nobody. */
export const approvalsText = ({ approvals }: Pick<OrderRequest, 'approvals'>): string =>
  namesText(approvals);
