import { apiRoutes, type SavedSettings, type ShopSettings } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';

const { getSettings, saveSettings } = apiRoutes;

export const readSettings = (signal: AbortSignal): Promise<ShopSettings> =>
  callApi(getSettings, getSettings.href(), { signal });

/** Replaces the settings, unless someone else has changed them since their version. */
export const sendSettings = (settings: ShopSettings): Promise<SavedSettings> =>
  callApi(saveSettings, saveSettings.href(), { body: settings });
