import type { ErrorCode, ErrorDetails } from 'functions/contract';

/** Why a call failed: a code of the contract, or `network` when no answer came. */
export type FailureCode = ErrorCode | 'network';

/** A failed call. `details` is what a screen needs to offer a way on. */
export class ApiProblem extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(code: FailureCode, status: number, details: ErrorDetails = {}, cause?: unknown) {
    super(code, { cause });
    this.name = 'ApiProblem';
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** Whether the server understood and refused: asking again the same way cannot help. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500;

/** Whether the server doubts that a call came from the shop's own pages, whoever made it. */
export const isUnattested = (error: unknown): boolean =>
  error instanceof ApiProblem && error.details.appCheck !== undefined;

/** Whether the server no longer takes this session for what it claims to be. */
export const endsSession = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  (error.status === 401 || error.status === 403) &&
  !isUnattested(error);
