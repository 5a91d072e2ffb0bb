/**
 * The status codes of the stand-in with their gRPC numbers.
 * https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto
 */
export const statusNumbers = {
  CANCELLED: 1,
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAUTHENTICATED: 16,
} as const;

/** The name of a status code. */
export type StatusCode = keyof typeof statusNumbers;

/** The HTTP status of each code, as the comments of code.proto pair them. */
export const httpStatuses: { [code in StatusCode]: number } = {
  CANCELLED: 499,
  INVALID_ARGUMENT: 400,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAUTHENTICATED: 401,
};

/** An error with the code and the message that the client receives. */
export class FirestoreError extends Error {
  override readonly name = 'FirestoreError';
  readonly code: StatusCode;
  constructor(code: StatusCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The error of a request that is invalid whatever the database contains. */
export const invalidArgument = (message: string): FirestoreError =>
  new FirestoreError('INVALID_ARGUMENT', message);

/** The error of a transaction or write that conflicted with another; clients retry. */
export const contention = (): FirestoreError =>
  new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');

/**
 * Converts any thrown value to a FirestoreError. Other errors are defects: they are logged and
 * become INTERNAL.
 */
export const toFirestoreError = (error: unknown): FirestoreError => {
  if (error instanceof FirestoreError) return error;
  console.error(error);
  return new FirestoreError('INTERNAL', error instanceof Error ? error.message : String(error));
};
