import type { Auth, User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmWithGooglePopup, signInWithGooglePopup } from './googlePopup.ts';

const sdk = vi.hoisted(() => ({ isClosed: false, answer: (_: unknown): boolean => true }));

/**
 * As in the SDK: a resolver opens the window and checks the frame, and a report of false rejects.
 */
vi.mock('firebase/auth', () => {
  class SdkResolver {
    iframes = { key: { send: () => {} } };
    private readonly manager = new (class {
      onEvent(event: unknown) {
        return sdk.answer(event);
      }
    })();
    _initialize() {
      return Promise.resolve(this.manager);
    }
    _openPopup() {
      return Promise.resolve({
        window: {
          get closed() {
            return sdk.isClosed;
          },
        },
      });
    }
  }
  const signInWithPopup = async (
    auth: { _key: () => string },
    _provider: unknown,
    Resolver: new () => SdkResolver & {
      _isIframeWebStorageSupported: (auth: unknown, report: (works: boolean) => void) => void;
    },
  ) => {
    const resolver = new Resolver();
    const manager = await resolver._initialize();
    await resolver._openPopup();
    return new Promise((resolve, reject) => {
      sdk.answer = (event) => {
        setTimeout(() => resolve(event), 5_000);
        return true;
      };
      resolver._isIframeWebStorageSupported(auth, (works) => {
        if (!works) reject({ code: 'auth/web-storage-unsupported' });
      });
      popup.answer = (event) => manager.onEvent(event);
    });
  };
  return {
    browserPopupRedirectResolver: SdkResolver,
    GoogleAuthProvider: class {},
    reauthenticateWithPopup: (_user: unknown, provider: unknown, Resolver: typeof SdkResolver) =>
      signInWithPopup({ _key: () => 'key' }, provider, Resolver as never),
    signInWithPopup,
  };
});

const popup = { answer: (_: unknown): unknown => undefined };
const auth = { _key: () => 'key' } as unknown as Auth;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('gapi', { iframes: {} });
  sdk.isClosed = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = async (open: () => Promise<unknown>) => {
  const settled = vi.fn();
  void open().then(settled, settled);
  await vi.advanceTimersByTimeAsync(0);
  return settled;
};

describe.each([
  ['A sign-in with Google', () => signInWithGooglePopup(auth)],
  ['A confirmation with Google', () => confirmWithGooglePopup({} as User)],
])('%s', (_, open) => {
  it('ends within 2 s after its window was closed', async () => {
    const settled = await start(open);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
    sdk.isClosed = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(settled).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'auth/popup-closed-by-user' }),
    );
  });

  it('continues when the window has closed itself after its answer', async () => {
    const settled = await start(open);
    popup.answer('signed in');
    sdk.isClosed = true;
    await vi.advanceTimersByTimeAsync(4_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith('signed in');
  });

  it('continues when the answer arrives just after the window has closed', async () => {
    const settled = await start(open);
    sdk.isClosed = true;
    await vi.advanceTimersByTimeAsync(1_000);
    popup.answer('signed in');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(settled).toHaveBeenCalledExactlyOnceWith('signed in');
  });
});
