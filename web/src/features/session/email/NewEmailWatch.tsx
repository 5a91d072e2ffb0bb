import { useQuery } from '@tanstack/react-query';
import { enqueueSnackbar } from 'notistack';
import { useEffect } from 'react';
import type { SessionUser } from '../../../lib/session/session.ts';
import { readRequestedEmail } from '../../../lib/storage/requestedEmail.ts';

const follow = async ({ uid }: SessionUser): Promise<string | null> => {
  if (readRequestedEmail()?.uid !== uid) return null;
  const { followNewEmail } = await import('./changeEmail.ts');
  const reached = await followNewEmail(uid);
  if (reached) enqueueSnackbar(`You log in with ${reached} from now on`, { variant: 'success' });
  return reached;
};

/**
 * Notices, whenever the page is shown again, that a requested address has become that of the
 * account: the link opens in another tab. A session that ended by it ends here, too.
 */
export const NewEmailWatch = ({ user }: { user: SessionUser }) => {
  const { refetch } = useQuery({
    queryKey: ['newEmail', user.uid],
    queryFn: () => follow(user),
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    const check = () => void refetch();
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [refetch]);
  return null;
};
