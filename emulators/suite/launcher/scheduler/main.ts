/**
 * The jobs that Cloud Scheduler runs in production, every few seconds, on the suite of the environment.
 * It tells its parent of each run that fails, and logs as a function does.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { applyDeadlines } from 'functions/operations';

const intervalMs = 3_000;

const run = async (): Promise<boolean> => {
  try {
    return (await applyDeadlines()).failed === 0;
  } catch (error) {
    console.error('The deadlines of orders were not checked:', error);
    return false;
  }
};

process.on('disconnect', () => process.exit());
for (;;) {
  if (!(await run())) process.send?.('failed');
  await delay(intervalMs);
}
