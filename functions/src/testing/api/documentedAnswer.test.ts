import { describe, expect, it } from 'vitest';
import { expectDocumented } from './documentedAnswer.ts';

/** An answer of the API to a call of a path. */
const answerOf = (
  path: string,
  status: number,
  content: unknown,
  type = status < 400 ? 'application/json' : 'application/problem+json',
): Response => {
  const answer = Response.json(content, { status, headers: { 'Content-Type': type } });
  return Object.defineProperty(answer, 'url', { value: `http://127.0.0.1:5000/api${path}` });
};

const counts = { modifiedCount: 1, matchedCount: 1 };

describe('an answer', () => {
  it.each([
    ['as it is described', '/health?fresh', 200, { status: 'ok' }],
    ['of an address that no route has', '/elsewhere', 200, { status: 'odd' }],
  ])('%s passes', async (_, path, status, content) => {
    await expectDocumented('GET', answerOf(path, status, content));
  });

  it.each([
    ['with a field that is not described', '/health', 200, { status: 'ok', host: 'a' }],
    ['without a field', '/health', 200, {}],
    ['with another value', '/health', 200, { status: 'bad' }],
    ['with another type, deeper', '/quote/1', 200, { ...counts, status: 1 }],
    ['with a status that is not described', '/health', 418, {}],
    ['with an error that the route does not name', '/health', 500, { code: 'tool-not-found' }],
  ])('%s is refused', async (_, path, status, content) => {
    const checked = expectDocumented('GET', answerOf(path, status, content));
    await expect(checked).rejects.toThrow(`GET ${path} answered ${status}`);
  });

  it('as JSON of a type that is not described is refused', async () => {
    const answer = answerOf('/health', 200, { status: 'ok' }, 'application/problem+json');
    const checked = expectDocumented('GET', answer);
    await expect(checked).rejects.toThrow('GET /health answered 200 as application/problem+json');
  });
});
