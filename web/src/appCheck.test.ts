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
vi.mock('firebase/app-check', () => {
  onLoad();
  return sdk;
});

beforeEach(() => {
  config.appCheckSiteKey = 'key';
  sdk.getToken.mockReset();
  sdk.initializeAppCheck.mockClear();
});

describe('preloadAppCheck', () => {
  beforeEach(() => {
    vi.resetModules();
    onLoad.mockClear();
  });

  it('loads the SDK before a form needs it, and asks for no token', async () => {
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
  it('asks for a token with the site key, and for none while nobody writes', async () => {
    sdk.getToken.mockResolvedValueOnce({ token: 'proof' });
    expect(await getAppCheckToken()).toBe('proof');
    expect(sdk.initializeAppCheck).toHaveBeenCalledWith('the app', {
      provider: { siteKey: 'key' },
      isTokenAutoRefreshEnabled: false,
    });
  });

  it('is nothing without a site key, as in the emulator suite', async () => {
    config.appCheckSiteKey = null;
    expect(await getAppCheckToken()).toBeNull();
    expect(sdk.initializeAppCheck).not.toHaveBeenCalled();
  });

  it('leaves it to the API when there is no token to be had', async () => {
    sdk.getToken.mockRejectedValueOnce(new Error('appCheck/throttled'));
    expect(await getAppCheckToken()).toBeNull();
  });

  it('does not wait for a reCAPTCHA that is blocked', async () => {
    vi.useFakeTimers();
    sdk.getToken.mockReturnValueOnce(new Promise(() => {}));
    const token = getAppCheckToken();
    await vi.runAllTimersAsync();
    expect(await token).toBeNull();
    vi.useRealTimers();
  });
});
