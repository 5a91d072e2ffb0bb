import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, rememberedPath } from '../../../lib/router/paths.ts';
import { storedUid } from '../../../lib/session/tokenClaims.ts';
import { takeEndedPage } from '../../../lib/storage/endedPage.ts';
import { authMessageOf } from './authMessages.ts';

/**
 * Wraps a sign-in function for a form: on success it navigates to the remembered path or to the page
 * on which the account's session has ended, otherwise it resolves to an error message.
 */
export const useSignIn = <Input = void>(signIn: (input: Input) => Promise<void>) => {
  const { mutateAsync } = useMutation({ mutationFn: signIn });
  const { state } = useLocation();
  const navigate = useNavigate();
  return async (input: Input): Promise<string | null> => {
    try {
      await mutateAsync(input);
    } catch (error) {
      return authMessageOf(error);
    }
    const ended = takeEndedPage(storedUid() ?? '');
    const path = rememberedPath(state);
    await navigate(path === paths.home ? ended : path, { replace: true });
    return null;
  };
};
