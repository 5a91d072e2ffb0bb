import type { ErrorRequestHandler } from 'express';
import { GrpcStatus } from 'firebase-admin/firestore';
import { type ErrorCode, errorStatus } from '../contract/index.ts';
import { ApiError, codeOf, validationError } from '../errors.ts';
import { toProblem } from './problems.ts';
import { closeWithoutReading } from './readBody.ts';

declare global {
  namespace Express {
    interface Locals {
      /** What went wrong, for the log. */
      error?: ApiError;
    }
  }
}

const headers: Partial<Record<ErrorCode, Record<string, string>>> = {
  unauthenticated: { 'WWW-Authenticate': 'Bearer' },
  unavailable: { 'Retry-After': '5' },
};

/** What the store says when it is overloaded, contended or out of reach. */
const busy: ReadonlySet<unknown> = new Set([
  GrpcStatus.ABORTED,
  GrpcStatus.CANCELLED,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.UNAVAILABLE,
]);

const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;

const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  if (busy.has(codeOf(error))) return new ApiError('unavailable', {}, { cause: error });
  const status = statusOf(error);
  if (status === errorStatus.validation) {
    return validationError({ request: 'The request is malformed' });
  }
  return new ApiError('internal', {}, { cause: error });
};

/** Answers every failure as a problem; the only place that knows which status a code has. */
export const handleError: ErrorRequestHandler = (thrown, request, response, next) => {
  // Given up on before it failed: there is nobody left to tell.
  if (response.writableEnded) return;
  const error = toApiError(thrown);
  response.locals.error = error;
  if (response.headersSent) return next(thrown);
  closeWithoutReading(request, response);
  response
    .status(errorStatus[error.code])
    .set({ 'Cache-Control': 'private, no-store', ...headers[error.code] })
    .type('application/problem+json')
    .send(JSON.stringify(toProblem(error.code, error.details)));
};
