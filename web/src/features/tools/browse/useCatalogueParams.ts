import type { CatalogueQuery } from 'functions/contract';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsLeaving } from '../../../lib/router/useIsLeaving.ts';
import {
  type CatalogueParams,
  maxPages,
  queryOf,
  readCatalogueParams,
  writeCatalogueParams,
} from '../filters/catalogueParams.ts';

/** The pause in typing, in milliseconds, after which the search starts. */
const typingPause = 300;

/**
 * The state of the catalogue, which its address follows. The state changes at once, while the
 * router takes a moment: the next change must not start from an old address. Navigations remount
 * the page. On the way to another page nothing changes.
 */
const useAddressState = () => {
  const [params, setParams] = useSearchParams();
  const [address, setAddress] = useState(() => readCatalogueParams(params));
  const latest = useRef(address);
  const isLeaving = useIsLeaving();
  const replace = (change: Partial<CatalogueParams>) => {
    if (isLeaving()) return;
    const written = writeCatalogueParams({ ...latest.current, ...change });
    latest.current = readCatalogueParams(written);
    setAddress(latest.current);
    setParams(written, { replace: true });
  };
  return [address, replace] as const;
};

/** The catalogue's query from its address, and the text of its search field. */
export const useCatalogueParams = () => {
  const [address, replace] = useAddressState();
  const [text, setText] = useState(address.q);

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
  }, [text, address.q]);

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
