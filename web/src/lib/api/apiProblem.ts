import type { ErrorCode, ErrorDetails, FieldErrors } from 'functions/contract';

/**
 * Why a call failed: an error code of the contract, `network` if there was no response, or the end
 * of its time limit: a read has `no-answer`, and a write, which the shop may carry out, is
 * `not-confirmed`.
 */
export type FailureCode = ErrorCode | 'network' | 'no-answer' | 'not-confirmed';

/** The failures that a page must be able to explain without loading anything. */
export type BundledCode = Extract<
  FailureCode,
  'unauthenticated' | 'internal' | 'unavailable' | 'network' | 'no-answer' | 'not-confirmed'
>;

type FailureDetails = ErrorDetails & Record<Exclude<FailureCode, ErrorCode>, Record<string, never>>;

type Arguments<Code extends FailureCode> =
  Record<never, never> extends FailureDetails[Code]
    ? [details?: FailureDetails[Code], cause?: unknown]
    : [details: FailureDetails[Code], cause?: unknown];

class Failure<Code extends FailureCode> extends Error {
  readonly code: Code;
  readonly status: number;
  readonly details: FailureDetails[Code];

  constructor(code: Code, status: number, ...[details, cause]: Arguments<Code>) {
    super(code, { cause });
    this.name = 'ApiProblem';
    this.code = code;
    this.status = status;
    this.details = details ?? ({} as FailureDetails[Code]);
  }
}

/** A failed call. Its code tells which `details` a screen has to help the user continue. */
export type ApiProblem = { [Code in FailureCode]: Failure<Code> }[FailureCode];

interface ApiProblemClass {
  new <Code extends FailureCode>(
    code: Code,
    status: number,
    ...rest: Arguments<Code>
  ): Failure<Code>;
  /** The type to which `instanceof` narrows. */
  readonly prototype: ApiProblem;
}

export const ApiProblem: ApiProblemClass = Failure;

/** The user cancelled an upload. */
export class UploadCancelled extends Error {}

/** Whether the server rejected the request (4xx): a retry of the same request cannot succeed. */
export const isClientError = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500;

/** Whether App Check failed: the server cannot verify that the call came from the shop's pages. */
export const isAppCheckFailure = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  error.code === 'unauthenticated' &&
  error.details.appCheck !== undefined;

/**
 * Whether the server no longer accepts this session. Staff stay signed in where a permission is missing;
 * pages of staff redirect who is no longer one of them.
 */
export const endsSession = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  (error.status === 401 ||
    (error.code === 'forbidden' && !error.details.permission) ||
    error.code === 'email-required') &&
  !isAppCheckFailure(error);

/** Whether the account does not belong to the company for which this page buys. */
export const endsMembership = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'not-a-member';

/** One message per field that the server has refused, by its path in the form. */
export const fieldErrorsOf = (error: unknown): FieldErrors =>
  (error instanceof ApiProblem && 'errors' in error.details && error.details.errors) || {};
