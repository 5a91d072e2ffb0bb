import { expect } from 'vitest';
import { expectDocumented } from './documentedAnswer.ts';
import { required } from './env.ts';

/** The options of a request besides method and path. */
export interface RequestOptions {
  token?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged. */
  body?: string | Buffer<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** Sends a request to the running API, and expects that OpenAPI describes the answer. */
export const send = async (
  method: string,
  path: string,
  { token, json, body, headers }: RequestOptions = {},
): Promise<Response> => {
  const content = json === undefined ? body : JSON.stringify(json);
  const answer = await fetch(`${required('API_URL')}${path}`, {
    method,
    headers: {
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(content !== undefined && { body: content }),
  });
  await expectDocumented(method, answer);
  return answer;
};

/** Checks the status and returns the body. Shows the body on failure. */
export const expectStatus = async <Body = unknown>(
  response: Response,
  status: number,
): Promise<Body> => {
  const text = await response.text();
  expect(response.status, `${response.url} answered ${response.status}: ${text}`).toBe(status);
  return JSON.parse(text) as Body;
};

/** Checks that a request was refused with this status and code, and returns the problem. */
export const expectProblem = async (response: Response, status: number, code: string) => {
  const problem = await expectStatus<Record<string, unknown>>(response, status);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(problem).toMatchObject({
    type: `urn:tools-hub:problem:${code}`,
    title: expect.any(String),
    status,
    code,
    detail: expect.any(String),
    message: problem.detail,
  });
  return problem;
};

/** Repeats a GET as a browser does for a cached response: returns 304 if it has not changed. */
export const revalidate = (path: string, cached: Response): Promise<Response> =>
  send('GET', path, {
    headers: {
      'If-None-Match': cached.headers.get('etag') ?? '',
      // Without it, fetch would add `no-cache`, which prevents a 304.
      'Cache-Control': 'max-age=0',
    },
  });

/** The path of the next page from the Link header, below the API's base. */
export const nextPath = ({ headers }: Pick<Response, 'headers'>): string | undefined =>
  /^<\/api(\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

/** All pages of a list, or the first ones. */
export const allPages = async <Item>(
  path: string,
  token: string,
  max = Number.POSITIVE_INFINITY,
): Promise<Item[][]> => {
  const pages: Item[][] = [];
  for (let next: string | undefined = path; next && pages.length < max; ) {
    const response = await send('GET', next, { token });
    pages.push(await expectStatus<Item[]>(response, 200));
    next = nextPath(response);
  }
  return pages;
};
