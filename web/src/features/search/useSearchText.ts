import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';

/** The text of the field: that of the catalogue's address, unless someone is typing. */
export const useSearchText = (input: RefObject<HTMLInputElement | null>) => {
  const { pathname, search, key } = useLocation();
  const words = (pathname === paths.tools && new URLSearchParams(search).get('q')?.trim()) || '';
  const [text, setText] = useState(words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation ends a search
  useEffect(() => {
    if (document.activeElement !== input.current) setText(words);
  }, [words, key]);
  return [text, setText] as const;
};
