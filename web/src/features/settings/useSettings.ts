import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShopSettings } from 'functions/contract';
import { keepTimeZone } from '../../domain/time/shopTimeZone.ts';
import { readSettings, sendSettings } from './settingsRequests.ts';

const settingsKey = ['settings'];

export const useSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => readSettings(signal),
    // A form must not start from the copy of an earlier visit.
    gcTime: 0,
  });

/** Saves the settings and resolves to them with their new version. */
export const useSaveSettings = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (settings: ShopSettings): Promise<ShopSettings> => {
      const { version } = await sendSettings(settings);
      return { ...settings, version };
    },
    onSuccess: (saved) => {
      client.setQueryData(settingsKey, saved);
      keepTimeZone(saved.timeZone);
      void client.invalidateQueries({ queryKey: ['shop'] });
    },
  });
};
