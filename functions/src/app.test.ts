import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { serve } from './testing/serve.ts';

describe('createApp', () => {
  it.each([
    ['/tools', 405],
    ['/api/tools', 405],
    ['/api/tools/', 405],
    ['/api/api/tools', 404],
    ['/nothing', 404],
    ['/tool/%E0%A4%A', 400],
    ['/api/order/%', 400],
  ])('answers POST %s with a problem, %d', async (path, status) => {
    const response = await fetch(`${await serve(createApp())}${path}`, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining({ status, code: expect.any(String) }),
    ]);
    expect(response.headers.has('x-powered-by')).toBe(false);
  });
});
