import { bucket } from '@tools-hub/kit/project';
import { startServer } from './startServer.ts';

/**
 * Starts the built API for the API tests, in one process like a deployed instance: Hosting and the
 * Functions emulator would take two thirds of the time of each request. Does nothing when API_URL
 * names another API than the suite's.
 */
export default async function setup(): Promise<void> {
  // In production, Firebase sets this variable, which names the bucket.
  process.env.FIREBASE_CONFIG ??= JSON.stringify({ storageBucket: bucket });
  process.env.SHOWN_PRICES_SECONDS ??= '0';
  const { API_URL = '', SHOP_URL = '' } = process.env;
  if (API_URL !== '' && API_URL !== `${SHOP_URL}/api`) return;
  process.env.REQUEST_SECONDS ??= '120';
  process.env.API_URL = `${await startServer('api')}/api`;
}
