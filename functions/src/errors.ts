import type { ErrorCode, ErrorDetails } from './contract/index.ts';

/**
 * A failure to report to the caller: an error code of the contract and its data. Only the error
 * handler maps it to HTTP.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }
}

/** The `code` of an error from any source; `undefined` if it has none. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Invalid input: one message per field of the request's form. */
export const validationError = (errors: Record<string, string>): ApiError =>
  new ApiError('validation', { errors });
