import { useQuery } from '@tanstack/react-query';
import { apiRoutes, type PublicSettings } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { keepTimeZone } from '../time/shopTimeZone.ts';

/** Settings rarely change, and the shop checks each order by the current ones. */
const staleTime = 5 * 60_000;

/** Reads it, and learns the shop's time zone with it. */
export const learnShop = async (signal?: AbortSignal): Promise<PublicSettings> => {
  const shop = await callApi(apiRoutes.getShop, { signal, anonymous: true });
  keepTimeZone(shop.timeZone);
  return shop;
};

/** The settings of the shop that everyone may read: tax, order minimum, contact, cards. */
export const useShop = () =>
  useQuery({ queryKey: ['shop'], queryFn: ({ signal }) => learnShop(signal), staleTime });
