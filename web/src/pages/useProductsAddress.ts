import { limits } from 'functions/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isProductSort, type ProductSort } from '../features/products/productSorts.ts';

/** How long typing rests, in milliseconds, before it is searched for. */
const typingPause = 300;

const readAddress = (params: URLSearchParams) => {
  const sort = params.get('sort');
  return {
    q: (params.get('q')?.trim() ?? '').slice(0, limits.search.length),
    sort: isProductSort(sort) ? sort : ('newest' as const),
  };
};

const writeAddress = (q: string, sort: ProductSort): Record<string, string> => ({
  ...(q && { q }),
  ...(sort !== 'newest' && { sort }),
});

/** What the address asks of the list of products, and the field it follows once typing rests. */
export const useProductsAddress = () => {
  const [params, setParams] = useSearchParams();
  const { q, sort } = readAddress(params);
  const [text, setText] = useState(q);

  const replace = (words: string, order: ProductSort) =>
    setParams(writeAddress(words.trim(), order), { replace: true });
  const search = (words: string) => {
    setText(words);
    if (words.trim() !== q) replace(words, sort);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `search` is made of these two
  useEffect(() => {
    const timer = setTimeout(() => search(text), typingPause);
    return () => clearTimeout(timer);
  }, [text, params]);

  return {
    q,
    sort,
    text,
    type: setText,
    search,
    sortBy: (order: ProductSort) => replace(q, order),
  };
};
