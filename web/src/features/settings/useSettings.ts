import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type ShopSettings } from 'functions/contract';
import { keepTimeZone } from '../../domain/time/shopTimeZone.ts';
import { callApi } from '../../lib/api/api.ts';
import { useSend } from '../../lib/queries/useSend.ts';

const settingsKey = ['settings'];

export const useSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => callApi(apiRoutes.getSettings, { signal }),
    // A form must not start from the copy of an earlier visit.
    gcTime: 0,
  });

/** Reads what everyone may know as an admin: the CDN still has what it was before the change. */
const refreshShop = async (client: QueryClient): Promise<void> => {
  const queryKey = ['shop'];
  await client.cancelQueries({ queryKey });
  await client.prefetchQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(apiRoutes.getShop, { signal }),
    staleTime: 0,
  });
};

/** Saves the settings, unless someone else has changed them, and resolves to their new version. */
export const useSaveSettings = () => {
  const client = useQueryClient();
  return useSend(
    async (settings: ShopSettings): Promise<ShopSettings> => {
      const { version } = await callApi(apiRoutes.saveSettings, { body: settings });
      return { ...settings, version };
    },
    {
      refreshes: [],
      shows: (saved) => {
        client.setQueryData(settingsKey, saved);
        keepTimeZone(saved.timeZone);
        void refreshShop(client);
      },
    },
  );
};
