/** `npm run catalogue:rebuild`: rebuilds the search index of the catalogue from the tools. */

import { usageError } from '@tools-hub/kit/commandLine/parseCommandLine';
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { connect, readTarget, targetName, targetUsage } from '@tools-hub/kit/target';

const usage = `npm run catalogue:rebuild [-- options]    rebuild the search index from the tools

${targetUsage}`;

const rebuild = async (args: string[]): Promise<number> => {
  const { target, rest } = readTarget(args, usage);
  if (rest.length > 0) throw usageError(`Unexpected argument: ${rest[0]}`, usage);
  await connect(target);
  const { rebuildIndex } = await import('functions/operations');
  const { tools, removed } = await rebuildIndex();
  const name = targetName(target);
  console.log(`Indexed ${tools} tools of ${name}, and removed ${removed} that no longer exist.`);
  return 0;
};

await runMain(() => rebuild(process.argv.slice(2)));
