import { route } from '../calls/route.ts';
import { responseOf } from '../responseParts.ts';
import { settingsSchema } from './model.ts';

/** The calls about settings. */
export const settingsRoutes = {
  getShop: route('GET', '/shop', 'everyone', {
    summary: 'What everyone may know of the shop’s settings',
    response: responseOf('PublicSettings'),
    cached: true,
  }),
  getSettings: route('GET', '/settings', 'read_settings', {
    summary: 'The settings of the shop',
    response: responseOf('ShopSettings'),
  }),
  saveSettings: route('PUT', '/settings', 'write_settings', {
    summary: 'Replace the settings of the shop',
    body: settingsSchema,
    response: responseOf('SavedSettings'),
    errors: ['precondition-failed', 'proof-required'],
  }),
} as const;
