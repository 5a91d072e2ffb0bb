/** `npm run check:stock`: whether stock, orders, ledger and sales of the whole store agree. */
import { runUntilSignal } from '../emulators/suite/launcher/runUntilSignal.ts';
import { StartError } from '../emulators/suite/launcher/startError.ts';
import {
  connect,
  readTarget,
  targetName,
  targetUsage,
} from '../emulators/suite/launcher/target.ts';

const usage = `npm run check:stock [-- options]\n\n${targetUsage}`;

const check = async (args: string[]): Promise<number> => {
  const { target, rest } = readTarget(args, usage);
  if (rest.length > 0) throw new StartError(usage);
  await connect(target);
  const { checkBooks } = await import('functions/operations');
  const { tools, orders, problems } = await checkBooks();
  for (const line of problems) console.log(line);
  const verdict = problems.length === 0 ? 'the books agree' : `${problems.length} wrong`;
  console.log(`Checked ${tools} tools and ${orders} orders of ${targetName(target)}: ${verdict}.`);
  return problems.length === 0 ? 0 : 1;
};

await runUntilSignal(() => check(process.argv.slice(2)));
