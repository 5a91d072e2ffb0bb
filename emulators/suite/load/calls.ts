/** Calls of the API, each with its kind, status and duration. */
import type { ErrorCode, Problem } from 'functions/contract';
import { type RequestOptions, send } from 'functions/testing/api';

/** A call of the API; its status is 0 when there was no response. */
export interface Call {
  kind: string;
  status: number;
  /** The code of a refusal. */
  code: string | undefined;
  ms: number;
}

/** The response to a call. `body` is the parsed JSON, or the text if it is not JSON. */
export interface ApiResponse {
  ok: boolean;
  status: number;
  headers: Headers;
  body: unknown;
}

/** Makes a call of a kind, and waits for the complete response. */
export type Caller = (
  kind: string,
  method: string,
  path: string,
  options?: RequestOptions,
) => Promise<ApiResponse>;

/** Conflicts with other callers, refused amounts and rate limits, which are not errors of the shop. */
const expectedCodes: ReadonlySet<unknown> = new Set<ErrorCode>([
  ...(['insufficient-stock', 'price-changed', 'order-not-cancellable'] as const),
  ...(['transition-not-allowed', 'precondition-failed', 'rate-limited'] as const),
  ...(['credit-exceeded', 'overpayment', 'refund-exceeded', 'payment-not-reversible'] as const),
]);

const codeOf = ({ ok, body }: ApiResponse): string | undefined =>
  ok ? undefined : (body as Partial<Problem> | null)?.code;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const readResponse = async (response: Response): Promise<ApiResponse> => {
  const { ok, status, headers } = response;
  return { ok, status, headers, body: parse(await response.text()) };
};

const noResponse = (error: unknown): ApiResponse => {
  const { message, cause } = error as Error;
  return { ok: false, status: 0, headers: new Headers(), body: `${message}: ${String(cause)}` };
};

/** Returns a function that runs tasks, at most `count` at a time, and the others in their order. */
const limitConcurrency = (count: number) => {
  const waiting: (() => void)[] = [];
  let free = count;

  const enter = async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
};

/**
 * Makes calls, at most `maxConcurrent` at a time, and records all of them and those that failed
 * because of the shop. The duration of a call does not include its wait for other calls.
 */
export const recordCalls = (maxConcurrent: number) => {
  const calls: Call[] = [];
  const failures: string[] = [];
  const limited = limitConcurrency(maxConcurrent);

  const call: Caller = async (kind, method, path, options) => {
    const { response, ms } = await limited(async () => {
      const start = performance.now();
      const response = await send(method, path, options).then(readResponse).catch(noResponse);
      return { response, ms: performance.now() - start };
    });
    const { ok, status, body } = response;
    const code = codeOf(response);
    calls.push({ kind, status, code, ms });
    if (!ok && !expectedCodes.has(code)) {
      failures.push(`${kind}: ${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
    }
    return response;
  };
  return { call, calls, failures };
};
