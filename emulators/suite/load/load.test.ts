import { describe, expect, it, onTestFinished } from 'vitest';
import { startApi } from '../faults/support/api.ts';
import { runLoad } from './runLoad.ts';

describe('npm run load', () => {
  it('gets a good response to every call, and leaves the data consistent', async ({ signal }) => {
    const api = await startApi();
    onTestFinished(api.close);
    const options = { offset: undefined, customers: 20, seconds: 3, pause: 0.3 };
    expect(await runLoad(options, signal), 'the table above lists the failures').toBe(true);
  });
});
