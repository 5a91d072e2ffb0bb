import { type ClientHttp2Session, connect } from 'node:http2';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { connect as connectFirestore, freshId } from '../support/firestore.ts';
import { address, anyBytes, expectUp, trials } from './support.ts';

const session = connect(address);
afterAll(() => session.close());

const service = '/google.firestore.v1.Firestore';
const methods = [
  ...['GetDocument', 'ListDocuments', 'BatchGetDocuments', 'BeginTransaction', 'Commit'],
  ...['Rollback', 'RunQuery', 'RunAggregationQuery', 'ListCollectionIds', 'BatchWrite'],
];

/**
 * A message with the gRPC header. https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md
 */
const framed = (message: Buffer, { length = message.length, compressed = 0 } = {}) => {
  const head = Buffer.alloc(5);
  head.writeUInt8(compressed, 0);
  head.writeUInt32BE(length, 1);
  return Buffer.concat([head, message]);
};

/** The HTTP and gRPC status of a call; neither when the stream was reset. */
const call = (
  path: string,
  body: Buffer,
  type = 'application/grpc',
  on: ClientHttp2Session = session,
): Promise<{ http?: number; grpc?: number }> =>
  new Promise((resolve) => {
    const stream = on.request({
      ':method': 'POST',
      ':path': path,
      'content-type': type,
      te: 'trailers',
      authorization: 'Bearer owner',
    });
    const outcome: { http?: number; grpc?: number } = {};
    const recordStatus = (headers: { [name: string]: unknown }) => {
      if (headers[':status']) outcome.http = Number(headers[':status']);
      if (headers['grpc-status']) outcome.grpc = Number(headers['grpc-status']);
    };
    stream
      .on('response', recordStatus)
      .on('trailers', recordStatus)
      .on('error', () => {});
    stream.on('close', () => resolve(outcome));
    stream.resume().end(body);
  });

const failed = ({ http = 0, grpc = 0 }) => grpc > 0 || http >= 400;

describe('gRPC', () => {
  it.each([
    ['an unknown method', `${service}/Nothing`],
    ['an unknown service', '/no.such.Service/Nothing'],
    ['no method', '/'],
  ])('%s is UNIMPLEMENTED', async (_, path) => {
    const outcome = await call(path, framed(Buffer.alloc(0)));
    expect(outcome).toSatisfy(({ http, grpc }) => grpc === 12 || http === 404);
  });

  it('another content type is rejected', async () => {
    const outcome = await call(`${service}/Commit`, framed(Buffer.alloc(0)), 'text/plain');
    expect(outcome).toSatisfy(failed);
    await expectUp();
  });

  it('random bytes as a message are rejected with a status', async () => {
    const property = fc.asyncProperty(
      fc.constantFrom(...methods),
      anyBytes,
      async (name, bytes) => {
        expect(await call(`${service}/${name}`, framed(bytes))).toSatisfy(failed);
      },
    );
    await fc.assert(property, trials(200));
    await expectUp();
  });

  it('truncated, overlong or compressed messages are rejected with a status', async () => {
    const wrongHead = fc.record({ length: fc.nat(5_000_000), compressed: fc.nat(3) });
    const property = fc.asyncProperty(
      fc.constantFrom(...methods),
      anyBytes,
      wrongHead,
      async (name, bytes, head) => {
        fc.pre(head.length !== bytes.length);
        expect(await call(`${service}/${name}`, framed(bytes, head))).toSatisfy(failed);
      },
    );
    await fc.assert(property, trials(200));
    await expectUp();
  });

  it('the database stays usable after aborted calls', async () => {
    const reference = connectFirestore().collection(freshId()).doc();
    const abort = (name: string) => {
      const aborted = connect(address).on('error', () => {});
      const done = call(
        `${service}/${name}`,
        framed(Buffer.alloc(10), { length: 99 }),
        undefined,
        aborted,
      );
      aborted.on('connect', () => aborted.destroy());
      return done;
    };
    await Promise.all([...methods, ...methods].map(abort));
    await reference.set({ n: 1 });
    expect((await reference.get()).data()).toEqual({ n: 1 });
  });
});
