import { adminOf } from './admin.ts';
import { recordCalls } from './calls.ts';
import { pauseOf } from './chance.ts';
import { checkLoad } from './checkLoad.ts';
import { customerOf } from './customer.ts';
import type { LoadOptions } from './loadOptions.ts';
import { registerPeople, stockGoods } from './market.ts';
import { openOrderBook } from './orderBook.ts';
import { printLines, tableOf } from './report.ts';

/** Each call that finds all processes of the Functions emulator busy starts one of 100 MB. */
const inFlightOfSuite = 4;

/** Has people act, each after a pause of its own, until the time is over. */
const actUntil = async (
  acts: (() => Promise<unknown>)[],
  { seconds, pause }: LoadOptions,
  signal: AbortSignal,
): Promise<number> => {
  const began = performance.now();
  const isOver = () => signal.aborted || performance.now() - began > seconds * 1_000;
  const live = async (act: () => Promise<unknown>) => {
    for (await pauseOf(pause / 2); !isOver(); await pauseOf(pause)) await act();
  };
  await Promise.all(acts.map(live));
  return (performance.now() - began) / 1_000;
};

/**
 * Lets customers and admins into the shop that the environment names, prints how it answered, and
 * checks its books. Resolves to whether every call was answered well and the books agree. What was
 * made for it stays: tools, accounts and orders.
 */
export const runLoad = async (options: LoadOptions, signal: AbortSignal): Promise<boolean> => {
  const people = await registerPeople(options.customers);
  const { call, calls, failures } = recordCalls(
    options.offset === undefined ? Number.POSITIVE_INFINITY : inFlightOfSuite,
  );
  const shop = { call, goods: await stockGoods(), book: openOrderBook() };
  const acts = [
    ...people.customers.map((account) => customerOf(shop, account)),
    ...people.admins.map((account) => adminOf(shop, account)),
  ];
  const seconds = await actUntil(acts, options, signal);
  const problems = await checkLoad(shop, people.customers);
  console.table(tableOf(calls));
  printLines('Calls that failed:', failures);
  printLines('Wrong afterwards:', problems);
  console.log(
    `\n${acts.length} people made ${calls.length} calls in ${seconds.toFixed(1)} s, ${(calls.length / seconds).toFixed(1)} a second, and ${shop.book.confirmed().length} orders: ${failures.length} calls failed, ${problems.length} things wrong afterwards.`,
  );
  return failures.length + problems.length === 0;
};
