// @vitest-environment node
import { resolveConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkedConfig } from './checkedConfig.ts';

const settings = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop-1.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'shop-1',
  VITE_FIREBASE_STORAGE_BUCKET: 'shop-1.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};

const build = (mode: string) =>
  resolveConfig(
    { configFile: false, envDir: import.meta.dirname, plugins: [checkedConfig()] },
    'build',
    mode,
  );

beforeEach(() => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('A build', () => {
  it('succeeds with valid settings', async () => {
    vi.stubEnv('GCLOUD_PROJECT', '');
    await expect(build('production')).resolves.toMatchObject({ mode: 'production' });
  });

  it('fails without settings, and names each', async () => {
    vi.stubEnv('VITE_FIREBASE_API_KEY', '');
    vi.stubEnv('VITE_FIREBASE_APP_ID', '');
    await expect(build('emulator')).rejects.toThrow(
      'The web app is not configured:\n  VITE_FIREBASE_API_KEY is not set\n  VITE_FIREBASE_APP_ID is not set',
    );
  });

  it('for a deploy must be for the same project', async () => {
    vi.stubEnv('GCLOUD_PROJECT', 'shop-2');
    vi.stubEnv('VITE_SITE_URL', 'https://tools.example');
    await expect(build('production')).rejects.toThrow(
      'VITE_FIREBASE_PROJECT_ID is shop-1, and the deploy is to shop-2',
    );
    await expect(build('emulator')).resolves.toMatchObject({ mode: 'emulator' });
  });
});
