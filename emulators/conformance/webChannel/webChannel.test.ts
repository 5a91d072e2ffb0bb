import { describe, expect, it } from 'vitest';
import { connect, freshId } from '../support/firestore.ts';
import { loadRules } from '../support/rules.ts';
import { tokenOf } from '../support/token.ts';
import { channelUrl, formOf, postForm, RawSession } from './support/rawSession.ts';

const project = freshId();
const admin = connect(project);
const database = `projects/${project}/databases/(default)`;

await loadRules(project, 'match /own/{uid} { allow read: if request.auth.uid == uid; }');

const nameOf = (path: string) => `${database}/documents/${path}`;

/** The request to listen to a document. */
const listenTo = (path: string, targetId = 2) => ({
  database,
  addTarget: { targetId, documents: { documents: [nameOf(path)] } },
});

/** A write that adds 1 to a field. */
const increment = (path: string) => ({
  update: { name: nameOf(path), fields: {} },
  updateMask: { fieldPaths: [] },
  updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
});

const writeRequest = (...writes: object[]) => ({ streamToken: 'MA==', writes });

const textOf = (value: unknown) => JSON.stringify(value);

describe('WebChannel: back-channel', () => {
  it('starts with the waiting messages and a keep-alive', async () => {
    const session = await RawSession.open('Listen', listenTo(`${freshId()}/a`));
    const back = session.backChannel(0);
    const messages = await back.until(() => back.received.length === 5);
    expect(messages[0]?.[1]).toEqual([
      { targetChange: { targetChangeType: 'ADD', targetIds: [2] } },
    ]);
    expect(textOf(messages[1])).toContain('documentDelete');
    expect(textOf(messages[2])).toContain('CURRENT');
    expect(back.received).toContainEqual([expect.any(Number), ['noop']]);
    expect(back.received.map(([number]) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('measures chunks in UTF-16 code units', async () => {
    const path = `${freshId()}/a`;
    const text = 'Säge 🪚 木工 \u2028 end';
    await admin.doc(path).set({ text });
    const session = await RawSession.open('Listen', listenTo(path));
    const messages = await session.backChannel(0).until((now) => now.length === 4);
    expect(messages[1]?.[1]).toMatchObject([
      { documentChange: { document: { fields: { text: { stringValue: text } } } } },
    ]);
  });

  it('resends what is not acknowledged after a dropped connection', async () => {
    const path = `${freshId()}/a`;
    const session = await RawSession.open('Listen', listenTo(path));
    const first = session.backChannel(0);
    const before = await first.until((now) => now.length === 4);
    first.drop();
    await admin.doc(path).set({ n: 1 });
    const second = session.backChannel(2);
    const isChange = ([, message]: [number, unknown[]]) =>
      textOf(message).includes('documentChange');
    await second.until((now) => now.some(isChange));
    expect(second.received.map(([number]) => number).slice(0, 3)).toEqual([3, 4, 5]);
    expect(second.messages.slice(0, 2)).toEqual(before.slice(2));
    expect(second.messages.filter(isChange)).toHaveLength(1);
  });

  it.each([99, 'nothing'])('continues when the client acknowledges %s', async (acknowledged) => {
    const path = `${freshId()}/a`;
    const session = await RawSession.open('Listen', listenTo(path));
    const first = session.backChannel(0);
    await first.until((now) => now.length === 4);
    first.drop();
    const second = session.backChannel(acknowledged);
    await second.opened();
    await admin.doc(path).set({ n: 1 });
    await second.until((now) => textOf(now).includes('documentChange'));
  });

  it('replaces an open one', async () => {
    const path = `${freshId()}/a`;
    const session = await RawSession.open('Listen', listenTo(path));
    const first = session.backChannel(0);
    await first.until((now) => now.length === 4);
    const second = session.backChannel(first.last);
    await second.opened();
    await admin.doc(path).set({ n: 1 });
    await second.until((now) => textOf(now).includes('documentChange'));
    expect(textOf(first.messages)).not.toContain('documentChange');
  });

  it('ends after one batch when the client polls', async () => {
    const path = `${freshId()}/a`;
    const session = await RawSession.open('Listen', listenTo(path));
    const first = session.backChannel(0, { isPolling: true });
    expect(await first.ended()).toHaveLength(4);
    const second = session.backChannel(first.last, { isPolling: true });
    await admin.doc(path).set({ n: 1 });
    expect(textOf(await second.ended())).toContain('documentChange');
  });
});

describe('WebChannel: requests', () => {
  it('are answered with the state of the session', async () => {
    const session = await RawSession.open('Listen', listenTo(`${freshId()}/a`));
    const number = expect.any(Number);
    expect(await session.post(1, [])).toEqual({ status: 200, json: [0, number, number] });
    const back = session.backChannel(0);
    await back.until(() => back.received.length === 5);
    expect(await session.post(1, [], 5)).toEqual({ status: 200, json: [1, 5, number] });
  });

  it('are applied once, even if they are repeated', async () => {
    const path = `${freshId()}/a`;
    const session = await RawSession.open('Write', { database });
    const back = session.backChannel(0);
    await back.until((now) => now.length === 1);
    await session.post(1, [writeRequest(increment(path))]);
    await session.post(1, [writeRequest(increment(path))]);
    await session.post(1, [writeRequest(increment(path)), writeRequest(increment(path))]);
    await back.until((now) => now.length === 3);
    expect((await admin.doc(path).get()).get('n')).toBe(2);
  });

  it('are applied in the order of their messages', async () => {
    const path = `${freshId()}/a`;
    const append = (value: string) =>
      writeRequest({
        update: { name: nameOf(path), fields: {} },
        updateMask: { fieldPaths: [] },
        updateTransforms: [
          { fieldPath: 'log', appendMissingElements: { values: [{ stringValue: value }] } },
        ],
      });
    const session = await RawSession.open('Write', { database });
    const back = session.backChannel(0);
    await back.until((now) => now.length === 1);
    await session.post(2, [append('b'), append('c')]);
    await session.post(1, [append('a')]);
    await back.until((now) => now.length === 4);
    expect((await admin.doc(path).get()).get('log')).toEqual(['a', 'b', 'c']);
  });
});

describe('WebChannel: streams', () => {
  it('report the error that ends them', async () => {
    const path = `${freshId()}/a`;
    await admin.doc(path).set({});
    const session = await RawSession.open('Write', { database });
    const back = session.backChannel(0);
    await back.until((now) => now.length === 1);
    const create = { update: { name: nameOf(path) }, currentDocument: { exists: false } };
    await session.post(1, [writeRequest(create)]);
    const [, last] = await back.until((now) => now.length === 2);
    expect(last?.[1]).toMatchObject([{ error: { status: 'ALREADY_EXISTS' } }]);
  });

  it('end with "close" after the last response', async () => {
    const session = await RawSession.open('Write', { database });
    const back = session.backChannel(0);
    await back.until((now) => now.length === 1);
    await session.post(1, [writeRequest()]);
    const messages = await back.until((now) => now.length === 3);
    expect(messages.slice(1).map(([, message]) => message)).toEqual([
      [{ streamToken: expect.any(String) }],
      ['close'],
    ]);
  });

  it('apply the rules to the user of the opening request', async () => {
    const headers = `Authorization:Bearer ${tokenOf({ sub: 'ann', user_id: 'ann' })}\r\n`;
    const session = await RawSession.open('Listen', listenTo('own/ann'), headers);
    const back = session.backChannel(0);
    await back.until((now) => textOf(now).includes('CURRENT'));
    await session.post(1, [listenTo('own/bob', 4)]);
    await back.until((now) => textOf(now).includes('"cause":{"code":7'));
  });
});

describe('WebChannel: sessions', () => {
  it('end when the client terminates them', async () => {
    const session = await RawSession.open('Listen', listenTo(`${freshId()}/a`));
    const back = session.backChannel(0);
    await back.until((now) => now.length === 4);
    expect(await session.terminate()).toBe(200);
    await back.ended();
    expect((await session.post(1, [])).status).toBe(400);
  });

  it.each([
    ['message', { RID: '1', AID: '0' }, 'POST'],
    ['back-channel', { RID: 'rpc', AID: '0', CI: '0', TYPE: 'xmlhttp' }, 'GET'],
    ['end', { RID: '1', TYPE: 'terminate' }, 'POST'],
  ])('answer the %s of an unknown session with 400', async (_, parameters, method) => {
    const url = channelUrl('Listen', { SID: 'unknown', ...parameters });
    const answer = await (method === 'GET' ? fetch(url) : postForm(url, formOf(1, [])));
    expect(answer.status).toBe(400);
  });

  it('are open to pages of every origin, with credentials', async () => {
    const origin = 'http://localhost:5000';
    const url = channelUrl('Listen', { database, RID: '1', CVER: '22' });
    const opened = await postForm(url, formOf(0, [listenTo(`${freshId()}/a`)]), { origin });
    expect(opened.headers.get('access-control-allow-origin')).toBe(origin);
    expect(opened.headers.get('access-control-allow-credentials')).toBe('true');
    expect(opened.headers.get('access-control-expose-headers')).toContain('x-http-session-id');
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-headers': 'authorization,x-goog-api-client' },
    });
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'authorization,x-goog-api-client',
    );
  });
});
