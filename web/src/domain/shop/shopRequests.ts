import { apiBase, apiRoutes, type CustomerTerms, type PublicSettings } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';

const { getShop, getTerms } = apiRoutes;

/** The URL of what everyone may know of the shop's settings. */
export const shopUrl: string = apiBase + getShop.href();

/** Reads what everyone may know of the shop's settings. */
export const readShop = (signal?: AbortSignal): Promise<PublicSettings> =>
  callApi(getShop, getShop.href(), { anonymous: true, ...(signal && { signal }) });

/** Reads the payment terms of the signed-in customer. */
export const readTerms = (signal?: AbortSignal): Promise<CustomerTerms> =>
  callApi(getTerms, getTerms.href(), signal && { signal });
