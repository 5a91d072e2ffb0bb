import { unknownPayer, usePayer, visitor } from '../../lib/session/payer.ts';

/**
 * The payer as whom a query reads what the shop shows: that of the page, or for staff another one.
 * What visitors see, the CDN may have cached.
 */
export const useShownPayer = (previewed?: string) => {
  const ownPayer = usePayer() ?? unknownPayer;
  const payer = previewed ?? ownPayer;
  return {
    payer,
    isKnown: payer !== unknownPayer,
    /** For the call. */
    as: {
      ...(previewed !== undefined && { query: { payer: previewed } }),
      anonymous: payer === visitor,
    },
  };
};
