/**
 * `npm run live:publish`: publishes all tools, orders and quotes for the pages that listen to them.
 */

import { usageError } from '@tools-hub/kit/commandLine/parseCommandLine';
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { connect, readTarget, targetName, targetUsage } from '@tools-hub/kit/target';

const usage = `npm run live:publish [-- options]    publish the tools, orders and quotes that pages listen to

${targetUsage}`;

const publish = async (args: string[]): Promise<number> => {
  const { target, rest } = readTarget(args, usage);
  if (rest.length > 0) throw usageError(`Unexpected argument: ${rest[0]}`, usage);
  await connect(target);
  const { publishAll } = await import('functions/operations');
  const { tools, orders, quotes } = await publishAll();
  const removed = tools.removed + orders.removed + quotes.removed;
  console.log(
    `Published ${tools.published} of ${tools.count} tools, ${orders.published} of ${orders.count} orders and ${quotes.published} of ${quotes.count} quotes of ${targetName(target)}; the others were up to date. Removed ${removed} that no longer exist.`,
  );
  return 0;
};

await runMain(() => publish(process.argv.slice(2)));
