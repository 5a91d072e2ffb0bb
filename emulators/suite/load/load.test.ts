import { describe, expect, it, onTestFinished } from 'vitest';
import { startApi } from '../faults/support/api.ts';
import { runLoad } from './runLoad.ts';

describe('npm run load', () => {
  it('finds every call answered and the books in order', async ({ signal }) => {
    const api = await startApi();
    onTestFinished(api.close);
    const options = { offset: undefined, customers: 20, seconds: 3, pause: 0.3 };
    expect(await runLoad(options, signal), 'the table above says what failed').toBe(true);
  });
});
