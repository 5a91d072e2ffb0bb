import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type RunningServer, startServer } from '../../server.ts';

const database = 'projects/p/databases/(default)';

const start = async () => {
  const server = await startServer({ host: '127.0.0.1', port: 0 });
  onTestFinished(server.close);
  return server;
};

const urlOf = ({ host, port }: RunningServer, query: string, rpc = 'Listen') =>
  `http://${host}:${port}/google.firestore.v1.Firestore/${rpc}/channel?VER=8&${query}`;

const post = async (url: string, fields: Record<string, string>) => {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, text: await answer.text() };
};

/** Opens a session of Listen; returns its SID. */
const open = async (server: RunningServer, fields: Record<string, string> = { count: '0' }) => {
  const { text } = await post(urlOf(server, 'RID=1'), fields);
  return (JSON.parse(text.split('\n')[1] ?? '') as [[0, ['c', string]]])[0][1][1];
};

/** The text of one poll. */
const poll = async (server: RunningServer, id: string) =>
  (await fetch(urlOf(server, `RID=rpc&SID=${id}&AID=0&CI=1&TYPE=xmlhttp`))).text();

it.each([
  ['no number', 'RID=', { count: '0' }],
  ['a number that is none', 'RID=x', { count: '0' }],
  ['no count', 'RID=1', {}],
  ['too few messages', 'RID=1', { count: '2', ofs: '0', req0___data__: '{}' }],
])('rejects a request with %s', async (_, query, fields) => {
  const server = await start();
  expect(await post(urlOf(server, query), fields)).toMatchObject({
    status: 400,
    text: expect.stringContaining('INVALID_ARGUMENT'),
  });
});

it('describes an unknown session with the words that the client recognises', async () => {
  const server = await start();
  const { status, text } = await post(urlOf(server, 'RID=1&SID=x'), { count: '0' });
  expect([status, text]).toEqual([400, expect.stringMatching(/.Unknown SID/)]);
});

it.each([
  ['text that is not JSON', '{'],
  ['a field that does not exist', '{"nothing": 1}'],
  ['a value of another type', '{"database": 1}'],
  ['no database', '{"removeTarget": 2}'],
  ['more than 10 MiB', JSON.stringify({ database: 'x'.repeat(10 * 1024 * 1024) })],
])('ends the stream at a message with %s', async (_, message) => {
  const server = await start();
  const id = await open(server, { count: '1', ofs: '0', req0___data__: message });
  expect(await poll(server, id)).toMatch(/^\d+\n\[\[1,\[\{"error":\{"code":400,.*INVALID_ARGUMENT/);
});

it('ends the stream of an invalid token', async () => {
  const server = await start();
  const id = await open(server, { headers: 'Authorization:Bearer x\r\n', count: '0' });
  expect(await poll(server, id)).toContain('invalid jwt');
});

it('takes the token from the address as well', async () => {
  const server = await start();
  const headers = encodeURIComponent('Authorization:Bearer x\r\n');
  const { text } = await post(urlOf(server, `RID=1&%24httpHeaders=${headers}`), { count: '0' });
  const [, id = ''] = /"c","([^"]+)"/.exec(text) ?? [];
  expect(await poll(server, id)).toContain('invalid jwt');
});

it('rejects a form of more than 31 MiB', async () => {
  const server = await start();
  const answer = await post(urlOf(server, 'RID=1'), { count: 'x'.repeat(31 * 1024 * 1024) });
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('exceeds the limit') });
});

it('stops at once while channels are open', async () => {
  const server = await startServer({ host: '127.0.0.1', port: 0 });
  const addTarget = { targetId: 2, documents: { documents: [`${database}/documents/a/b`] } };
  const message = JSON.stringify({ database, addTarget });
  const id = await open(server, { count: '1', ofs: '0', req0___data__: message });
  const socket = connect(server.port, server.host);
  const query = `RID=rpc&SID=${id}&AID=0&CI=0&TYPE=xmlhttp`;
  socket.write(`GET ${new URL(urlOf(server, query)).href} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  await new Promise((resolve) => socket.once('data', resolve));
  await server.close();
  await closed;
});
