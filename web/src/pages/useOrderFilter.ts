import { useSearchParams } from 'react-router-dom';
import { isOrderFilter, type OrderFilter } from '../features/orders/orderFilters.ts';

const name = 'status';
const usual: OrderFilter = 'placed';

const withFilter = (params: URLSearchParams, filter: OrderFilter) => {
  const changed = new URLSearchParams(params);
  if (filter === usual) changed.delete(name);
  else changed.set(name, filter);
  return changed;
};

/** Which orders an address asks for: the placed ones, unless it says otherwise. */
export const useOrderFilter = () => {
  const [params, setParams] = useSearchParams();
  const said = params.get(name);
  return {
    filter: isOrderFilter(said) ? said : usual,
    choose: (filter: OrderFilter) =>
      setParams((current) => withFilter(current, filter), { replace: true }),
  };
};
