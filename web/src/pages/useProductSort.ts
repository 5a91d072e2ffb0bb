import { isProductSort, type ProductSort } from '../features/tools/manage/productSorts.ts';
import { useAddressChoice } from './useAddressChoice.ts';

/** How an address sorts the list of products: the newest first, unless it says otherwise. */
export const useProductSort = () => {
  const [sort, sortBy] = useAddressChoice<ProductSort>({
    name: 'sort',
    usual: 'newest',
    isChoice: isProductSort,
  });
  return { sort, sortBy };
};
