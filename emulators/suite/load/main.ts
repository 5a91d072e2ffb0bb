/**
 * `npm run load`: simulates customers and admins, checks every response, and afterwards checks that
 * stock, orders and ledger are consistent. It starts a temporary shop, unless `--port-offset`
 * names a running suite, which gets only a few calls at a time.
 */
import { runMain } from '../launcher/command/runMain.ts';
import { connect } from '../launcher/command/target.ts';
import { type LoadOptions, readLoadOptions } from './loadOptions.ts';
import { startTemporaryShop } from './temporaryShop.ts';

const connectToShop = async ({ offset }: LoadOptions, signal: AbortSignal): Promise<() => void> => {
  if (offset === undefined) return startTemporaryShop(signal);
  await connect({ offset, project: undefined });
  return () => {};
};

const load = async (options: LoadOptions, signal: AbortSignal): Promise<number> => {
  const close = await connectToShop(options, signal);
  try {
    const { runLoad } = await import('./runLoad.ts');
    return (await runLoad(options, signal)) ? 0 : 1;
  } finally {
    close();
  }
};

await runMain((signal) => load(readLoadOptions(process.argv.slice(2)), signal));
// Open connections would keep this process alive.
process.exit();
