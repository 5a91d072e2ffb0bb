import { limits } from 'functions/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CatalogueSort, isCatalogueSort } from '../toolSorts.ts';

/** The pause in typing, in milliseconds, after which the search starts. */
const typingPause = 300;
/** The maximum number of pages that a reload reads, one after the other. */
const maxPages = 50;

const defaults: CatalogueAddress = { q: '', sort: 'newest', pages: 1 };

interface CatalogueAddress {
  q: string;
  sort: CatalogueSort;
  pages: number;
}

/** Reads the query of the catalogue's address. A missing or invalid value becomes the default. */
export const readAddress = (params: URLSearchParams): CatalogueAddress => {
  const q = params.get('q')?.trim() ?? '';
  const sort = params.get('sort');
  const pages = Number(params.get('pages'));
  return {
    q: q.length <= limits.search.length ? q : defaults.q,
    sort: isCatalogueSort(sort) ? sort : defaults.sort,
    pages: Number.isInteger(pages) && pages >= 1 && pages <= maxPages ? pages : defaults.pages,
  };
};

/** The query of an address, without the values that are defaults. */
export const writeAddress = (address: CatalogueAddress): Record<string, string> => {
  const names = ['q', 'sort', 'pages'] as const;
  const changed = names.filter((name) => address[name] !== defaults[name]);
  return Object.fromEntries(changed.map((name) => [name, String(address[name])]));
};

/** The state of the catalogue, which its address holds, and the text of its search field. */
export const useCatalogueAddress = () => {
  const [params, setParams] = useSearchParams();
  const address = readAddress(params);
  const [text, setText] = useState(address.q);

  const replace = (change: Partial<CatalogueAddress>) =>
    setParams((current) => writeAddress({ ...readAddress(current), ...change }), { replace: true });
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
    ...address,
    text,
    type: setText,
    search,
    sortBy: (sort: CatalogueSort) => replace({ sort, pages: 1 }),
    showMore: address.pages < maxPages ? () => replace({ pages: address.pages + 1 }) : null,
  };
};
