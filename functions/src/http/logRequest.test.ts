import express from 'express';
import { write } from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../errors.ts';
import { countReads, countRoundTrip, countWrites } from '../store/reads/usage.ts';
import { serve } from '../testing/api/serve.ts';
import { handleError } from './errors/errorHandler.ts';
import { logRequest } from './logRequest.ts';

vi.mock(import('firebase-functions/logger'), () => ({ write: vi.fn() }));

beforeEach(() => {
  vi.mocked(write).mockClear();
});

const app = express();
app.use(logRequest);
app.get('/orders/:email', async (_request, response) => {
  countReads(2);
  await Promise.all([countRoundTrip(Promise.resolve()), countRoundTrip(Promise.resolve())]);
  countWrites(1);
  response.json([]);
});
app.get('/broken', () => {
  throw new Error('the cause');
});
app.use(() => {
  throw new ApiError('not-found');
});
app.use(handleError);

const lineFor = async (path: string) => {
  const headers = { Authorization: 'Bearer a-token' };
  const response = await fetch(`${await serve(app)}${path}`, { headers });
  await response.text();
  await expect.poll(() => vi.mocked(write).mock.calls.length).toBeGreaterThan(0);
  expect(write).toHaveBeenCalledTimes(1);
  return { response, line: vi.mocked(write).mock.calls[0]?.[0] };
};

describe('logRequest', () => {
  it('logs one line with the pattern, never the path or the token', async () => {
    const { response, line } = await lineFor('/orders/ada@example.test?secret=1');
    expect(line).toEqual({
      severity: 'INFO',
      message: 'GET /orders/:email 200',
      method: 'GET',
      route: '/orders/:email',
      status: 200,
      uid: null,
      requestId: response.headers.get('x-request-id'),
      ms: expect.any(Number),
      reads: 2,
      writes: 1,
      roundTrips: 1,
    });
  });

  it('logs the cause of a server error', async () => {
    const { line } = await lineFor('/broken');
    expect(line).toMatchObject({ severity: 'ERROR', status: 500, code: 'internal' });
    expect(line?.cause).toMatch(/^Error: the cause\n/);
  });

  it('logs a client error as information', async () => {
    const { line } = await lineFor('/nothing');
    expect(line).toMatchObject({ severity: 'INFO', route: 'unknown', code: 'not-found' });
    expect(line).not.toHaveProperty('cause');
  });
});
