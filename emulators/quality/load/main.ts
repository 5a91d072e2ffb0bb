/**
 * `npm run load`: simulates customers, companies, admins and open pages, checks every response, and afterwards
 * checks that nothing in the shop contradicts anything else. It starts a temporary shop, unless
 * `--port-offset` names a running suite, which gets only a few calls at a time.
 */
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { connect } from '@tools-hub/kit/target';
import { type LoadOptions, readLoadOptions } from './loadOptions.ts';
import type { TemporaryShop } from './shop/temporaryShop.ts';

const openShop = async ({ offset }: LoadOptions): Promise<TemporaryShop | undefined> => {
  if (offset === undefined) {
    // The shop takes a second to load, which `--help` does not need.
    const { startTemporaryShop } = await import('./shop/temporaryShop.ts');
    return startTemporaryShop();
  }
  await connect({ offset, project: undefined });
  return undefined;
};

const load = async (options: LoadOptions, signal: AbortSignal): Promise<number> => {
  const shop = await openShop(options);
  try {
    const { runLoad } = await import('./runLoad.ts');
    return (await runLoad(options, signal, shop)) ? 0 : 1;
  } finally {
    await shop?.close();
  }
};

await runMain((signal) => load(readLoadOptions(process.argv.slice(2)), signal));
// Open connections would keep this process alive.
process.exit();
