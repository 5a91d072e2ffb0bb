/**
 * `npm run bench:webhooks`: measures whether an endpoint that never answers slows the shop, with
 * thousands of deliveries that wait for it. Calls are measured before, meanwhile and afterwards: compare
 * the ratio, not the times.
 */
import { readBenchOptions } from '../../bench/support/support.ts';

const options = readBenchOptions(
  `npm run bench:webhooks    measure the shop while an endpoint does not answer

  --deliveries N    how many deliveries wait for it (default: 10000)`,
  { deliveries: { type: 'string', default: '10000' } },
);

// What uses Firestore is loaded once the environment names the shop.
const { startTemporaryShop } = await import('../shop/temporaryShop.ts');
const shop = await startTemporaryShop();
const { measureDeadEndpoint } = await import('./measureDeadEndpoint.ts');
const isFast = await measureDeadEndpoint(shop, Number(options.deliveries));
await shop.close();
process.exit(isFast ? 0 : 1);
