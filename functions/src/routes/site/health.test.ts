import { describe, expect, it } from 'vitest';
import { expectStatus, send } from '../../testing/api/api.ts';
import { sendThroughHosting } from '../../testing/api/throughHosting.ts';

sendThroughHosting();

describe('GET /health', () => {
  it('reads from Firestore, and is not cached', async () => {
    const response = await send('GET', '/health');
    expect(await expectStatus(response, 200)).toEqual({ status: 'ok' });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});
