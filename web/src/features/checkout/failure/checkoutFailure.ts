import { formatCents, type OrderLinesBody, type RefusedLine } from 'functions/contract';
import type { CreditLeft } from '../../../domain/money/termsTexts.ts';
import { ApiProblem, type FailureCode, fieldErrorsOf } from '../../../lib/api/apiProblem.ts';
import { messageOf, messageOfCode } from '../../../lib/api/messages.ts';

/** A refused line, the quantity for which it was refused, and its message. */
export type LineRefusal = RefusedLine & {
  quantity: number | undefined;
  message: string;
};

/** Why an order was not placed, as the page shows it. */
export interface CheckoutFailure {
  code: FailureCode;
  message: string;
  /** One message per field of the form. */
  errors: Record<string, string>;
  /** The lines that the shop has refused. */
  lines: LineRefusal[];
  /** The rest of the credit limit that the order exceeds. */
  credit: CreditLeft | null;
  failedAt: number;
}

/** The field errors of a line, `lines.2.quantity`. */
const linePath = /^lines\.(\d+)\./;

/** The messages of the refused lines, in the order of the lines, which is that of `lines`. */
const lineMessages = (errors: Record<string, string>): string[] =>
  Object.entries(errors)
    .flatMap(([path, message]) => {
      const position = linePath.exec(path)?.[1];
      return position === undefined ? [] : [{ position: Number(position), message }];
    })
    .sort((one, other) => one.position - other.position)
    .map(({ message }) => message);

const refusedLines = ({ details }: ApiProblem): RefusedLine[] | undefined =>
  'lines' in details ? details.lines : undefined;

const refusalsOf = (error: ApiProblem, order: OrderLinesBody): LineRefusal[] => {
  const texts = lineMessages(fieldErrorsOf(error));
  return (refusedLines(error) ?? []).map((line, index) => ({
    ...line,
    quantity: order.lines.find(({ toolId }) => toolId === line.toolId)?.quantity,
    message: texts[index] ?? messageOfCode(line.code),
  }));
};

const messages: Partial<Record<FailureCode, string>> = {
  'email-not-verified':
    'Please verify your e-mail address before you order: open the link in the e-mail we sent you.',
  'user-not-found': 'This account is being deleted, so it cannot order. Please register again.',
  'idempotency-conflict':
    'An order from this page has already been placed, and it was not the same as this one. Look at My Orders before you place this one too.',
  'precondition-failed':
    'We have changed the offer since you opened this page. Please look at the new prices before you accept it.',
  'quote-not-changeable': 'This offer can no longer be accepted. Its page says why.',
  network:
    'We cannot reach the shop. Please check your connection and try again: your order is placed only once.',
  'not-confirmed':
    'Your order is not confirmed yet: the shop takes too long to answer. Please try again: it is placed only once.',
  unavailable:
    'The shop is not available right now. Please try again in a moment: your order is placed only once.',
  internal: 'Something went wrong on our side. Please try again: your order is placed only once.',
};

const fieldErrors = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !path.startsWith('lines')));

/** The message for an order whose total is below the minimum. Money is in cents. */
export const minimumMessage = (minimum: number, missing: number): string =>
  `The order minimum is ${formatCents(minimum)}: ${formatCents(missing)} is missing.`;

/** The message for an order as a whole: of its list of lines, or of its code. */
const messageFor = (error: ApiProblem): string => {
  if (error.code === 'order-minimum') {
    return minimumMessage(error.details.minimum, error.details.missing);
  }
  return fieldErrorsOf(error).lines ?? messages[error.code] ?? messageOf(error);
};

/** Why an order was not placed. */
export const failureOf = (error: unknown, order: OrderLinesBody): CheckoutFailure => {
  const problem: ApiProblem =
    error instanceof ApiProblem ? error : new ApiProblem('internal', 0, {}, error);
  return {
    code: problem.code,
    message: messageFor(problem),
    errors: fieldErrors(fieldErrorsOf(problem)),
    lines: refusalsOf(problem, order),
    credit: problem.code === 'credit-exceeded' ? problem.details : null,
    failedAt: Date.now(),
  };
};

/** The refusals after which the page may be out of date, besides those of lines. */
const refusals: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'order-minimum',
  'precondition-failed',
  'quote-not-changeable',
  'credit-exceeded',
  'approval-required',
  'approval-not-needed',
  'company-inactive',
  'role-forbidden',
  'idempotency-conflict',
]);

/** Whether the shop has refused what the page shows: it may be out of date. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiProblem && (refusedLines(error) !== undefined || refusals.has(error.code));
