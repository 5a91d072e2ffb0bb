/**
 * `npm run load`: customers and admins in the shop, and whether every call is answered and the
 * books agree afterwards. The Functions emulator of a suite starts a process for each call that
 * finds all others busy, where one instance in production takes many calls at once: hence a shop
 * of its own, unless told otherwise, and then few calls at a time.
 */
import { runUntilSignal } from '../launcher/runUntilSignal.ts';
import { connect } from '../launcher/target.ts';
import { type LoadOptions, readLoadOptions } from './loadOptions.ts';
import { openOwnShop } from './ownShop.ts';

const enterShop = async ({ offset }: LoadOptions, signal: AbortSignal): Promise<() => void> => {
  if (offset === undefined) return openOwnShop(signal);
  await connect({ offset, project: undefined });
  return () => {};
};

const load = async (options: LoadOptions, signal: AbortSignal): Promise<number> => {
  const leave = await enterShop(options, signal);
  try {
    const { runLoad } = await import('./runLoad.ts');
    return (await runLoad(options, signal)) ? 0 : 1;
  } finally {
    leave();
  }
};

await runUntilSignal((signal) => load(readLoadOptions(process.argv.slice(2)), signal));
// What is still connected would keep this process alive.
process.exit();
