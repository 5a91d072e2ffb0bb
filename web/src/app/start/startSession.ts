import { retryWithFailedLoads } from '../../lib/router/lazyComponent.ts';
import { failSession } from '../../lib/session/session.ts';

let started: Promise<void> | undefined;

const load = async (): Promise<void> => {
  try {
    const { watchSession } = await import('../../features/session/state/watchSession.ts');
    watchSession();
  } catch (failure) {
    started = undefined;
    failSession(failure);
    retryWithFailedLoads(() => {
      failSession(null);
      void startSession();
    });
  }
};

/** Loads Firebase Auth, which confirms the session of the page. Once, also for several calls. */
export const startSession = (): Promise<void> => {
  started ??= load();
  return started;
};
