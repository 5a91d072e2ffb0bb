import { createContext } from 'react';

/**
 * The origin of the shop's public URLs, such as `https://shop.example`. While prerendering it is
 * null, unless the build sets VITE_SITE_URL.
 */
export const SiteOrigin = createContext<string | null>(globalThis.location?.origin ?? null);
