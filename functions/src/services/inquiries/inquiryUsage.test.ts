import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { inquirySchema } from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { inquiries } from '../../store/collections/collections.ts';
import { callerOf, registerAdmin } from '../../testing/api/accounts.ts';
import { mailsAbout } from '../../testing/mails/mails.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../testing/usage/usage.ts';
import { answerInquiry } from './answerInquiry.ts';
import { deleteInquiry, moveInquiry } from './changeInquiry.ts';
import { inquire } from './inquire.ts';
import { getInquiry, listInquiries } from './inquiries.ts';

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

keepCaches();

const requestOf = (fields: object = {}) => {
  const email = `${randomUUID()}@example.test`;
  return { input: inquirySchema.cast({ email, ...fields }), key: randomUUID() };
};

const sent = async () => {
  const request = requestOf();
  await inquire(request, null);
  const { docs } = await inquiries.where('email', '==', request.input.email).get();
  return docs[0]?.id ?? expect.fail('not stored');
};

it('an inquiry costs its document and the mail, and its tool; a retry one read', async () => {
  const tool = await createTool();
  const request = requestOf({ tool });
  expect(await usageOf(() => inquire(request, null))).toEqual({ reads: 1, writes: 3 });
  expect(await usageOf(() => inquire(requestOf(), null))).toEqual({ reads: 0, writes: 3 });
  expect(await usageOf(() => inquire(request, null))).toEqual({ reads: 2, writes: 0 });
});

it('a reply costs the inquiry; it, the mail and the audit log; a retry three reads', async () => {
  const id = await sent();
  const request = { input: { text: 'Yes.' }, key: randomUUID() };
  const answer = () => answerInquiry(id, request, admin);
  expect(await usageOf(answer)).toEqual({ reads: 1, writes: 4 });
  expect(await usageOf(answer)).toEqual({ reads: 3, writes: 0 });
});

it('a change of the status costs the inquiry; it and the audit log', async () => {
  const id = await sent();
  const close = () => moveInquiry(id, { status: 'closed' }, admin);
  expect(await usageOf(close)).toEqual({ reads: 1, writes: 2 });
  expect(await usageOf(close)).toEqual({ reads: 1, writes: 0 });
});

// The outbox would change a mail while it is being deleted, and the repeated transaction would be
// counted.
const mailsSent = (id: string) =>
  expect
    .poll(async () => (await mailsAbout(id)).map(({ delivery }) => delivery.state))
    .toEqual(['SUCCESS', 'SUCCESS']);

it('a deletion costs the inquiry and its mails', async () => {
  const id = await sent();
  await answerInquiry(id, { input: { text: 'Yes.' }, key: undefined }, admin);
  await mailsSent(id);
  expect(await usageOf(() => getInquiry(id))).toEqual({ reads: 1, writes: 0 });
  expect(await usageOf(() => deleteInquiry(id, admin))).toEqual({ reads: 3, writes: 4 });
});

it('a page costs its inquiries and one to detect the next page', async () => {
  await Promise.all([sent(), sent()]);
  const page = () => listInquiries({ filter: 'new' }, { limit: 1 });
  expect(await usageOf(page)).toEqual({ reads: 2, writes: 0 });
});
