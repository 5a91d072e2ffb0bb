import { errorStatus, listErrorPrefix } from 'functions/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiProblem, type FailureCode } from './apiProblem.ts';
import { messageOf, shownMessageOf } from './messages.ts';

/**
 * The modules of a page that has just loaded: without the texts that load with the first failure.
 */
const freshModules = async () => {
  vi.resetModules();
  const [problems, messages] = await Promise.all([
    import('./apiProblem.ts'),
    import('./messages.ts'),
  ]);
  return { ...problems, ...messages };
};

const codes = [...Object.keys(errorStatus), 'network'] as FailureCode[];

describe('messageOf', () => {
  it.each(codes)('has a sentence for %s', (code) => {
    expect(messageOf(new ApiProblem(code, 0))).toMatch(/^[A-Z].+\.$/);
  });

  it('does not show the text of an unexpected error', () => {
    expect(messageOf(new Error('secret'))).toBe(messageOf(new ApiProblem('internal', 500)));
  });

  it.each([
    [new ApiProblem('forbidden', 403, { permission: 'write_prices' }), /“Change price lists”/],
    [new ApiProblem('forbidden', 403), /not allowed/],
    [new ApiProblem('code-refused', 409, { errors: {}, waitMinutes: 15 }), /wait 15 minutes/],
    [new ApiProblem('code-refused', 409, { errors: {}, waitMinutes: 0 }), /code is wrong/],
  ])('says what the details of %s say', (problem, text) => {
    expect(messageOf(problem)).toMatch(text);
  });

  it('has the sentence for a lost connection from the start', async () => {
    const page = await freshModules();
    expect(page.messageOf(new page.ApiProblem('network', 0))).toMatch(/cannot reach the shop/);
  });

  it('has a general sentence until the others are loaded', async () => {
    const page = await freshModules();
    const error = new page.ApiProblem('tool-not-found', 404);
    expect(page.messageOf(error)).toMatch(/^This did not work\./);
    await page.loadErrorTexts();
    expect(page.messageOf(error)).toBe('This tool is no longer available.');
  });

  it('keeps the general sentence if the others do not load', async () => {
    vi.doMock('./errorTexts.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const page = await freshModules();
    await page.loadErrorTexts();
    expect(page.messageOf(new page.ApiProblem('tool-not-found', 404))).toMatch(/^This did not/);
    vi.doUnmock('./errorTexts.ts');
  });
});

describe('shownMessageOf', () => {
  it('has the message of an error, and none without an error', () => {
    const error = new ApiProblem('network', 0);
    expect(shownMessageOf(error)).toBe(`${listErrorPrefix}${messageOf(error)}`);
    expect(shownMessageOf(null)).toBeUndefined();
  });

  it.each([
    ['unauthenticated', 401],
    ['forbidden', 403],
  ] as const)('has none for an error that ends the session: %s', (code, status) => {
    expect(shownMessageOf(new ApiProblem(code, status))).toBeUndefined();
  });

  it('has the message of a failed App Check, which ends no session', () => {
    const error = new ApiProblem('unauthenticated', 401, { appCheck: 'missing' });
    expect(shownMessageOf(error)).toMatch(/could not verify/);
  });
});
