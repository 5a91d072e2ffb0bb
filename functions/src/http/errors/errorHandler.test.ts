import express from 'express';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors.ts';
import { serve } from '../../testing/api/serve.ts';
import { handleError } from './errorHandler.ts';

const responseTo = async (error: unknown, header: Record<string, string> = {}) => {
  const app = express();
  app.use((_request, response) => {
    response.set(header);
    throw error;
  });
  app.use(handleError);
  const response = await fetch(await serve(app));
  return { response, problem: (await response.json()) as Record<string, unknown> };
};

const withCode = (code: unknown): Error => Object.assign(new Error('secret detail'), { code });
const withStatus = (status: number): Error => Object.assign(new Error('secret'), { status });

describe('handleError', () => {
  it('sends a problem that no cache stores', async () => {
    const cached = { 'Cache-Control': 'public, s-maxage=60' };
    const { response, problem } = await responseTo(new ApiError('tool-not-found'), cached);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(problem).toEqual({
      type: 'urn:tools-hub:problem:tool-not-found',
      title: 'Tool not found',
      status: 404,
      detail: 'This tool is not on sale.',
      code: 'tool-not-found',
      message: 'This tool is not on sale.',
    });
  });

  it.each([
    [new ApiError('unauthenticated'), 'www-authenticate', 'Bearer'],
    [new ApiError('unavailable'), 'retry-after', '5'],
  ])('sends %s with its header', async (error, name, value) => {
    const { response } = await responseTo(error);
    expect(response.headers.get(name)).toBe(value);
  });

  it.each([
    [new Error('secret detail'), 500, 'internal'],
    [new TypeError('secret detail'), 500, 'internal'],
    ['thrown text', 500, 'internal'],
    [withCode(9), 500, 'internal'],
    [withCode(14), 503, 'unavailable'],
    [withCode(10), 503, 'unavailable'],
    [withStatus(400), 400, 'validation'],
  ])('answers %s with %d and reveals no internals', async (error, status, code) => {
    const { response, problem } = await responseTo(error);
    expect([response.status, problem.code]).toEqual([status, code]);
    expect(JSON.stringify(problem)).not.toMatch(/secret|stack|thrown/);
  });
});
