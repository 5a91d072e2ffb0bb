import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits } from '../../contract/index.ts';
import type { InquiryDocument } from '../../documents/people/inquiries.ts';
import { inquiries, mail } from '../../store/collections/collections.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { once } from '../../testing/store/once.ts';
import { createTool } from '../../testing/tools/tools.ts';

const admin = await registerAdmin();

const newEmail = () => `${randomUUID()}@example.test`;

const storedFor = async (email: string): Promise<(InquiryDocument & { id: string })[]> => {
  const { docs } = await inquiries.where('email', '==', email).get();
  return docs.map((snapshot) => ({ id: snapshot.id, ...snapshot.data() }));
};

const inquire = async (json: object, headers: Record<string, string> = {}) =>
  expectStatus(await send('POST', '/inquiry', { json, headers }), 202);

const mailTo = async (email: string) => (await mail.where('to', '==', [email]).get()).docs;

describe('POST /inquiry', () => {
  it('stores a visitor’s trimmed address with defaults, and nothing unknown of the body', async () => {
    const email = newEmail();
    expect(await inquire({ email: ` ${email} `, role: 'admin' })).toEqual({ acknowledged: true });
    expect(await storedFor(email)).toEqual([
      {
        id: expect.any(String),
        email,
        name: '',
        toolId: null,
        toolName: '',
        sku: '',
        quantity: null,
        message: '',
        status: 'new',
        replies: [],
        userId: null,
        createdAt: expect.any(Date),
        updatedAt: expect.any(Date),
        searchTerms: expect.arrayContaining(['example', 'test']),
      },
    ]);
  });

  it('stores tool, quantity, message and name; name and SKU of the tool are those of the shop', async () => {
    const [email, tool] = [newEmail(), await createTool({ toolName: 'Bow saw' })];
    const inquiry = { name: 'Ada Joiner', quantity: 40, message: 'Can you brand\nthe handles?' };
    await inquire({ email, tool, toolName: 'my saw', ...inquiry });
    const [stored] = await storedFor(email);
    expect(stored).toMatchObject({ ...inquiry, toolId: tool, toolName: 'Bow saw' });
    expect(stored?.sku).not.toBe('');
  });

  it.each(['no-such-tool', 'a/b', ''])(
    'keeps what the sender calls a tool that is not on sale: %j',
    async (tool) => {
      const email = newEmail();
      await inquire({ email, tool, toolName: 'Floor adze' });
      expect(await storedFor(email)).toMatchObject([
        { toolId: null, toolName: 'Floor adze', sku: '' },
      ]);
    },
  );

  it('stores the account of a signed-in sender', async () => {
    const { token, uid } = await registerCustomer();
    const email = newEmail();
    await expectStatus(await send('POST', '/inquiry', { json: { email }, token }), 202);
    expect(await storedFor(email)).toMatchObject([{ userId: uid }]);
  });

  it('stores one for two requests with the same key, and refuses other values', async () => {
    const email = newEmail();
    const headers = { 'Idempotency-Key': randomUUID() };
    await Promise.all([inquire({ email }, headers), inquire({ email }, headers)]);
    await inquire({ email }, headers);
    expect(await storedFor(email)).toHaveLength(1);
    const json = { email, message: 'One more question' };
    const other = await send('POST', '/inquiry', { json, headers });
    await expectProblem(other, 409, 'idempotency-conflict');
    expect(await storedFor(email)).toHaveLength(1);
  });

  it('queues a mail to the shop that can be replied to, and none to the inquirer', async () => {
    const email = newEmail();
    await inquire({ email, message: 'Do you ship to Alaska?' });
    const [stored] = await storedFor(email);
    const queued = (await mail.doc(`shop-inquiry_${stored?.id}`).get()).data();
    expect(queued).toMatchObject({ kind: 'shop-inquiry', replyTo: email });
    expect(queued?.to).not.toContain(email);
    expect(queued?.message.text).toContain('> Do you ship to Alaska?');
    expect(queued?.message.text).toContain(`/dashboard/inquiries/${stored?.id}`);
    expect(await mailTo(email)).toEqual([]);
  });

  it.each([
    [{}, { email: 'E-mail is required' }],
    [{ email: null }, { email: 'E-mail is required' }],
    [{ email: ['a@b.co'] }, { email: 'E-mail must be a text' }],
    [{ email: 'nonsense' }, { email: 'Enter a valid e-mail address' }],
    [{ email: 'a@b.co', name: 7 }, { name: 'Name must be a text' }],
    [{ email: 'a@b.co', name: 'Ada\nBcc: x@y.z' }, { name: 'Name must be one line' }],
    [{ email: 'a@b.co', tool: 7 }, { tool: 'Tool must be a text' }],
    [{ email: 'a@b.co', tool: null }, { tool: 'Tool must be a text' }],
    [
      { email: 'a@b.co', toolName: 'x'.repeat(121) },
      { toolName: 'Tool must have at most 120 characters' },
    ],
    [{ email: 'a@b.co', quantity: '5' }, { quantity: 'Quantity must be a number' }],
    [{ email: 'a@b.co', quantity: 0 }, { quantity: 'Enter at least 1 piece' }],
    [{ email: 'a@b.co', quantity: 1.5 }, { quantity: 'Enter a whole number of pieces' }],
    [{ email: 'a@b.co', quantity: 10_000_001 }, { quantity: 'Enter at most 10000000 pieces' }],
    [{ email: 'a@b.co', message: {} }, { message: 'Message must be a text' }],
    [
      { email: 'a@b.co', message: 'x'.repeat(2_001) },
      { message: 'Message must have at most 2000 characters' },
    ],
  ])('refuses %j', async (json, errors) => {
    const response = await send('POST', '/inquiry', { json });
    expect((await expectProblem(response, 400, 'validation')).errors).toEqual(errors);
  });
});

const postInquiry = async (json: object = {}) => {
  const email = newEmail();
  await inquire({ email, ...json });
  const [stored] = await storedFor(email);
  return { email, id: stored?.id ?? expect.fail(email) };
};

/** An inquiry for changes that are refused. */
const unanswered = once(postInquiry);

const list = async (query: string) =>
  expectStatus<{ _id: string; email: string }[]>(
    await send('GET', `/inquiries?${query}`, admin),
    200,
  );

const reply = (id: string, json: object, headers: Record<string, string> = {}) =>
  send('POST', `/inquiry/${id}/replies`, { token: admin.token, json, headers });

const move = (id: string, json: object) =>
  send('PUT', `/inquiry/${id}/status`, { token: admin.token, json });

describe('GET /inquiries', () => {
  it('finds inquiries by status and by words of address, name, tool and message', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const first = await postInquiry({ message: `About ${word}` });
    const second = await postInquiry({ name: `Ada ${word}`, toolName: 'Floor adze' });
    const idsOf = async (query: string) => (await list(query)).map(({ _id }) => _id);
    expect(await idsOf(`q=${word}`)).toEqual([second.id, first.id]);
    expect(await idsOf(`q=${word} adze`)).toEqual([second.id]);
    await expectStatus(await move(first.id, { status: 'closed' }), 200);
    expect(await idsOf(`q=${word}&status=closed`)).toEqual([first.id]);
    expect(await idsOf(`q=${word}&status=new`)).toEqual([second.id]);
    expect((await idsOf('status=new&limit=100')).includes(first.id)).toBe(false);
  });

  it.each([
    ['Öztürk', 'ozturk'],
    ["O'Brien", 'o’brien'],
    ['İclal', 'iclal'],
    ['José', 'jose'],
  ])('finds the inquiry of %s by %s', async (name, words) => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const { id } = await postInquiry({ name: `${name} ${word}` });
    const page = await list(`q=${encodeURIComponent(`${words} ${word}`)}`);
    expect(page.map(({ _id }) => _id)).toEqual([id]);
  });

  it('has pages, and no replies', async () => {
    await Promise.all([postInquiry(), postInquiry()]);
    const response = await send('GET', '/inquiries?limit=1', admin);
    expect(response.headers.get('link')).toContain('rel="next"');
    const [item] = await expectStatus<object[]>(response, 200);
    expect(item).not.toHaveProperty('replies');
    expect(item).not.toHaveProperty('searchTerms');
  });

  it.each(['status=open', 'limit=0', 'cursor=x', `q=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      await expectProblem(await send('GET', `/inquiries?${query}`, admin), 400, 'validation');
    },
  );
});

describe('POST /inquiry/:id/replies', () => {
  it('keeps the reply and sends it once, with the inquiry', async () => {
    const { id, email } = await postInquiry({ message: 'Do you ship to Alaska?' });
    const headers = { 'Idempotency-Key': randomUUID() };
    const json = { text: 'Yes, within ten days.' };
    const answered = await expectStatus(await reply(id, json, headers), 201);
    expect(answered).toMatchObject({
      acknowledged: true,
      inquiry: { status: 'answered', replies: [{ text: json.text, uid: admin.uid }] },
    });
    expect(await expectStatus(await reply(id, json, headers), 201)).toEqual(answered);
    const [first, ...others] = await mailTo(email);
    expect(others).toEqual([]);
    expect(first?.data()).toMatchObject({ kind: 'inquiry-reply', replyTo: '' });
    expect(first?.data().message.text).toContain(json.text);
    expect(first?.data().message.text).toContain('> Do you ship to Alaska?');
  });

  it('answers a closed inquiry as well', async () => {
    const { id } = await postInquiry();
    await expectStatus(await move(id, { status: 'closed' }), 200);
    const answered = await expectStatus(await reply(id, { text: 'One more thing.' }), 201);
    expect(answered).toMatchObject({ inquiry: { status: 'answered' } });
  });

  it.each([
    [{}, 'Reply is required'],
    [{ text: ' ' }, 'Reply is required'],
    [{ text: 7 }, 'Reply must be a text'],
    [{ text: 'x'.repeat(2_001) }, 'Reply must have at most 2000 characters'],
  ])('refuses %j', async (json, text) => {
    const { id } = await unanswered();
    expect((await expectProblem(await reply(id, json), 400, 'validation')).errors).toEqual({
      text,
    });
  });

  it('refuses more replies than an inquiry can have', async () => {
    const { id } = await postInquiry();
    const one = { id: 'r', text: 'Hello', uid: 'u', name: 'Nora', at: new Date() };
    await inquiries.doc(id).update({ replies: Array(limits.inquiryReplies).fill(one) });
    const problem = await expectProblem(await reply(id, { text: 'Hi' }), 400, 'validation');
    expect(problem.errors).toEqual({ text: 'An inquiry can have at most 50 replies' });
  });
});

describe('PUT /inquiry/:id/status', () => {
  it('closes and reopens an inquiry', async () => {
    const { id } = await postInquiry();
    for (const status of ['closed', 'closed', 'new', 'answered', 'new']) {
      const changed = await expectStatus(await move(id, { status }), 200);
      expect(changed).toMatchObject({ acknowledged: true, inquiry: { _id: id, status } });
    }
  });

  it('undoes a move, unless another one or a reply has followed', async () => {
    const { id } = await postInquiry();
    await expectStatus(await move(id, { status: 'answered' }), 200);
    await expectStatus(await move(id, { status: 'closed' }), 200);
    const undo = { status: 'answered', undoes: 'closed' };
    const undone = await expectStatus(await move(id, undo), 200);
    expect(undone).toMatchObject({ inquiry: { status: 'answered' } });
    await expectStatus(await move(id, { status: 'new' }), 200);
    await expectProblem(await move(id, undo), 409, 'undo-not-possible');
  });

  it('refuses a status to which the lifecycle does not lead', async () => {
    const { id } = await postInquiry();
    await expectStatus(await move(id, { status: 'closed' }), 200);
    const response = await move(id, { status: 'answered' });
    expect((await expectProblem(response, 400, 'validation')).errors).toEqual({
      status: 'This inquiry is closed. It can become new',
    });
  });

  it.each([
    [{}, 'Status is required'],
    [{ status: 'open' }, 'Status must be one of: new, answered, closed'],
    [{ status: 7 }, 'Status must be one of: new, answered, closed'],
  ])('refuses %j', async (json, status) => {
    const { id } = await unanswered();
    expect((await expectProblem(await move(id, json), 400, 'validation')).errors).toEqual({
      status,
    });
  });
});

describe('DELETE /inquiry/:id', () => {
  it('deletes the inquiry and the mails about it', async () => {
    const { id, email } = await postInquiry({ message: 'Buy my pills' });
    await expectStatus(await reply(id, { text: 'No.' }), 201);
    expect(await expectStatus(await send('DELETE', `/inquiry/${id}`, admin), 200)).toEqual({
      acknowledged: true,
      deletedCount: 1,
    });
    expect(await storedFor(email)).toEqual([]);
    expect((await mail.where('about.id', '==', id).get()).size).toBe(0);
  });
});

describe('An inquiry', () => {
  it('is recorded in the audit log when an admin answers, closes, reopens and deletes it', async () => {
    const { id, email } = await postInquiry();
    await expectStatus(await reply(id, { text: 'Yes.' }), 201);
    await expectStatus(await move(id, { status: 'closed' }), 200);
    await expectStatus(await move(id, { status: 'new' }), 200);
    await expectStatus(await send('DELETE', `/inquiry/${id}`, admin), 200);
    const log = await expectStatus<{ action: string; target: object }[]>(
      await send('GET', `/audit?target=inquiry/${id}`, admin),
      200,
    );
    expect(log.map(({ action }) => action)).toEqual([
      'inquiry-deleted',
      'inquiry-reopened',
      'inquiry-closed',
      'inquiry-answered',
    ]);
    expect(log[0]?.target).toEqual({ kind: 'inquiry', id, label: email });
  });

  it.each([
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/replies'],
    ['PUT', '/status'],
  ])('that does not exist is not found: %s %s', async (method, path) => {
    const json = method === 'PUT' ? { status: 'closed' } : { text: 'Hello' };
    const withBody = path ? { json } : {};
    for (const id of ['no-such-inquiry', '__x__']) {
      const response = await send(method, `/inquiry/${id}${path}`, {
        token: admin.token,
        ...withBody,
      });
      await expectProblem(response, 404, 'inquiry-not-found');
    }
  });

  it('can be read and changed by admins only', async () => {
    const [{ id }, { token }] = await Promise.all([postInquiry(), registerCustomer()]);
    const calls: [string, string, object?][] = [
      ['GET', '/inquiries'],
      ['GET', `/inquiry/${id}`],
      ['DELETE', `/inquiry/${id}`],
      ['POST', `/inquiry/${id}/replies`, { text: 'Hello' }],
      ['PUT', `/inquiry/${id}/status`, { status: 'closed' }],
    ];
    for (const [method, path, json] of calls) {
      await expectProblem(await send(method, path, { json, token }), 403, 'forbidden');
      await expectProblem(await send(method, path, { json }), 401, 'unauthenticated');
    }
  });

  it('is counted by status', async () => {
    const word = `c${randomUUID().slice(0, 8)}`;
    const { id } = await postInquiry({ message: word });
    await expectStatus(await move(id, { status: 'answered' }), 200);
    const countOf = async (status: string) =>
      expectStatus(
        await send('GET', `/counts?of=inquiries&status=${status}&q=${word}`, admin),
        200,
      );
    expect(await countOf('answered')).toEqual({ count: 1 });
    expect(await countOf('new')).toEqual({ count: 0 });
    expect(await countOf('all')).toEqual({ count: 1 });
    const path = '/counts?of=inquiries&status=open';
    await expectProblem(await send('GET', path, admin), 400, 'validation');
  });
});
