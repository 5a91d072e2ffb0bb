import { beforeAll, vi } from 'vitest';
import { required } from './env.ts';

/**
 * Sends the API requests of a test file through Hosting and the Functions emulator, as browsers do.
 * Other tests send them directly to a process of the API.
 */
export const sendThroughHosting = (): void => {
  beforeAll(() => {
    vi.stubEnv('API_URL', `${required('SHOP_URL')}/api`);
    return () => vi.unstubAllEnvs();
  });
};
