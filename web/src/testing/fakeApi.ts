import { apiRoutes, type ResponseOf, type Order as WireOrder } from 'functions/contract';
import { type Mock, vi } from 'vitest';
import type { Order } from '../domain/order/order.ts';
import type { CallOptions } from '../lib/api/api.ts';

type Routes = typeof apiRoutes;

/** What the app reads of a response. */
type Read<Response> = Response extends WireOrder
  ? Order
  : Response extends WireOrder[]
    ? Order[]
    : Response extends { order: WireOrder }
      ? Partial<Omit<Response, 'order'>> & { order: Order }
      : Response;

/** Answers the calls of a route by what they send. */
type Answer<Name extends keyof Routes> = (
  options: CallOptions<Routes[Name]>,
) => Promise<Read<ResponseOf<Routes[Name]>>>;

type Api = { [Name in keyof Routes]: Mock<Answer<Name>> };

/** What routes answer: the same to each call, or by what is sent. */
export type Answers = {
  [Name in keyof Routes]?: Read<ResponseOf<Routes[Name]>> | Answer<Name>;
};

const mocks = new Map<string, Mock>();

/** A function that fails until the test says what it answers. */
const unanswered = (name: string): Mock => {
  const mock = vi.fn(async () => {
    throw new Error(`The test has no answer for ${name}`);
  });
  mocks.set(name, mock);
  return mock;
};

const mockOf = (name: string) => mocks.get(name) ?? unanswered(name);

/** The routes of the API: the test says what each answers, and asserts what it was sent. */
export const api = new Proxy({} as Api, { get: (_, name: string) => mockOf(name) });

export const answer = (answers: Answers): void => {
  for (const [name, given] of Object.entries(answers)) {
    mockOf(name).mockImplementation(given instanceof Function ? given : async () => given);
  }
};

/** Takes back what a test has answered. */
export const forgetAnswers = (): void => {
  for (const mock of mocks.values()) mock.mockReset();
};

const nameOf = (called: unknown) =>
  Object.entries(apiRoutes).find(([, route]) => route === called)?.[0];

/** Replaces the calls of routes. */
export const fakeCalls = {
  callApi: async (route: unknown, options: unknown = {}): Promise<unknown> =>
    mockOf(nameOf(route) ?? 'a route of no contract')(options),
  requestApi: unanswered('files'),
  readUrl: unanswered('addresses'),
};

/** Replaces the reading of lists. */
export const fakePages = {
  readPage: unanswered('pages'),
  readLinked: unanswered('linked pages'),
};
