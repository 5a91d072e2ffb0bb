import type { ErrorCode, ErrorDetails } from 'functions/contract';

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

/** A failed call. `details` holds what a screen needs to help the user continue. */
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

/** The user cancelled an upload. */
export class UploadCancelled extends Error {}

/** Whether the server rejected the request (4xx): a retry of the same request cannot succeed. */
export const isClientError = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500;

/** Whether App Check failed: the server cannot verify that the call came from the shop's pages. */
export const isAppCheckFailure = (error: unknown): boolean =>
  error instanceof ApiProblem && error.details.appCheck !== undefined;

/** Whether the server no longer accepts this session. */
export const endsSession = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  (error.status === 401 || error.status === 403) &&
  !isAppCheckFailure(error);
