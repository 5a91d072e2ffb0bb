import { useQuery } from '@tanstack/react-query';
import type { User } from 'firebase/auth';
import { enqueueSnackbar } from 'notistack';
import { useEffect } from 'react';
import { followNewEmail } from './changeEmail.ts';

const follow = async (user: User): Promise<string | null> => {
  const reached = await followNewEmail(user);
  if (reached) enqueueSnackbar(`You log in with ${reached} from now on`, { variant: 'success' });
  return reached;
};

/**
 * Notices, whenever the page is shown again, that a requested address has become that of the
 * account: the link opens in another tab. A session that ended by it ends here, too.
 */
export const NewEmailWatch = ({ user }: { user: User }) => {
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
