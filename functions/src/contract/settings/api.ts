import { route } from '../calls/route.ts';
import { responseOf } from '../responseTypes.ts';
import { settingsSchema } from './model.ts';

/** The calls about settings. */
export const settingsRoutes = {
  getShop: route('GET', '/shop', {
    summary: 'What everyone may know of the shop’s settings',
    audience: 'everyone',
    response: responseOf('PublicSettings'),
    cached: true,
  }),
  getSettings: route('GET', '/settings', {
    summary: 'The settings of the shop',
    audience: 'admin',
    response: responseOf('ShopSettings'),
  }),
  saveSettings: route('PUT', '/settings', {
    summary: 'Replace the settings of the shop',
    audience: 'admin',
    body: settingsSchema,
    response: responseOf('SavedSettings'),
    errors: ['precondition-failed'],
  }),
} as const;
