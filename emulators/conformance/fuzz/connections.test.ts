import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { connect as connectFirestore, freshId } from '../support/firestore.ts';
import { address, anyBytes, expectUp, trials } from './support.ts';

const { hostname, port } = new URL(address);

/** Writes to a connection and ends it; returns the data received until it closes. */
const send = (...parts: Uint8Array[]): Promise<string> =>
  new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect(Number(port), hostname).setNoDelay();
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (part) => received.push(part));
    // A server may reset a malformed connection.
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(received).toString('latin1')));
    for (const part of parts) socket.write(part);
    socket.end();
  });

const preface = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
const settings = Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]);

const opening = fc.constantFrom(
  ...['', 'P', 'PR', 'PRI', preface, 'GET / HTTP/1.1\r\n', 'POST /v1/x HTTP/1.1\r\nHost: x\r\n'],
  ...['PUT / HTTP/1.1\r\nContent-Length: 9999\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'CONNECT x:1 '],
  'PUT / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
);

/** A frame whose header may have a wrong length, type and stream. */
const frame = fc
  .tuple(fc.nat(70_000), fc.nat(12), fc.nat(255), fc.nat(5), anyBytes)
  .map(([length, type, flags, stream, payload]) => {
    const head = Buffer.alloc(9);
    head.writeUIntBE(length, 0, 3);
    head.writeUInt8(type, 3);
    head.writeUInt8(flags, 4);
    head.writeUInt32BE(stream, 5);
    return Buffer.concat([head, payload]);
  });

// No data, HTTP/2 frames, or a status other than a server error.
const expectNoServerError = (answer: string) => {
  if (answer.startsWith('HTTP/1')) expect(answer).toMatch(/^HTTP\/1\.[01] (200|4\d\d|505) /);
};

it('random bytes at the start or after a valid opening cause at most an error', async () => {
  const property = fc.asyncProperty(opening, anyBytes, async (start, bytes) => {
    expectNoServerError(await send(Buffer.from(start), bytes));
  });
  await fc.assert(property, trials(200));
  await expectUp();
});

it('malformed HTTP/2 frames end only their own connection', async () => {
  const other = connectFirestore().collection(freshId()).doc();
  await other.set({ n: 1 });
  const property = fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 5 }), (frames) =>
    send(Buffer.from(preface), settings, ...frames).then(expectNoServerError),
  );
  await fc.assert(property, trials(200));
  expect((await other.get()).data()).toEqual({ n: 1 });
});

it('dropped connections do not block others', async () => {
  const head = 'PUT /emulator/v1/projects/p:securityRules HTTP/1.1\r\nHost: x\r\n';
  const drop = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.on('close', () => resolve());
      socket.write(`${head}Content-Length: 1000000\r\n\r\n{"rules":`, () =>
        socket.resetAndDestroy(),
      );
    });
  await Promise.all(Array.from({ length: 200 }, drop));
  await expectUp();
});
