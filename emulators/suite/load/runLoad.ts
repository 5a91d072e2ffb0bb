import { adminOf } from './admin.ts';
import { recordCalls } from './calls.ts';
import { createCartTracker } from './cartTracker.ts';
import { checkLoad } from './checkLoad.ts';
import { customerOf } from './customer.ts';
import { createTools, registerAccounts } from './fixtures.ts';
import type { LoadOptions } from './loadOptions.ts';
import { createOrderTracker } from './orderTracker.ts';
import { createPaymentTracker } from './paymentTracker.ts';
import { randomPause } from './random.ts';
import { printLines, summaryOf } from './report.ts';

/** A suite gets few calls at a time, to leave its emulators time for others. */
const maxConcurrentOnSuite = 4;

/** Runs the actors, each with random pauses, until the time is up. Resolves to the seconds. */
const runActors = async (
  actors: (() => Promise<unknown>)[],
  { seconds, pause }: LoadOptions,
  signal: AbortSignal,
): Promise<number> => {
  const start = performance.now();
  const isOver = () => signal.aborted || performance.now() - start > seconds * 1_000;
  const runActor = async (act: () => Promise<unknown>) => {
    for (await randomPause(pause / 2); !isOver(); await randomPause(pause)) await act();
  };
  await Promise.all(actors.map(runActor));
  return (performance.now() - start) / 1_000;
};

/**
 * Simulates customers and admins on the shop that the environment names, prints a table of its
 * responses, and checks the consistency of stock, orders, ledger and payments. Resolves to whether there was no
 * problem. It does not remove the tools, accounts and orders that it created.
 */
export const runLoad = async (options: LoadOptions, signal: AbortSignal): Promise<boolean> => {
  const accounts = await registerAccounts(options.customers);
  const { call, calls, failures } = recordCalls(
    options.offset === undefined ? Number.POSITIVE_INFINITY : maxConcurrentOnSuite,
  );
  const context = {
    call,
    tools: await createTools(),
    tracker: createOrderTracker(),
    carts: createCartTracker(),
    payments: createPaymentTracker(),
  };
  const actors = [
    ...accounts.customers.map((account) => customerOf(context, account)),
    ...accounts.admins.map((account, index) =>
      adminOf(context, account, accounts.admins.at(index - 1) ?? account),
    ),
  ];
  const seconds = await runActors(actors, options, signal);
  const problems = await checkLoad(context, accounts.customers);
  console.table(summaryOf(calls));
  printLines('Failed calls:', failures);
  printLines('Problems afterwards:', problems);
  console.log(
    `\n${actors.length} people made ${calls.length} calls in ${seconds.toFixed(1)} s, ${(calls.length / seconds).toFixed(1)} a second, ${context.carts.uids().length} carts, and ${context.tracker.ids().length} orders with ${context.tracker.changeCount()} status changes and ${context.payments.entries().size} payments, refunds and reversals: ${failures.length} calls failed, ${problems.length} problems afterwards.`,
  );
  return failures.length + problems.length === 0;
};
