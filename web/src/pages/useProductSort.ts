import { useSearchParams } from 'react-router-dom';
import { isProductSort, type ProductSort } from '../features/products/productSorts.ts';

const name = 'sort';
const usual: ProductSort = 'newest';

const withSort = (params: URLSearchParams, sort: ProductSort) => {
  const changed = new URLSearchParams(params);
  if (sort === usual) changed.delete(name);
  else changed.set(name, sort);
  return changed;
};

/** How an address sorts the list of products: the newest first, unless it says otherwise. */
export const useProductSort = () => {
  const [params, setParams] = useSearchParams();
  const said = params.get(name);
  return {
    sort: isProductSort(said) ? said : usual,
    sortBy: (sort: ProductSort) =>
      setParams((current) => withSort(current, sort), { replace: true }),
  };
};
