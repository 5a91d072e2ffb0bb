/** `npm run reviews:publish`: publishes the reviews that were stored before there was moderation. */

import { usageError } from '../kit/commandLine/parseCommandLine.ts';
import { runMain } from '../kit/commandLine/runMain.ts';
import { connect, readTarget, targetName, targetUsage } from '../kit/target.ts';

const usage = `npm run reviews:publish [-- options]    publish the reviews from before moderation

${targetUsage}`;

const publish = async (args: string[]): Promise<number> => {
  const { target, rest } = readTarget(args, usage);
  if (rest.length > 0) throw usageError(`Unexpected argument: ${rest[0]}`, usage);
  await connect(target);
  const { publishReviews } = await import('functions/operations');
  const published = await publishReviews();
  console.log(`Published ${published} reviews of ${targetName(target)} and counted their ratings.`);
  return 0;
};

await runMain(() => publish(process.argv.slice(2)));
