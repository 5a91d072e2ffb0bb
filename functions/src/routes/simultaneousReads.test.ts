import { describe, expect, it } from 'vitest';
import { registerCustomer } from '../testing/api/accounts.ts';
import { send } from '../testing/api/api.ts';
import { statusesOf } from '../testing/api/statuses.ts';
import { sendThroughHosting } from '../testing/api/throughHosting.ts';

sendThroughHosting();

describe('GET /tools, 100 times at once', () => {
  it('answers each request', async () => {
    const { token } = await registerCustomer();
    const requests = Array.from({ length: 100 }, () => send('GET', '/tools', { token }));
    expect(await statusesOf(requests)).toEqual(requests.map(() => 200));
  });
});
