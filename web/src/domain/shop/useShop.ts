import { useQuery } from '@tanstack/react-query';
import { apiRoutes, type PublicSettings } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { keepTimeZone } from '../time/shopTimeZone.ts';

/** Settings rarely change, and the shop checks each order by the current ones. */
const staleTime = 5 * 60_000;

const readShop = async (signal?: AbortSignal): Promise<PublicSettings> => {
  const shop = await callApi(apiRoutes.getShop, { signal, anonymous: true });
  keepTimeZone(shop.timeZone);
  return shop;
};

let learned: Promise<PublicSettings> | null = null;

/** Learns the shop's time zone before the page renders, which then takes the same response. */
export const learnShop = (): Promise<PublicSettings> => {
  learned ??= readShop();
  return learned;
};

const takeShop = (signal: AbortSignal): Promise<PublicSettings> => {
  const early = learned;
  learned = null;
  return early ?? readShop(signal);
};

/** The settings of the shop that everyone may read: tax, order minimum, contact, cards. */
export const useShop = () =>
  useQuery({ queryKey: ['shop'], queryFn: ({ signal }) => takeShop(signal), staleTime });

/** The country of the shop. Waits for its settings; empty when they cannot be read. */
export const countryOf = async ({
  data,
  refetch,
}: Pick<ReturnType<typeof useShop>, 'data' | 'refetch'>): Promise<string> =>
  (data ?? (await refetch()).data)?.country ?? '';
