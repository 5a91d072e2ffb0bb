import type { ErrorCode, ErrorDetails } from './contract/index.ts';

/**
 * A failure the caller is told about: a code of the contract and the data that goes with it.
 * What it means in HTTP is decided in the error handler alone.
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

/** What code an error carries, whoever threw it; `undefined` for none. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** A refused input: one message per field of the request's form. */
export const validationError = (errors: Record<string, string>): ApiError =>
  new ApiError('validation', { errors });
