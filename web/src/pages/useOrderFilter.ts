import { isOrderFilter, type OrderFilter } from '../features/orders/orderFilters.ts';
import { useAddressChoice } from './useAddressChoice.ts';

/** Which orders an address asks for: the placed ones, unless it says otherwise. */
export const useOrderFilter = () => {
  const [filter, choose] = useAddressChoice<OrderFilter>({
    name: 'status',
    usual: 'placed',
    isChoice: isOrderFilter,
  });
  return { filter, choose };
};
