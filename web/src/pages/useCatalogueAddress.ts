import { limits } from 'functions/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isToolSort, type ToolSort } from '../features/tools/catalogue/toolSorts.ts';

/** How long typing rests, in milliseconds, before it is searched for. */
const typingPause = 300;
/** As many pages as a reload reads again, one after the other. */
const maxPages = 50;

const defaults: CatalogueAddress = { q: '', sort: 'newest', pages: 1 };

interface CatalogueAddress {
  q: string;
  sort: ToolSort;
  pages: number;
}

/** What an address asks of the catalogue. What it says wrongly is as if it had not been said. */
export const readAddress = (params: URLSearchParams): CatalogueAddress => {
  const q = params.get('q')?.trim() ?? '';
  const sort = params.get('sort');
  const pages = Number(params.get('pages'));
  return {
    q: q.length <= limits.search.length ? q : defaults.q,
    sort: isToolSort(sort) ? sort : defaults.sort,
    pages: Number.isInteger(pages) && pages >= 1 && pages <= maxPages ? pages : defaults.pages,
  };
};

/** The query of an address, with what differs from the defaults alone. */
export const writeAddress = (address: CatalogueAddress): Record<string, string> => {
  const names = ['q', 'sort', 'pages'] as const;
  const said = names.filter((name) => address[name] !== defaults[name]);
  return Object.fromEntries(said.map((name) => [name, String(address[name])]));
};

/** What the catalogue's address says, and the field whose text it follows once typing rests. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `search` is made of these two
  useEffect(() => {
    const timer = setTimeout(() => search(text), typingPause);
    return () => clearTimeout(timer);
  }, [text, params]);

  return {
    ...address,
    text,
    type: setText,
    search,
    sortBy: (sort: ToolSort) => replace({ sort, pages: 1 }),
    showMore: address.pages < maxPages ? () => replace({ pages: address.pages + 1 }) : null,
  };
};
