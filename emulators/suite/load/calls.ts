/** Calls of the API, each with what it was for, how it was answered, and how long that took. */
import { type RequestOptions, send } from 'functions/testing/api';
import { atMost } from './atMost.ts';

/** A call that was answered, or not: then its status is 0. */
export interface Call {
  kind: string;
  status: number;
  ms: number;
}

/** What came back. `body` is what the JSON says, or the text that is none. */
export interface Answer {
  ok: boolean;
  status: number;
  headers: Headers;
  body: unknown;
}

/** Makes a call of a kind, and waits for the whole answer. */
export type Caller = (
  kind: string,
  method: string,
  path: string,
  options?: RequestOptions,
) => Promise<Answer>;

/** Somebody else was faster, or one was too fast oneself: no fault of the shop's. */
const honest: ReadonlySet<number> = new Set([409, 412, 429]);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const answerOf = async (response: Response): Promise<Answer> => {
  const { ok, status, headers } = response;
  return { ok, status, headers, body: parse(await response.text()) };
};

const noAnswer = (error: unknown): Answer => {
  const { message, cause } = error as Error;
  return { ok: false, status: 0, headers: new Headers(), body: `${message}: ${String(cause)}` };
};

/**
 * Makes calls, so many at a time, and takes note of each, and of those that failed through no fault
 * of the caller's. The time of a call does not count how long it waited for others to end.
 */
export const recordCalls = (inFlight: number) => {
  const calls: Call[] = [];
  const failures: string[] = [];
  const inTurn = atMost(inFlight);

  const call: Caller = async (kind, method, path, options) => {
    const { answer, ms } = await inTurn(async () => {
      const began = performance.now();
      const answer = await send(method, path, options).then(answerOf).catch(noAnswer);
      return { answer, ms: performance.now() - began };
    });
    const { ok, status, body } = answer;
    calls.push({ kind, status, ms });
    if (!ok && !honest.has(status)) {
      failures.push(`${kind}: ${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
    }
    return answer;
  };
  return { call, calls, failures };
};
