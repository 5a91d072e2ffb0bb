import type { ErrorRequestHandler, Response } from 'express';
import { GrpcStatus } from 'firebase-admin/firestore';
import { type ErrorCode, errorStatus } from '../../contract/index.ts';
import { ApiError, codeOf, validationError } from '../../errors.ts';
import { closeWithoutReading } from '../body/readBody.ts';
import { toProblem } from './problems.ts';

declare global {
  namespace Express {
    interface Locals {
      /** The error, for the log. */
      error?: ApiError;
    }
  }
}

const headers: Partial<Record<ErrorCode, Record<string, string>>> = {
  unauthenticated: { 'WWW-Authenticate': 'Bearer' },
  'key-refused': { 'WWW-Authenticate': 'Bearer' },
  unavailable: { 'Retry-After': '5' },
};

/** Firestore's status codes when it is overloaded, contended or unreachable. */
const unavailableStatuses: ReadonlySet<unknown> = new Set([
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
  if (unavailableStatuses.has(codeOf(error)))
    return new ApiError('unavailable', {}, { cause: error });
  const status = statusOf(error);
  if (status === errorStatus.validation) {
    return validationError({ request: 'The request is malformed' });
  }
  return new ApiError('internal', {}, { cause: error });
};

/** What staff without the permission to see the documents of customers would not find. */
const documentCodes: ReadonlySet<ErrorCode> = new Set([
  'order-not-found',
  'shipment-not-found',
  'return-not-found',
  'invoice-not-found',
  'quote-not-found',
]);

/** Staff learn which permission they lack, where a customer would not find the document. */
const asSeenByStaff = (error: ApiError, { lacks }: Response['locals']): ApiError =>
  lacks !== undefined && documentCodes.has(error.code)
    ? new ApiError('forbidden', { permission: lacks }, { cause: error })
    : error;

/** Sends every failure as a problem. Only this handler maps error codes to HTTP statuses. */
export const handleError: ErrorRequestHandler = (thrown, request, response, next) => {
  // The response has already been sent, for example after a timeout.
  if (response.writableEnded) return;
  const error = asSeenByStaff(toApiError(thrown), response.locals);
  response.locals.error = error;
  if (response.headersSent) return next(thrown);
  closeWithoutReading(request, response);
  response
    .status(errorStatus[error.code])
    .set({ 'Cache-Control': 'private, no-store', ...headers[error.code] })
    .type('application/problem+json')
    .send(JSON.stringify(toProblem(error.code, error.details)));
};
