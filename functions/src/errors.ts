import type { DetailsOf, ErrorCode, FieldErrors } from './contract/index.ts';

type Arguments<Code extends ErrorCode> =
  Record<never, never> extends DetailsOf<Code>
    ? [details?: DetailsOf<Code>, options?: ErrorOptions]
    : [details: DetailsOf<Code>, options?: ErrorOptions];

class CodedError<Code extends ErrorCode> extends Error {
  readonly code: Code;
  readonly details: DetailsOf<Code>;

  constructor(code: Code, ...[details, options]: Arguments<Code>) {
    super(code, options);
    this.name = 'ApiError';
    this.code = code;
    this.details = details ?? ({} as DetailsOf<Code>);
  }
}

/**
 * A failure to report to the caller: an error code of the contract and the details that it requires.
 * Only the error handler maps it to HTTP.
 */
export type ApiError = { [Code in ErrorCode]: CodedError<Code> }[ErrorCode];

interface ApiErrorClass {
  new <Code extends ErrorCode>(code: Code, ...rest: Arguments<Code>): CodedError<Code>;
  /** The type to which `instanceof` narrows: the code then tells which details there are. */
  readonly prototype: ApiError;
}

export const ApiError: ApiErrorClass = CodedError;

/** The `code` of an error from any source; `undefined` if it has none. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Invalid input: one message per field of the request's form. */
export const validationError = (errors: FieldErrors): CodedError<'validation'> =>
  new ApiError('validation', { errors });
