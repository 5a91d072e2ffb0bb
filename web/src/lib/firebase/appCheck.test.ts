import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getAppCheckToken } from './appCheck.ts';

const config = vi.hoisted(() => ({ appCheckSiteKey: 'key' as string | null }));
const onLoad = vi.hoisted(() => vi.fn());
const sdk = vi.hoisted(() => ({
  getToken: vi.fn<(appCheck: unknown) => Promise<{ token: string }>>(),
  initializeAppCheck: vi.fn((_app: unknown, options: object) => options),
  ReCaptchaEnterpriseProvider: class {
    readonly siteKey: string;
    constructor(siteKey: string) {
      this.siteKey = siteKey;
    }
  },
}));
vi.mock('./config.ts', () => ({ config }));
vi.mock('./firebase.ts', () => ({ firebaseApp: 'the app' }));
const load = vi.hoisted(() => () => {
  onLoad();
  return sdk;
});
vi.mock('firebase/app-check', load);

beforeEach(() => {
  config.appCheckSiteKey = 'key';
  sdk.getToken.mockReset();
  sdk.initializeAppCheck.mockClear();
});

describe('preloadAppCheck', () => {
  beforeEach(() => {
    vi.resetModules();
    // Otherwise the SDK stays loaded.
    vi.doMock('firebase/app-check', load);
    onLoad.mockClear();
  });

  it('loads the SDK before a form needs it, and requests no token', async () => {
    const { preloadAppCheck } = await import('./appCheck.ts');
    await preloadAppCheck();
    expect(onLoad).toHaveBeenCalledOnce();
    expect(sdk.initializeAppCheck).not.toHaveBeenCalled();
  });

  it('loads nothing without a site key', async () => {
    config.appCheckSiteKey = null;
    const { preloadAppCheck } = await import('./appCheck.ts');
    await preloadAppCheck();
    expect(onLoad).not.toHaveBeenCalled();
  });
});

describe('getAppCheckToken', () => {
  it('requests a token with the site key, without auto-refresh', async () => {
    sdk.getToken.mockResolvedValueOnce({ token: 'proof' });
    expect(await getAppCheckToken()).toBe('proof');
    expect(sdk.initializeAppCheck).toHaveBeenCalledWith('the app', {
      provider: { siteKey: 'key' },
      isTokenAutoRefreshEnabled: false,
    });
  });

  it('is null without a site key, as in the emulator suite', async () => {
    config.appCheckSiteKey = null;
    expect(await getAppCheckToken()).toBeNull();
    expect(sdk.initializeAppCheck).not.toHaveBeenCalled();
  });

  it('is null if App Check rejects', async () => {
    sdk.getToken.mockRejectedValueOnce(new Error('appCheck/throttled'));
    expect(await getAppCheckToken()).toBeNull();
  });

  it('is null after a timeout if reCAPTCHA is blocked', async () => {
    vi.useFakeTimers();
    sdk.getToken.mockReturnValueOnce(new Promise(() => {}));
    const token = getAppCheckToken();
    await vi.runAllTimersAsync();
    expect(await token).toBeNull();
    vi.useRealTimers();
  });
});
