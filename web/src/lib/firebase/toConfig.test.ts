import { describe, expect, it } from 'vitest';
import { toConfig } from './toConfig.ts';

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'domain',
  VITE_FIREBASE_PROJECT_ID: 'project',
  VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
  VITE_FIREBASE_APP_ID: 'app',
};

describe('toConfig', () => {
  it('accepts the settings of production, without emulators', () => {
    const config = toConfig({ ...complete, VITE_AUTH_EMULATOR_URL: '' });
    expect(config.firebase.projectId).toBe('project');
    expect(config).toMatchObject({ authEmulatorUrl: null, storageEmulatorUrl: null });
    expect([config.appCheckSiteKey, config.siteUrl]).toEqual([null, null]);
  });

  it('accepts the site key of App Check, except in the emulator suite', () => {
    const settings = { ...complete, VITE_APP_CHECK_SITE_KEY: 'key' };
    expect(toConfig(settings).appCheckSiteKey).toBe('key');
    const emulated = { ...settings, VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' };
    expect(toConfig(emulated).appCheckSiteKey).toBeNull();
  });

  it('accepts the URLs of emulators', () => {
    const config = toConfig({ ...complete, VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' });
    expect(config.authEmulatorUrl).toBe('http://127.0.0.1:9099');
  });
});
