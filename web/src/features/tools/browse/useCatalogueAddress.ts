import type { CatalogueQuery } from 'functions/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type CatalogueAddress,
  maxPages,
  queryOf,
  readAddress,
  writeAddress,
} from './catalogueAddress.ts';

/** The pause in typing, in milliseconds, after which the search starts. */
const typingPause = 300;

/** The state of the catalogue, which its address holds, and the text of its search field. */
export const useCatalogueAddress = () => {
  const [params, setParams] = useSearchParams();
  const address = readAddress(params);
  const [text, setText] = useState(address.q);

  const replace = (change: Partial<CatalogueAddress>) =>
    setParams((current) => writeAddress({ ...readAddress(current), ...change }), { replace: true });
  const change = (query: Partial<CatalogueQuery>) => {
    if (query.q !== undefined) setText(query.q);
    replace({ ...query, pages: 1 });
  };
  const search = (words: string) => {
    setText(words);
    if (words.trim() !== address.q) replace({ q: words.trim(), pages: 1 });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `search` depends on these two only
  useEffect(() => {
    const timer = setTimeout(() => search(text), typingPause);
    return () => clearTimeout(timer);
  }, [text, params]);

  return {
    query: queryOf(address),
    pages: address.pages,
    text,
    type: setText,
    search,
    /** Changes the query, and shows the first page. */
    change,
    showMore: address.pages < maxPages ? () => replace({ pages: address.pages + 1 }) : null,
  };
};
