import type { ChildProcess } from 'node:child_process';
import { status } from '@grpc/grpc-js';
import {
  leaseMs,
  newAddress,
  queueTestMail,
  retryMails,
  sendMail,
  storedMail,
} from 'functions/testing/mails/mails';
import { usageOf } from 'functions/testing/usage/usage';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type FaultPolicy, startFirestoreProxy } from './support/servers/firestoreProxy.ts';
import { type MailServer, startMailServer } from './support/servers/mailServer.ts';
import { endOf, startSender } from './support/servers/senders.ts';

let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
  Object.assign(process.env, server.env);
  return server.close;
});

beforeEach(() => {
  server.answerTo = () => undefined;
});

const queue = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => queueTestMail()));

const deliveriesOf = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await storedMail(id)).delivery));

/** How often the server has accepted each of the mails. */
const arrivalsOf = (ids: readonly string[]): Promise<number[]> =>
  Promise.all(
    ids.map(async (id) => {
      const { message } = await storedMail(id);
      return server.accepted.filter(({ messageId }) => messageId === message.messageId).length;
    }),
  );

const each = <Value>(ids: readonly string[], value: Value): Value[] => ids.map(() => value);

/** Tries all mails at the same time of the clock, so that their next attempts are due together. */
const sendAll = (ids: readonly string[]) => {
  const now = new Date();
  return Promise.all(ids.map((id) => sendMail(id, now)));
};

/** Tries the mails until each has been attempted that often; those that wait are left alone. */
const untilAttempted = (ids: readonly string[], attempts: number) =>
  expect
    .poll(async () => {
      await sendAll(ids);
      return (await deliveriesOf(ids)).map((delivery) => delivery.attempts);
    })
    .toEqual(each(ids, attempts));

describe('A mail server that is down', () => {
  it('delays mails, and loses and repeats none', async () => {
    const ids = await queue(6);
    await server.close();
    expect(await sendAll(ids)).toEqual(each(ids, 'retry'));
    for (const delivery of await deliveriesOf(ids)) {
      expect(delivery).toMatchObject({
        state: 'RETRY',
        attempts: 1,
        leaseExpireTime: null,
        error: expect.stringContaining('ECONNREFUSED'),
      });
    }
    server.answerTo = () => '451 Try again later';
    await server.open();
    await untilAttempted(ids, 2);
    expect((await deliveriesOf(ids)).map(({ state }) => state)).toEqual(each(ids, 'RETRY'));
    expect((await deliveriesOf(ids))[0]?.error).toContain('Try again later');
    server.answerTo = () => undefined;
    await untilAttempted(ids, 3);
    const sent = { state: 'SUCCESS', attempts: 3, error: null };
    expect(await deliveriesOf(ids)).toMatchObject(each(ids, sent));
    expect(await sendAll(ids)).toEqual(each(ids, 'unchanged'));
    expect(await arrivalsOf(ids)).toEqual(each(ids, 1));
  });

  it('leaves mails to the job that finds those whose time has come', async () => {
    const ids = await queue(3);
    await server.close();
    await sendAll(ids);
    await server.open();
    const states = async () => {
      await retryMails();
      return (await deliveriesOf(ids)).map(({ state }) => state);
    };
    await expect.poll(states).toEqual(each(ids, 'SUCCESS'));
    expect(await arrivalsOf(ids)).toEqual(each(ids, 1));
  });
});

describe('A mail server that refuses', () => {
  it('a recipient for good ends the attempts at once', async () => {
    const [refused, taken] = [newAddress(), newAddress()];
    server.answerTo = (to) => (to === refused ? '550 No such mailbox' : undefined);
    const ids = [await queueTestMail({ to: refused }), await queueTestMail({ to: taken })];
    expect(await sendAll(ids)).toEqual(['given-up', 'sent']);
    const { delivery, checkAt, expireAt } = await storedMail(ids[0] ?? '');
    expect(delivery).toMatchObject({ state: 'ERROR', attempts: 1 });
    expect(delivery.error).toContain('550 No such mailbox');
    expect([checkAt, expireAt]).toEqual([null, expect.any(Date)]);
    const later = new Date(Date.now() + leaseMs);
    expect(await sendMail(ids[0] ?? '', later)).toBe('unchanged');
    expect(await arrivalsOf(ids)).toEqual([0, 1]);
  });
});

/** A sender of a mail that is killed when it records the outcome. */
const killWhileRecording = async (id: string, lost: 'request' | 'response') => {
  let sender: ChildProcess | undefined;
  const { messageId } = (await storedMail(id)).message;
  const killAfterSending: FaultPolicy = (method) => {
    const isSent = server.accepted.some((mail) => mail.messageId === messageId);
    if (method !== 'Commit' || !isSent) return undefined;
    if (lost === 'request') sender?.kill('SIGKILL');
    return { status: status.UNAVAILABLE, lost };
  };
  const store = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const proxy = await startFirestoreProxy(store, killAfterSending);
  onTestFinished(proxy.close);
  sender = startSender([id], { FIRESTORE_EMULATOR_HOST: proxy.host });
  return { ended: endOf(sender), kill: () => sender?.kill('SIGKILL') };
};

describe('A sender that is killed after the mail server has accepted the mail', () => {
  it('before it has recorded that, leaves it to another one when its lease has expired', async () => {
    const [id = ''] = await queue(1);
    const { ended } = await killWhileRecording(id, 'request');
    expect(await ended).toBe('SIGKILL');
    expect((await storedMail(id)).delivery).toMatchObject({ state: 'PROCESSING', attempts: 1 });
    expect(await arrivalsOf([id])).toEqual([1]);
    expect(await sendMail(id)).toBe('unchanged');
    const { leaseExpireTime } = (await storedMail(id)).delivery;
    const beforeEnd = new Date(Number(leaseExpireTime) - 1);
    expect(await sendMail(id, beforeEnd)).toBe('unchanged');
    expect(await sendMail(id, leaseExpireTime ?? undefined)).toBe('sent');
    expect(await arrivalsOf([id])).toEqual([2]);
    expect((await storedMail(id)).delivery).toMatchObject({ state: 'SUCCESS', attempts: 2 });
  });

  it('after it has recorded that, has sent it once', async () => {
    const [id = ''] = await queue(1);
    const { ended, kill } = await killWhileRecording(id, 'response');
    await expect.poll(async () => (await deliveriesOf([id]))[0]?.state).toBe('SUCCESS');
    kill();
    await ended;
    expect(await sendMail(id, new Date(Date.now() + leaseMs))).toBe('unchanged');
    expect(await arrivalsOf([id])).toEqual([1]);
    expect((await storedMail(id)).delivery).toMatchObject({ state: 'SUCCESS', attempts: 1 });
  });
});

it('Sending a mail costs two reads and two writes', async () => {
  const [id = ''] = await queue(1);
  await sendMail((await queue(1))[0] ?? '');
  expect(await usageOf(() => sendMail(id))).toEqual({ reads: 2, writes: 2 });
});

describe('Two processes that send the same mails at once', () => {
  it('send each of them once', async () => {
    const ids = await queue(30);
    const senders = [startSender(ids), startSender(ids.toReversed())];
    expect(await Promise.all(senders.map(endOf))).toEqual([0, 0]);
    expect(await arrivalsOf(ids)).toEqual(each(ids, 1));
    const sent = { state: 'SUCCESS', attempts: 1 };
    expect(await deliveriesOf(ids)).toMatchObject(each(ids, sent));
  });
});
