/** Calls of the API, each with its kind, status and duration. */
import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorCode, Problem } from 'functions/contract';
import { type RequestOptions, send } from 'functions/testing/api/api';

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
  /** Whether an earlier attempt got no answer, so it may have succeeded. */
  retried: boolean;
}

/** A call, and with which codes the shop may refuse it besides those that any call can get. */
export interface LoadRequest extends RequestOptions {
  refusals?: readonly ErrorCode[];
}

/** Makes a call of a kind, and waits for the complete response. */
export type SendCall = (
  kind: string,
  method: string,
  path: string,
  request?: LoadRequest,
) => Promise<ApiResponse>;

/**
 * Conflicts with other callers, refused amounts and rate limits, which are not errors of the shop.
 */
const expectedCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...(['insufficient-stock', 'price-changed', 'order-not-cancellable'] as const),
  ...(['transition-not-allowed', 'precondition-failed', 'rate-limited'] as const),
  ...(['credit-exceeded', 'overpayment', 'refund-exceeded', 'payment-not-reversible'] as const),
  ...(['payment-of-bank-entry'] as const),
  ...(['nothing-due', 'card-not-available', 'quote-not-changeable'] as const),
  ...(['approval-required', 'approval-not-needed', 'request-closed'] as const),
  ...(['nothing-left', 'credit-too-high', 'shipment-not-changeable'] as const),
  ...(['return-not-changeable', 'price-list-not-changeable'] as const),
  ...(['entry-not-open', 'entry-not-booked', 'webhook-off'] as const),
]);

/** A response, not yet with what happened before. */
type Answer = Omit<ApiResponse, 'retried'>;

const codeOf = ({ ok, body }: Answer): ErrorCode | undefined =>
  ok ? undefined : (body as Partial<Problem> | null)?.code;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const readResponse = async (response: Response): Promise<Answer> => {
  const { ok, status, headers } = response;
  return { ok, status, headers, body: parse(await response.text()) };
};

const noResponse = (error: unknown): Answer => {
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

/** Whether the shop could not answer: a fault interrupted it, or it says that it is unavailable. */
const isInterrupted = ({ status }: Answer): boolean => status === 0 || status === 503;

/** For how long a call is repeated during faults, and the pause between its attempts. */
const retries = { ms: 240_000, pauseMs: 100 };

/** How calls are made. */
export interface CallOptions {
  maxConcurrent: number;
  /** Whether calls that a fault interrupted are repeated, as a browser and its user do. */
  repeats: boolean;
}

/**
 * Makes calls, at most `maxConcurrent` at a time, and records all of them and those that failed
 * because of the shop. The duration of a call does not include its wait for other calls.
 */
export const recordCalls = ({ maxConcurrent, repeats }: CallOptions) => {
  const calls: Call[] = [];
  const failures: string[] = [];
  let interrupted = 0;
  const limited = limitConcurrency(maxConcurrent);

  const attempt = async (
    ...[kind, method, path, request]: [string, string, string, RequestOptions]
  ): Promise<Answer> => {
    const { answer, ms } = await limited(async () => {
      const start = performance.now();
      const answer = await send(method, path, request).then(readResponse).catch(noResponse);
      return { answer, ms: performance.now() - start };
    });
    calls.push({ kind, status: answer.status, code: codeOf(answer), ms });
    return answer;
  };

  const call: SendCall = async (kind, method, path, { refusals = [], ...request } = {}) => {
    const end = performance.now() + (repeats ? retries.ms : 0);
    let answer = await attempt(kind, method, path, request);
    let retried = false;
    while (isInterrupted(answer) && performance.now() < end) {
      retried = true;
      interrupted += 1;
      await delay(retries.pauseMs);
      answer = await attempt(`${kind}, repeated`, method, path, request);
    }
    const { ok, status, body } = answer;
    const code = codeOf(answer);
    const isExpected = code !== undefined && (expectedCodes.has(code) || refusals.includes(code));
    if (!ok && !isExpected) {
      failures.push(`${kind}: ${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
    }
    return { ...answer, retried };
  };
  return { call, calls, failures, interrupted: () => interrupted };
};
