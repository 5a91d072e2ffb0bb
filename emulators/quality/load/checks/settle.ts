import { setTimeout as delay } from 'node:timers/promises';
import { leaseMs, retryMails } from 'functions/testing/mails/mails';
import { mail } from 'functions/testing/store/store';
import { areAccepted } from '../actors/cards.ts';
import type { TemporaryShop } from '../shop/temporaryShop.ts';
import type { LoadContext } from '../support/loadContext.ts';
import type { OutboxMail } from './mailProblems.ts';

const pauseMs = 250;
const maxWaitMs = 240_000;

/** Waits until it is so, at most some minutes. Resolves to whether it is. */
export const untilSo = async (isSo: () => boolean | Promise<boolean>): Promise<boolean> => {
  const end = performance.now() + maxWaitMs;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await delay(pauseMs);
  }
  return true;
};

const hasMails = async (...states: string[]): Promise<boolean> =>
  !(await mail.where('delivery.state', 'in', states).limit(1).get()).empty;

/** All mails of the outbox, without their contents. */
export const readOutbox = async (): Promise<OutboxMail[]> => {
  const fields = ['delivery.state', 'delivery.attempts', 'message.messageId'];
  const { docs } = await mail.select(...fields).get();
  return docs.map((found) => ({
    id: found.id,
    messageId: found.get('message.messageId'),
    state: found.get('delivery.state'),
    attempts: found.get('delivery.attempts'),
  }));
};

/** Whether the shop has accepted the events of all orders that were paid by card. */
const areAllAccepted = async (cards: ReadonlySet<string>): Promise<boolean> => {
  for (const id of cards) if (!(await areAccepted(id))) return false;
  return true;
};

/**
 * Waits until the shop has accepted all payments by card, the functions have handled all changes,
 * and the mails that wait were sent.
 */
export const settle = async (
  { cards }: Pick<LoadContext, 'cards'>,
  shop: TemporaryShop | undefined,
): Promise<string[]> => {
  const arePaid = await untilSo(() => areAllAccepted(cards));
  const areHandled = await untilSo(() => shop?.isSettled() ?? true);
  const areSent = await untilSo(async () => !(await hasMails('PENDING', 'RETRY')));
  return [
    ...(arePaid ? [] : ['Stripe has not reported all payments in time']),
    ...(areHandled ? [] : ['the functions have not handled all changes in time']),
    ...(areSent ? [] : ['mails still wait in time']),
  ];
};

/**
 * Sends the mails whose sender was killed. They wait until their lease has expired, so it stops all
 * other senders and looks at them as if that time had passed.
 */
export const sendInterrupted = async ({ stopFunctions }: TemporaryShop): Promise<string[]> => {
  await stopFunctions();
  const areSent = await untilSo(async () => {
    await retryMails(new Date(Date.now() + leaseMs + 1_000));
    return !(await hasMails('PROCESSING', 'PENDING', 'RETRY'));
  });
  return areSent ? [] : ['mails whose sender was killed still wait'];
};
