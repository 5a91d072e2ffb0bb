import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

const keys = { own: ['second-factor'] };

/** Whether the account has an authenticator app. */
export const useSecondFactor = () =>
  useQuery({
    queryKey: keys.own,
    queryFn: ({ signal }) => callApi(apiRoutes.getSecondFactor, { signal }),
  });

/** The changes of the own second factor. */
export const useSecondFactorChanges = () => {
  const options = { refreshes: [keys.own] };
  return {
    start: useSend(() => callApi(apiRoutes.startSecondFactor), options),
    confirm: useSend(
      (code: string) => callApi(apiRoutes.confirmSecondFactor, { body: { code } }),
      options,
    ),
    renew: useSend(() => callApi(apiRoutes.renewRecoveryCodes), options),
    remove: useSend(() => callApi(apiRoutes.removeSecondFactor), options),
  };
};
