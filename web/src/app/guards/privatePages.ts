import { learnShop } from '../../domain/shop/useShop.ts';
import { knownTimeZone } from '../../domain/time/shopTimeZone.ts';
import type { PageRoute } from '../../lib/router/pageRoutes.tsx';
import { getSession, whenSettled } from '../../lib/session/session.ts';
import { startSession } from '../start/startSession.ts';

/** After it, a page shows that it waits. */
const timeoutMs = 4_000;

const timeout = () => new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));

const learn = async () => {
  // Otherwise Firebase Auth waits until the page is painted.
  if (getSession().status === 'loading') void startSession();
  const { status } = await whenSettled();
  if (status === 'signedIn' && knownTimeZone() === null) await learnShop();
};

/**
 * Pages that RequireSignIn guards. They are ready when the session and the time zone of the shop are
 * known, but do not wait for them longer than a few seconds.
 */
export const privatePages = (pages: PageRoute[]): PageRoute[] =>
  pages.map((page) => ({ ...page, ready: () => Promise.race([learn(), timeout()]) }));
