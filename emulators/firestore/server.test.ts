import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from './server.ts';

const preface = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
const settings = Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]);

// Google's emulator decides by the first packet and responds in HTTP/1.1.
it('detects HTTP/2 when the first bytes arrive one by one', async () => {
  const server = await startServer({ host: '127.0.0.1', port: 0 });
  onTestFinished(server.close);
  const socket = connect(server.port, server.host).setNoDelay();
  onTestFinished(() => void socket.destroy());
  const answer = new Promise<Buffer>((resolve) => socket.once('data', resolve));
  for (const part of [...Array.from(preface, (letter) => Buffer.from(letter)), settings]) {
    await new Promise<void>((resolve) => socket.write(part, () => setImmediate(resolve)));
  }
  // The response starts with a SETTINGS frame. https://www.rfc-editor.org/rfc/rfc9113#name-settings
  expect((await answer).readUInt8(3)).toBe(4);
});
