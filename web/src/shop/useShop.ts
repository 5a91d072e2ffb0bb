import { useQuery } from '@tanstack/react-query';
import { readShop } from './shopRequests.ts';

/** Settings rarely change, and the shop checks each order by the current ones. */
const staleTime = 5 * 60_000;

/** What everyone may know of the shop's settings: tax, order minimum, contact, cards. */
export const useShop = () =>
  useQuery({ queryKey: ['shop'], queryFn: ({ signal }) => readShop(signal), staleTime });
