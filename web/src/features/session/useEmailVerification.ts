import type { User } from 'firebase/auth';
import { useCallback, useEffect, useState } from 'react';
import { authMessageOf } from './authMessages.ts';
import { confirmVerification, sendVerification } from './emailVerification.ts';

const sent = 'The mail is on its way. Look in your spam folder too.';
const notSent = 'The mail could not be sent. Please try again.';
const notYet = 'Not verified yet. Please open the link in the mail first.';
const notChecked = 'We could not check that. Please try again.';

/**
 * Whether the address of an account is verified, checked again whenever the window is returned to:
 * the link opens elsewhere. `word` says how the last act went.
 */
export const useEmailVerification = (user: User) => {
  const [verified, setVerified] = useState(user.emailVerified);
  const [word, setWord] = useState('');
  const [busy, setBusy] = useState(false);

  const look = useCallback(async () => {
    const now = await confirmVerification(user);
    setVerified(now);
    return now;
  }, [user]);

  useEffect(() => {
    const lookQuietly = () => void look().catch(() => {});
    // The token and the server may not know yet what the account does.
    if (verified) return lookQuietly();
    window.addEventListener('focus', lookQuietly);
    document.addEventListener('visibilitychange', lookQuietly);
    return () => {
      window.removeEventListener('focus', lookQuietly);
      document.removeEventListener('visibilitychange', lookQuietly);
    };
  }, [verified, look]);

  const act = async (work: () => Promise<string>, failed: string) => {
    setBusy(true);
    setWord(await work().catch((error: unknown) => authMessageOf(error, failed)));
    setBusy(false);
  };
  const resend = () => act(() => sendVerification(user).then(() => sent), notSent);
  const check = () => act(async () => ((await look()) ? '' : notYet), notChecked);
  return { verified, word, busy, resend, check };
};
