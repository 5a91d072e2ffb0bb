import { beforeAll, expect, it } from 'vitest';
import { timesOf } from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { callerOf, registerAdmin } from '../../testing/api/accounts.ts';
import { newAddress } from '../../testing/mails/mails.ts';
import {
  pendingDelivery,
  storeMailTo,
  storeOldMail,
  unusedDay,
} from '../../testing/mails/storedMail.ts';
import { usageOf } from '../../testing/usage/usage.ts';
import {
  countFailedMails,
  getMail,
  listMails,
  resendFailedMails,
  resendMail,
} from './adminMails.ts';
import { readMailShop } from './queueMail.ts';
import { sendMail } from './sendMail.ts';

let admin: Caller;

beforeAll(async () => {
  // Read once a minute, for all mails.
  await readMailShop();
  admin = callerOf(await registerAdmin(), true);
});

it('a mail that is sent costs two reads and writes; one that was sent already a read', async () => {
  const checkAt = new Date('2100-01-01');
  const waiting = { ...pendingDelivery, state: 'RETRY', attempts: 1 } as const;
  const id = await storeMailTo(newAddress(), { delivery: waiting, checkAt });
  const send = () => sendMail(id, checkAt);
  expect(await usageOf(send)).toEqual({ reads: 2, writes: 2 });
  expect((await getMail(id)).delivery.status).toBe('SUCCESS');
  expect(await usageOf(send)).toEqual({ reads: 1, writes: 0 });
});

it('the pages of admins cost the mails that they show', async () => {
  const [id] = await Promise.all([storeMailTo(newAddress()), storeMailTo(newAddress())]);
  expect(await usageOf(() => listMails('all', { limit: 1 }))).toEqual({ reads: 2, writes: 0 });
  expect(await usageOf(() => getMail(id))).toEqual({ reads: 1, writes: 0 });
  expect(await usageOf(() => resendMail(id, admin))).toEqual({ reads: 1, writes: 2 });
});

it('sending the failed mails of a period again costs two reads and writes for each', async () => {
  const delivery = { ...pendingDelivery, state: 'ERROR', attempts: 8 } as const;
  const unused = unusedDay();
  const createdAt = new Date(`${unused}T12:00:00Z`);
  for (let count = 0; count < 2; count += 1) await storeOldMail({ delivery, createdAt });
  const day = timesOf({ from: unused, to: unused }, 'UTC');
  expect(await usageOf(() => countFailedMails(day))).toEqual({ reads: 1, writes: 0 });
  const resend = () => resendFailedMails(day, admin);
  expect(await usageOf(resend)).toEqual({ reads: 4, writes: 4 });
  expect(await usageOf(resend)).toEqual({ reads: 1, writes: 0 });
});
