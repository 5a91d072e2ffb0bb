import { apiRoutes, type ResponseOf } from 'functions/contract';
import type { CallOptions } from '../lib/api/api.ts';

type Routes = typeof apiRoutes;

/** Answers the calls of a route by what they send. */
export type Answer<Name extends keyof Routes, Result = ResponseOf<Routes[Name]>> = (
  options: CallOptions<Routes[Name]>,
) => Promise<Result>;

type Answers = { [Name in keyof Routes]?: (options: never) => Promise<unknown> };

const nameOf = (called: unknown) =>
  (Object.keys(apiRoutes) as (keyof Routes)[]).find((name) => apiRoutes[name] === called);

/** Replaces `callApi`: a test answers the calls of some routes, and has no others. */
export const answering = (answers: Answers) => ({
  callApi: async (route: unknown, options: unknown = {}): Promise<unknown> => {
    const name = nameOf(route);
    const answer = name && answers[name];
    if (!answer) throw new Error(`The test has no answer for ${name}`);
    return answer(options as never);
  },
});
