import { describe, expect, it } from 'vitest';
import { expectStatus, send } from '../testing/api.ts';

describe('GET /health', () => {
  it('reads from Firestore, and is not cached', async () => {
    const answer = await send('GET', '/health');
    expect(await expectStatus(answer, 200)).toEqual({ status: 'ok' });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});
