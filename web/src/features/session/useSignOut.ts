import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { removeDrafts } from '../../drafts.ts';
import { paths } from '../../paths.ts';
import { endSession } from './endSession.ts';

/**
 * Signs out on the home page, and forgets what was read for the account and typed by it. What the
 * home page shows is anyone's, and stays.
 */
export const useSignOut = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    await navigate(paths.home);
    await endSession();
    removeDrafts();
    client.removeQueries({ type: 'inactive' });
  };
};
