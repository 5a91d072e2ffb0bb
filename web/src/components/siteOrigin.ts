import { createContext } from 'react';

/**
 * The origin of the shop's public addresses, as `https://shop.example`. The prerendering has none
 * unless the build is told.
 */
export const SiteOrigin = createContext<string | null>(globalThis.location?.origin ?? null);
