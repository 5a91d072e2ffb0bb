import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toolKeys } from '../../../domain/tool/toolKeys.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { tabStorage } from '../../../lib/browser/browserStorage.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { paths } from '../../../lib/router/paths.ts';
import { whenSettled } from '../../../lib/session/session.ts';
import { hasAccessToken } from '../../../lib/session/storedToken.ts';

/** The tool for which a visitor pressed "Notify me", while logging in. Kept for this tab. */
const storageKey = 'notifyMe';

const rememberRequest = (toolId: string) => tabStorage.write(storageKey, toolId);

const isRequestPending = (toolId: string): boolean => tabStorage.read(storageKey) === toolId;

const forgetRequest = () => tabStorage.remove(storageKey);

const { listStockAlerts, setStockAlert, removeStockAlert } = apiRoutes;

const withTool = (ids: string[] | null | undefined, id: string, isRequested: boolean) => {
  const others = (ids ?? []).filter((other) => other !== id);
  return isRequested ? [...others, id] : others;
};

/** Redirects to the login, which leads back here. */
const useLogin = () => {
  const navigate = useNavigate();
  const location = useLocation();
  return () => navigate(paths.login, { state: { from: location } });
};

/**
 * The account's request to be notified when a tool is in stock again. A visitor logs in first; the
 * request is sent when the login has led back.
 */
export const useStockAlert = (toolId: string) => {
  const client = useQueryClient();
  const logIn = useLogin();
  const { data: ids } = useQuery({
    queryKey: toolKeys.alerts,
    // Null for a visitor.
    queryFn: async ({ signal }) =>
      (await whenSettled()).status === 'signedIn' ? callApi(listStockAlerts, { signal }) : null,
    // A visitor does not load Firebase Auth for this.
    enabled: hasAccessToken() || isRequestPending(toolId),
  });
  const isRequested = ids?.includes(toolId) ?? false;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (request: boolean) => {
      if ((await whenSettled()).status !== 'signedIn') {
        rememberRequest(toolId);
        return logIn();
      }
      await callApi(request ? setStockAlert : removeStockAlert, { params: { id: toolId } });
      client.setQueryData<string[] | null>(toolKeys.alerts, (known) =>
        withTool(known, toolId, request),
      );
    },
    onError: (problem) => {
      if (problem instanceof ApiProblem && problem.code === 'in-stock') {
        void invalidateQueries(client, toolKeys.all);
      }
    },
  });
  const isSignedInAgain = Array.isArray(ids);
  useEffect(() => {
    if (!isSignedInAgain || !isRequestPending(toolId)) return;
    forgetRequest();
    mutate(true);
  }, [isSignedInAgain, toolId, mutate]);
  return { isRequested, isPending, error, toggle: () => mutate(!isRequested) };
};
