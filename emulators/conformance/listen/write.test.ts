import { describe, expect, it } from 'vitest';
import { codes, connect, freshId } from '../support/firestore.ts';
import { loadRules } from '../support/rules.ts';
import { tokenOf } from '../support/token.ts';
import { RawStream } from './support/rawStream.ts';

const project = freshId();
const firestore = connect(project);

interface WriteResponse {
  streamId?: string;
  streamToken?: Uint8Array;
  writeResults?: { updateTime?: object; transformResults?: object[] }[];
  commitTime?: { seconds: string };
}

const databaseOf = (id: string) => `projects/${id}/databases/(default)`;
const database = databaseOf(project);

const open = (bearer?: string, of = database) => new RawStream<WriteResponse>('Write', of, bearer);

/** A stream after its handshake, with its first token. */
const openWriting = async (bearer?: string, of = database) => {
  const stream = open(bearer, of);
  stream.send({ database: of });
  const { streamId, streamToken } = await stream.until(([first]) => first);
  return { stream, streamId, streamToken };
};

const set = (path: string, n: number, of = database) => ({
  update: { name: `${of}/documents/${path}`, fields: { n: { integerValue: n } } },
});

describe('Write', () => {
  it('starts with a handshake that returns a stream id and a token', async () => {
    const { streamId, streamToken } = await openWriting();
    expect(streamId?.length).toBeGreaterThan(0);
    expect(streamToken?.length).toBeGreaterThan(0);
  });

  it('responds to each request with a result per write, the commit time and the next token', async () => {
    const collection = freshId();
    const { stream, streamToken } = await openWriting();
    const counted = {
      ...set(`${collection}/b`, 1),
      updateTransforms: [{ fieldPath: 'm', increment: { integerValue: 2 } }],
    };
    stream.send({ streamToken, writes: [set(`${collection}/a`, 1), counted] });
    const answer = await stream.until(([, second]) => second);
    expect(answer.writeResults?.length).toBe(2);
    expect(answer.writeResults?.[1]?.transformResults).toMatchObject([{ integerValue: '2' }]);
    expect(answer.writeResults?.[0]?.updateTime).toEqual(answer.commitTime);
    expect(answer.streamToken).not.toEqual(streamToken);
    expect((await firestore.collection(collection).get()).size).toBe(2);
  });

  it('commits requests in order, without waiting for responses', async () => {
    const path = `${freshId()}/x`;
    const { stream, streamToken } = await openWriting();
    for (let n = 1; n <= 10; n++) stream.send({ streamToken, writes: [set(path, n)] });
    await stream.until(({ length }) => length === 11);
    expect((await firestore.doc(path).get()).get('n')).toBe(10);
  });

  it('responds to all requests after the client ends, then ends with OK', async () => {
    const path = `${freshId()}/x`;
    const { stream, streamToken } = await openWriting();
    stream.send({ streamToken, writes: [set(path, 1)] });
    stream.end();
    expect((await stream.ended()).code).toBe(0);
    expect(stream.received.length).toBe(2);
  });

  it('ends with a last token on a request without writes', async () => {
    const { stream, streamToken } = await openWriting();
    stream.send({ streamToken, writes: [] });
    expect((await stream.ended()).code).toBe(0);
    expect(stream.received[1]?.streamToken?.length).toBeGreaterThan(0);
  });

  it('ends with the status of a failed write, and drops later requests', async () => {
    const collection = freshId();
    const { stream, streamToken } = await openWriting();
    const update = { ...set(`${collection}/none`, 1), currentDocument: { exists: true } };
    stream.send({ streamToken, writes: [set(`${collection}/first`, 1)] });
    stream.send({ streamToken, writes: [set(`${collection}/with`, 1), update] });
    stream.send({ streamToken, writes: [set(`${collection}/behind`, 1)] });
    expect((await stream.ended()).code).toBe(codes.NOT_FOUND);
    const { docs } = await firestore.collection(collection).get();
    expect(docs.map(({ id }) => id)).toEqual(['first']);
  });

  it('checks the rules', async () => {
    const projectId = freshId();
    await loadRules(projectId, "match /tools/{id} { allow write: if request.auth.uid == 'ann'; }");
    const name = databaseOf(projectId);
    const { stream, streamToken } = await openWriting(tokenOf({ sub: 'ann' }), name);
    stream.send({ streamToken, writes: [set('tools/saw', 1, name)] });
    await stream.until(([, second]) => second);
    stream.send({ streamToken, writes: [set('orders/x', 1, name)] });
    expect((await stream.ended()).code).toBe(codes.PERMISSION_DENIED);
  });

  it.each([
    ['has no database', {}],
    ['has writes', { database, writes: [set('a/b', 1)] }],
    ['resumes a stream', { database, streamId: 'x' }],
  ])('rejects a first request that %s', async (_, request) => {
    const stream = open();
    stream.send(request);
    expect((await stream.ended()).code).toBe(codes.INVALID_ARGUMENT);
  });
});
