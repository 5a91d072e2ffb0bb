/**
 * `npm run check:consistency`: checks that the documents of the shop do not contradict each other.
 */

import { usageError } from '@tools-hub/kit/commandLine/parseCommandLine';
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { connect, readTarget, targetName, targetUsage } from '@tools-hub/kit/target';

const usage = `npm run check:consistency [-- options]    check orders, shipments, returns, stock, ledger, sales, SKUs, documents of tools, payments, invoices, open amounts, quotes, companies, ratings, mails and published documents

${targetUsage}`;

const check = async (args: string[]): Promise<number> => {
  const { target, rest } = readTarget(args, usage);
  if (rest.length > 0) throw usageError(`Unexpected argument: ${rest[0]}`, usage);
  await connect(target);
  const { checkConsistency, checkPublished } = await import('functions/operations');
  const { tools, orders, payments, invoices, returns, quotes, companies, mails, ...found } =
    await checkConsistency();
  const problems = [...found.problems, ...(await checkPublished())];
  for (const line of problems) console.log(line);
  const { length: count } = problems;
  const result = count === 0 ? 'consistent' : `${count} ${count === 1 ? 'problem' : 'problems'}`;
  console.log(
    `Checked ${tools} tools, ${orders} orders, ${payments} payments, ${invoices} invoices and credit notes, ${returns} returns, ${quotes} quotes, ${companies} companies and ${mails} mails of ${targetName(target)}: ${result}.`,
  );
  return count === 0 ? 0 : 1;
};

await runMain(() => check(process.argv.slice(2)));
