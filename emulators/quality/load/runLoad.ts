import type { TestAccount } from 'functions/testing/api/accounts';
import { adminOf } from './actors/admin.ts';
import { companyOf } from './actors/company.ts';
import { customerOf } from './actors/customer.ts';
import { integratorOf } from './actors/integrator.ts';
import { rush } from './actors/ordering.ts';
import { programOf } from './actors/program.ts';
import { checkEndpoints, settleDeliveries } from './checks/checkEndpoints.ts';
import { checkLoad } from './checks/checkLoad.ts';
import { mailProblems } from './checks/mailProblems.ts';
import { readOutbox, sendInterrupted, settle } from './checks/settle.ts';
import type { LoadOptions } from './loadOptions.ts';
import { printLines, summaryOf } from './report.ts';
import { causeFaults } from './shop/faults.ts';
import { openListeners } from './shop/listeners.ts';
import type { TemporaryShop } from './shop/temporaryShop.ts';
import { createLists } from './support/agreements.ts';
import { recordCalls } from './support/calls.ts';
import { createCompanies, type LoadCompany } from './support/companies.ts';
import { createEndpoints } from './support/endpoints.ts';
import { createTools, type LoadCustomer, registerAccounts, toolIdsOf } from './support/fixtures.ts';
import type { LoadContext } from './support/loadContext.ts';
import { randomItem, randomPause } from './support/random.ts';
import { createBankTracker } from './trackers/bankTracker.ts';
import { createCartTracker } from './trackers/cartTracker.ts';
import { createKeyTracker } from './trackers/keyTracker.ts';
import { createOrderTracker } from './trackers/orderTracker.ts';
import { createPaymentTracker } from './trackers/paymentTracker.ts';
import { createPriceTracker } from './trackers/priceTracker.ts';
import { createQuoteTracker } from './trackers/quoteTracker.ts';
import { createRequestTracker } from './trackers/requestTracker.ts';
import { createReturnTracker } from './trackers/returnTracker.ts';

/** A suite gets few calls at a time, to leave its emulators time for others. */
const maxConcurrentOnSuite = 4;

/** Runs the actors, each with random pauses, until the time is up and the faults are over. */
const runActors = async (
  actors: (() => Promise<unknown>)[],
  { seconds, pause }: LoadOptions,
  faults: Promise<unknown>,
  signal: AbortSignal,
): Promise<number> => {
  const start = performance.now();
  let areOver = false;
  const isOver = () => signal.aborted || (areOver && performance.now() - start > seconds * 1_000);
  const runActor = async (act: () => Promise<unknown>) => {
    for (await randomPause(pause / 2); !isOver(); await randomPause(pause)) await act();
  };
  const end = faults.finally(() => {
    areOver = true;
  });
  await Promise.all([end, ...actors.map(runActor)]);
  return (performance.now() - start) / 1_000;
};

interface People {
  customers: readonly LoadCustomer[];
  companies: readonly LoadCompany[];
  admins: readonly TestAccount[];
}

/** So many customers order the same tools at the same time, one of which soon sells out. */
const rushing = { customers: 8, everyCustomers: 50 };

const rushesOf = (
  context: LoadContext,
  customers: readonly LoadCustomer[],
): (() => Promise<void>)[] =>
  Array.from({ length: Math.ceil(customers.length / rushing.everyCustomers) }, () => () => {
    const first = Math.floor(Math.random() * customers.length);
    const buyers = [...customers.slice(first), ...customers].slice(0, rushing.customers);
    const { popular, scarce, others } = context.tools;
    return rush(context, [...new Set(buyers)], [popular, scarce, randomItem(others)]);
  });

const newContext = async (
  call: LoadContext['call'],
  { customers, companies, admins }: People,
): Promise<LoadContext> => {
  const [tools, prices] = [await createTools(), createPriceTracker()];
  const payerIds = [...customers.map(({ uid }) => uid), ...companies.map((one) => one.companyId)];
  const lists = await createLists(payerIds, { tools, prices, admin: randomItem(admins) });
  return {
    call,
    tools,
    lists,
    prices,
    tracker: createOrderTracker(),
    carts: createCartTracker(),
    payments: createPaymentTracker(),
    bank: createBankTracker(),
    keys: createKeyTracker(),
    quotes: createQuoteTracker(),
    requests: createRequestTracker(),
    returns: createReturnTracker(),
    cards: new Set(),
    inquiries: new Map(),
    takesCards: Boolean(process.env.STRIPE_API_URL),
  };
};

const printResult = (context: LoadContext): void => {
  const { tracker, carts, payments, quotes, requests, returns, prices, cards, bank, keys } =
    context;
  const counts = {
    carts: carts.uids().length,
    orders: tracker.ids().length,
    'steps of orders': tracker.changeCount(),
    'payments, refunds and reversals': payments.entries().size,
    'orders paid by card': cards.size,
    'rows of bank files': bank.rowCount(),
    'rows booked as sure': bank.sureCount(),
    'orders of programs': keys.placedCount(),
    'keys replaced': keys.replacedCount(),
    'quotes asked for': quotes.ids().length,
    'quotes accepted': quotes.acceptedCount(),
    'requests for approval': requests.count(),
    'requests approved': requests.count('approved'),
    'returns and claims': returns.count(),
    'returns and claims closed': returns.count('closed'),
    'agreed prices set': prices.changeCount(),
  };
  console.table(counts);
};

/** The problems with the mails of a temporary shop, and how many it has sent. */
const checkMails = async (shop: TemporaryShop): Promise<string[]> => {
  const received = shop.received();
  const outbox = await readOutbox();
  console.log(`${outbox.length} mails were queued and received ${received.length} times.`);
  return mailProblems(outbox, received);
};

/**
 * Simulates customers, companies, admins and open pages on the shop that the environment names, prints a table
 * of its responses, and checks that everything is consistent afterwards. With a temporary shop it
 * also checks that each mail was received, and can make its processes fail meanwhile. Resolves to
 * whether there was no problem. It does not remove the tools, accounts and orders that it created.
 */
export const runLoad = async (
  options: LoadOptions,
  signal: AbortSignal,
  shop?: TemporaryShop,
): Promise<boolean> => {
  const accounts = await registerAccounts(options);
  const companies = await createCompanies(options.companies, randomItem(accounts.admins));
  const { call, calls, failures, interrupted } = recordCalls({
    maxConcurrent: shop ? Number.POSITIVE_INFINITY : maxConcurrentOnSuite,
    repeats: options.faults,
  });
  const context = await newContext(call, { ...accounts, companies });
  const endpoints = await createEndpoints(randomItem(accounts.admins), companies);
  const listeners = await openListeners(accounts.customers, {
    count: options.listeners,
    host: shop?.store ?? process.env.FIRESTORE_EMULATOR_HOST ?? '',
    toolIds: toolIdsOf(context.tools),
  });
  const actors = [
    ...accounts.customers.map((account) => customerOf(context, account)),
    ...companies.map((company) => companyOf(context, company)),
    ...companies.map((company) => programOf(context, company)),
    ...rushesOf(context, accounts.customers),
    integratorOf(context, endpoints),
    ...accounts.admins.map((account, index) =>
      adminOf(context, account, accounts.admins.at(index - 1) ?? account),
    ),
  ];
  const planned = options.faults && shop ? shop.faults : [];
  const faults = causeFaults(planned, options.seconds);
  const seconds = await runActors(actors, options, faults, signal);
  const problems = await settle(context, shop);
  problems.push(...(await listeners.problems()));
  listeners.close();
  if (options.faults && shop) problems.push(...(await sendInterrupted(shop)));
  if (options.faults && interrupted() === 0) problems.push('no fault has interrupted a call');
  if (shop && !options.faults && shop.failedJobs() > 0) problems.push('a scheduled job failed');
  problems.push(...(await settleDeliveries(context, endpoints, shop)));
  problems.push(...(await checkEndpoints(context, endpoints)));
  for (const { receiver } of endpoints) receiver.close();
  problems.push(...(await checkLoad(context, { ...accounts, companies })));
  if (shop) problems.push(...(await checkMails(shop)));
  console.table(summaryOf(calls));
  printResult(context);
  printLines('Faults:', await faults);
  printLines('Failed calls:', failures);
  printLines('Problems afterwards:', problems);
  console.log(
    `\n${actors.length} people, companies and programs, and ${listeners.count} listeners, ${calls.length} calls in ${seconds.toFixed(1)} s, ${(calls.length / seconds).toFixed(1)} a second, ${interrupted()} interrupted by ${(await faults).length} faults: ${failures.length} calls failed, ${problems.length} problems afterwards.`,
  );
  return failures.length + problems.length === 0;
};
