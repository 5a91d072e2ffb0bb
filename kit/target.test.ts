import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from './ports.ts';
import { connect, readTarget } from './target.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('readTarget', () => {
  const read = (...args: string[]) => readTarget(args, 'the usage');

  it('returns the suite unless a project is given', () => {
    const target = { offset: 0, project: undefined };
    expect(read('grant', 'a@b.co')).toEqual({ target, rest: ['grant', 'a@b.co'] });
    expect(read('--port-offset', '20').target).toEqual({ ...target, offset: 20 });
    expect(read('--project', 'shop', 'x').target).toEqual({ ...target, project: 'shop' });
  });

  it.each([['--port-offset', 'x'], ['--port-offset', '-1'], ['--project'], ['--nonsense']])(
    'answers %s %s with the usage',
    (...args) => {
      expect(() => read(...args)).toThrow(/the usage\n/);
    },
  );
});

/** Starts a server that answers like the hub of a suite, and returns the offset of that suite. */
const hubAtOffset = async () => {
  const hub = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((ready) => hub.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((closed) => hub.close(() => closed())));
  return (hub.address() as AddressInfo).port - readConfig(0).emulators.hub.port;
};

describe('connect', () => {
  it('points the SDKs at a running suite, whatever the shell sets', async () => {
    vi.stubEnv('GCLOUD_PROJECT', 'real');
    vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'real');
    const offset = await hubAtOffset();
    await connect({ offset, project: undefined });
    const { firestore, auth } = readConfig(offset).emulators;
    expect(process.env).toMatchObject({
      GCLOUD_PROJECT: 'demo-tools-hub',
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore.port}`,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth.port}`,
    });
    expect(process.env).not.toHaveProperty('GOOGLE_CLOUD_PROJECT');
  });

  it('points the SDKs at a real project, whatever the shell sets', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080');
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
    await connect({ offset: 0, project: 'shop' });
    expect(process.env.GCLOUD_PROJECT).toBe('shop');
    expect(process.env).not.toHaveProperty('FIRESTORE_EMULATOR_HOST');
    expect(process.env).not.toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST');
  });

  it('fails when no suite runs', async () => {
    const unused = { offset: 50_000, project: undefined };
    await expect(connect(unused)).rejects.toThrow(
      /^No suite answers at 127\.0\.0\.1:54400\. Start/,
    );
  });
});
