import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  type DeliveryStatus,
  type FailedMails,
  type Mail,
  type MailSummary,
  mailFilters,
  maxResentMails,
  type ResentMails,
  startOfDay,
} from '../../contract/index.ts';
import { mail } from '../../store/collections/collections.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { storedMail } from '../../testing/mails/mails.ts';
import {
  pendingDelivery,
  storeMailTo,
  storeOldMail,
  unusedDay,
} from '../../testing/mails/storedMail.ts';
import { timeZone } from '../../testing/orders/shopDays.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const day = 86_400_000;

/**
 * A mail that was sent, or has another status, and that no function touches. It is in the future,
 * so that it is among the newest.
 */
const storeMail = async (status: DeliveryStatus = 'SUCCESS'): Promise<string> => {
  const createdAt = new Date(Date.now() + day);
  const delivery = { ...pendingDelivery, attempts: 1, state: status };
  return storeMailTo(`${randomUUID()}@example.test`, { createdAt, delivery });
};

const read = async (id: string): Promise<Mail> =>
  expectStatus<Mail>(await send('GET', `/mail/${id}`, admin), 200);

const listed = async (query: string): Promise<MailSummary[]> =>
  expectStatus<MailSummary[]>(await send('GET', `/mail?limit=100${query}`, admin), 200);

describe('The list of mails', () => {
  it('has the mails of a filter, newest first, without their texts', async () => {
    const [sent, failed] = [await storeMail(), await storeMail('ERROR')];
    const found = await Promise.all(mailFilters.map((filter) => listed(`&status=${filter}`)));
    const has = (id: string) => found.map((page) => page.some(({ _id }) => _id === id));
    expect([has(sent), has(failed)]).toEqual([
      [true, false, true, false],
      [true, false, false, true],
    ]);
    const [all = []] = found;
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(all.find(({ _id }) => _id === sent)).toMatchObject({ subject: expect.any(String) });
    expect(all.every((one) => !('message' in one) && !('checkAt' in one))).toBe(true);
  });

  it('is read page by page', async () => {
    await Promise.all([storeMail(), storeMail(), storeMail()]);
    const first = await send('GET', '/mail?limit=2&status=sent', admin);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    const [page, second] = [
      await expectStatus<MailSummary[]>(first, 200),
      await expectStatus<MailSummary[]>(
        await send('GET', String(next).replace('/api', ''), admin),
        200,
      ),
    ];
    expect(page).toHaveLength(2);
    const ids = page.map(({ _id }) => _id);
    expect(second.some(({ _id }) => ids.includes(_id))).toBe(false);
  });

  it.each(['?status=SUCCESS', '?status=', '?cursor=x', '?limit=0'])('refuses %s', async (query) => {
    await expectProblem(await send('GET', `/mail${query}`, admin), 400, 'validation');
  });
});

describe('A mail', () => {
  it('has its texts, what it is about and how its delivery went', async () => {
    const id = await storeMail();
    const { text, html } = (await storedMail(id)).message;
    expect(await read(id)).toMatchObject({
      _id: id,
      message: { text, html },
      delivery: { status: 'SUCCESS', attempts: 1 },
      about: { kind: 'order' },
    });
  });

  it('has its links without the secrets in them, for staff who read or resend it', async () => {
    const id = await storeMail();
    const link = `https://tools-hub.test/invitation#${'t'.repeat(43)}`;
    const colour = '<p style="color:#1a2b3c">';
    const text = `See it:\n${link}\n`;
    const html = `${colour}<a href="${link}">See it</a>`;
    await mail.doc(id).update({ message: { ...(await storedMail(id)).message, text, html } });
    const resend = send('POST', `/mail/${id}/sending`, admin);
    for (const { message } of [await read(id), await expectStatus<Mail>(await resend, 200)]) {
      expect(message.text).toBe('See it:\nhttps://tools-hub.test/invitation#hidden\n');
      const hidden = '<a href="https://tools-hub.test/invitation#hidden">See it</a>';
      expect(message.html).toBe(`${colour}${hidden}`);
    }
    expect((await storedMail(id)).message.text).toBe(text);
  });

  it.each(['ERROR', 'SUCCESS'] as const)(
    'is queued once more when its status is %s',
    async (status) => {
      const id = await storeMail(status);
      const before = await storedMail(id);
      const resent = await expectStatus<Mail>(
        await send('POST', `/mail/${id}/sending`, admin),
        200,
      );
      expect(resent.delivery).toMatchObject({ status: 'PENDING', attempts: 0, error: null });
      expect((await storedMail(id)).message).toEqual(before.message);
      const path = `/audit?target=mail/${id}`;
      const entries = await expectStatus<object[]>(await send('GET', path, admin), 200);
      expect(entries).toMatchObject([
        {
          action: 'mail-resent',
          byEmail: admin.email,
          before: { status },
          after: { status: 'PENDING' },
        },
      ]);
    },
  );

  it.each(['PROCESSING', 'RETRY'] as const)('is not queued twice: %s', async (state) => {
    // Its time has not come, so no job of the suite takes it meanwhile.
    const later = new Date(Date.now() + day);
    const delivery = { ...pendingDelivery, state, leaseExpireTime: later };
    const id = await storeMailTo(`${randomUUID()}@example.test`, { delivery, checkAt: later });
    await expectProblem(await send('POST', `/mail/${id}/sending`, admin), 409, 'mail-pending');
    expect((await storedMail(id)).delivery.state).toBe(state);
    await mail.doc(id).delete();
  });

  it.each(['no-such-mail', '__x__', 'x'.repeat(1_500)])('is missing: %s', async (id) => {
    const path = `/mail/${encodeURIComponent(id)}`;
    await expectProblem(await send('GET', path, admin), 404, 'mail-not-found');
    await expectProblem(await send('POST', `${path}/sending`, admin), 404, 'mail-not-found');
  });
});

describe('The failed mails of a period', () => {
  const storeFailed = (at: number, count: number, state: DeliveryStatus = 'ERROR') =>
    Promise.all(
      Array.from({ length: count }, () =>
        storeOldMail({
          createdAt: new Date(at),
          delivery: { ...pendingDelivery, attempts: 8, state },
        }),
      ),
    );

  const countIn = async (query: string): Promise<number> => {
    const response = await send('GET', `/mail/failures?${query}`, admin);
    return (await expectStatus<FailedMails>(response, 200)).count;
  };

  const resend = async (query: string): Promise<ResentMails> => {
    const response = await send('POST', `/mail/failures/sending?${query}`, admin);
    return expectStatus<ResentMails>(response, 200);
  };

  it('are counted and resent, each once and with an audit entry, and no others', async () => {
    const unused = unusedDay();
    const midnight = startOfDay(unused, timeZone).getTime();
    const nextDay = startOfDay(addDays(unused, 1), timeZone).getTime();
    const query = `from=${unused}&to=${unused}`;
    const [ids, [sent = ''], [before = ''], [after = '']] = await Promise.all([
      storeFailed(midnight, 3),
      storeFailed(midnight, 1, 'SUCCESS'),
      storeFailed(midnight - 1, 1),
      storeFailed(nextDay, 1),
    ]);
    expect(await countIn(query)).toBe(3);
    const answers = await Promise.all([resend(query), resend(query)]);
    expect(answers.reduce((sum, { resent }) => sum + resent, 0)).toBe(3);
    expect(await resend(query)).toEqual({ acknowledged: true, resent: 0, left: 0 });
    expect(await countIn(query)).toBe(0);
    for (const id of ids) {
      expect((await storedMail(id)).delivery.state).not.toBe('ERROR');
      const path = `/audit?target=mail/${id}`;
      expect(await expectStatus<object[]>(await send('GET', path, admin), 200)).toHaveLength(1);
    }
    for (const [id, state] of [
      [before, 'ERROR'],
      [after, 'ERROR'],
      [sent, 'SUCCESS'],
    ] as const) {
      expect((await storedMail(id)).delivery.state).toBe(state);
    }
  });

  it('are resent in bounded steps', async () => {
    const unused = unusedDay();
    const query = `from=${unused}&to=${unused}`;
    await storeFailed(startOfDay(unused, timeZone).getTime(), maxResentMails + 3);
    expect(await resend(query)).toMatchObject({ resent: maxResentMails, left: 3 });
    expect(await resend(query)).toMatchObject({ resent: 3, left: 0 });
  });

  it.each(['from=x', 'to=2026-02-30', 'from=2026-02-02&to=2026-02-01'])(
    'are refused for %s',
    async (query) => {
      for (const [method, path] of [
        ['GET', '/mail/failures'],
        ['POST', '/mail/failures/sending'],
      ] as const) {
        await expectProblem(await send(method, `${path}?${query}`, admin), 400, 'validation');
      }
    },
  );
});

it('tells whether the shop sends mails', async () => {
  const status = await expectStatus<object>(await send('GET', '/mail/status', admin), 200);
  expect(status).toEqual({ sends: expect.any(Boolean) });
});

it.each([
  ['GET', '/mail'],
  ['GET', '/mail/status'],
  ['GET', '/mail/failures'],
  ['POST', '/mail/failures/sending'],
  ['GET', '/mail/any'],
  ['POST', '/mail/any/sending'],
] as const)('Only admins may call %s %s', async (method, path) => {
  await expectProblem(await send(method, path, customer), 403, 'forbidden');
  await expectProblem(await send(method, path), 401, 'unauthenticated');
});
