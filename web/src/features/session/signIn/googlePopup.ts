import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  type PopupRedirectResolver,
  reauthenticateWithPopup,
  signInWithPopup,
  type User,
  type UserCredential,
} from 'firebase/auth';

/** The specification notices a closed window within 2 s; the SDK itself waits for 8 to 18 s. */
const pollMs = 250;
const answerMs = 1_500;

const storageCheck = 'webStorageSupport';

type InternalAuth = Auth & { _key(): string };

interface Popup {
  window: Window | null;
}

interface EventManager {
  onEvent(event: unknown): boolean;
}

interface Frame {
  send(
    type: string,
    data: { type: string },
    answer: (results?: Record<string, unknown>[]) => void,
    filter: unknown,
  ): void;
}

/** The internals of the SDK's resolver that are changed here. The version of the SDK is exact. */
interface Resolver {
  iframes: Record<string, Frame>;
  _initialize(auth: InternalAuth): Promise<EventManager>;
  _openPopup(...args: unknown[]): Promise<Popup>;
  _isIframeWebStorageSupported(auth: InternalAuth, report: (works: boolean) => void): void;
}

declare const gapi: { iframes: { CROSS_ORIGIN_IFRAMES_FILTER: unknown } };

const SdkResolver = browserPopupRedirectResolver as unknown as new () => Resolver;

/** The window of the current sign-in, whether it has answered, and whether it was closed before. */
let current: { popup: Popup; isAnswered: boolean; wasClosed: boolean } | null = null;

/** Calls back when the window of the current sign-in was closed, and no answer of it arrives. */
const watchPopup = (onClosed: () => void): void => {
  const watched = current;
  if (!watched) return;
  const isOver = () => watched !== current || watched.isAnswered;
  const timer = setInterval(() => {
    if (!isOver() && !watched.popup.window?.closed) return;
    clearInterval(timer);
    setTimeout(() => {
      if (isOver()) return;
      watched.wasClosed = true;
      onClosed();
    }, answerMs);
  }, pollMs);
};

const checkStorage = (frame: Frame | undefined, report: (works: boolean) => void): void =>
  frame?.send(
    storageCheck,
    { type: storageCheck },
    (results) => {
      const works = results?.[0]?.[storageCheck];
      if (works !== undefined) report(Boolean(works));
    },
    gapi.iframes.CROSS_ORIGIN_IFRAMES_FILTER,
  );

/**
 * The SDK's resolver with two differences. It ends a sign-in soon after its window was closed
 * without an answer. And it does not throw `auth/internal-error` after each check of the frame's
 * storage, where nothing can catch it.
 * @see https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/platform_browser/popup_redirect.ts
 */
class PopupResolver extends SdkResolver {
  override async _initialize(auth: InternalAuth): Promise<EventManager> {
    const manager = await super._initialize(auth);
    if (Object.hasOwn(manager, 'onEvent')) return manager;
    const { onEvent } = manager;
    manager.onEvent = (event) => {
      if (current) current.isAnswered = true;
      return onEvent.call(manager, event);
    };
    return manager;
  }

  override async _openPopup(...args: unknown[]): Promise<Popup> {
    const popup = await super._openPopup(...args);
    current = { popup, isAnswered: false, wasClosed: false };
    return popup;
  }

  override _isIframeWebStorageSupported(auth: InternalAuth, report: (works: boolean) => void) {
    checkStorage(this.iframes[auth._key()], report);
    watchPopup(() => report(false));
  }
}

const resolver = PopupResolver as unknown as PopupRedirectResolver;

const untilClosed = async (open: () => Promise<UserCredential>): Promise<UserCredential> => {
  try {
    return await open();
  } catch (error) {
    if (!current?.wasClosed) throw error;
    throw new FirebaseError('auth/popup-closed-by-user', 'The window was closed.');
  } finally {
    current = null;
  }
};

/**
 * Signs in with Google in a window of 500x600, the SDK's default size.
 * @throws a Firebase AuthError, `auth/popup-closed-by-user` when the window was closed.
 */
export const signInWithGooglePopup = (auth: Auth): Promise<UserCredential> =>
  untilClosed(() => signInWithPopup(auth, new GoogleAuthProvider(), resolver));

/**
 * Confirms with Google that the owner of an account is there, like `signInWithGooglePopup`.
 * @throws `auth/user-mismatch` for another Google account, too.
 */
export const confirmWithGooglePopup = (user: User): Promise<UserCredential> =>
  untilClosed(() => reauthenticateWithPopup(user, new GoogleAuthProvider(), resolver));
