import { useCallback, useEffect, useState } from 'react';
import type { SessionUser } from '../../../lib/session/session.ts';
import { authMessageOf } from '../signIn/authMessages.ts';

/** With Firebase Auth, which pages load after the first paint. */
const loadVerification = () => import('../signIn/emailVerification.ts');

const confirmation = 'The e-mail is on its way. Look in your spam folder too.';
const notSent = 'The e-mail could not be sent. Please try again.';
const notYet = 'Not verified yet. Please open the link in the e-mail first.';
const notChecked = 'We could not check that. Please try again.';

/**
 * Whether the address of an account is verified. It checks again whenever the window gets the
 * focus, because the link opens in another tab. `message` is the result of the last action.
 */
export const useEmailVerification = (user: SessionUser) => {
  const { uid, emailVerified } = user;
  const [isConfirmed, setConfirmed] = useState(false);
  const verified = isConfirmed || emailVerified;
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);

  const refresh = useCallback(async () => {
    const isVerified = await (await loadVerification()).confirmVerification(uid);
    setConfirmed(isVerified);
    return isVerified;
  }, [uid]);

  useEffect(() => {
    const refreshSilently = () => void refresh().catch(() => {});
    // The token and the server may be outdated.
    if (verified) return refreshSilently();
    window.addEventListener('focus', refreshSilently);
    document.addEventListener('visibilitychange', refreshSilently);
    return () => {
      window.removeEventListener('focus', refreshSilently);
      document.removeEventListener('visibilitychange', refreshSilently);
    };
  }, [verified, refresh]);

  const run = async (action: () => Promise<string>, failed: string) => {
    setBusy(true);
    setMessage(await action().catch((error: unknown) => authMessageOf(error, failed)));
    setBusy(false);
  };

  const send = async () => {
    await (await loadVerification()).resendVerification(uid);
    return confirmation;
  };
  const resend = () => run(send, notSent);
  const check = () => run(async () => ((await refresh()) ? '' : notYet), notChecked);
  return { verified, message, busy, resend, check };
};
