/**
 * The jobs that Cloud Scheduler runs in production, every few seconds, on the suite of the
 * environment. It tells its parent of each run that fails, and logs as a function does.
 */
import { setTimeout as delay } from 'node:timers/promises';
import {
  applyDeadlines,
  deliverEvents,
  digestStock,
  expireQuotes,
  expireRequests,
  expireReturns,
  remindOfKeys,
  retryMails,
  sendLowStockDigest,
} from 'functions/operations';

const intervalMs = 3_000;

const jobs = [
  { run: applyDeadlines, failure: 'The deadlines of orders were not checked:' },
  { run: expireQuotes, failure: 'The offers that have expired were not looked for:' },
  { run: expireRequests, failure: 'The requests that have expired were not looked for:' },
  { run: expireReturns, failure: 'The returns that did not arrive were not looked for:' },
  { run: remindOfKeys, failure: 'The API keys that expire were not looked for:' },
  { run: sendLowStockDigest, failure: 'The tools with few pieces were not reported:' },
  { run: digestStock, failure: 'The changes of stock were not looked for:' },
  { run: deliverEvents, failure: 'The webhooks were not delivered:' },
  { run: retryMails, failure: 'The waiting mails were not sent:' },
];

const succeeds = async ({ run, failure }: (typeof jobs)[number]): Promise<boolean> => {
  try {
    return (await run()).failed === 0;
  } catch (error) {
    console.error(failure, error);
    return false;
  }
};

process.on('disconnect', () => process.exit());

/** Runs a job again and again: none waits for another one that takes long. */
const repeat = async (job: (typeof jobs)[number]): Promise<never> => {
  for (;;) {
    if (!(await succeeds(job))) process.send?.('failed');
    await delay(intervalMs);
  }
};

await Promise.all(jobs.map(repeat));
