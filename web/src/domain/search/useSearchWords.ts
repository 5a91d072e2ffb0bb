import { limits } from 'functions/contract';
import { useEffect, useState } from 'react';
import { withParameter } from '../../lib/router/useUrlChoice.ts';
import { useUrlParams } from '../../lib/router/useUrlParams.ts';

/** The pause in typing, in milliseconds, after which the search starts. */
const typingPause = 300;

/** The search words, which the page's address holds, and the text of the search field. */
export const useSearchWords = () => {
  const [params, change] = useUrlParams();
  const words = params.get('q')?.trim().slice(0, limits.search.length) ?? '';
  const [text, setText] = useState(words);
  const search = (typed: string) => {
    setText(typed);
    if (typed.trim() !== words) change((current) => withParameter(current, 'q', typed.trim()));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `search` depends on these two only
  useEffect(() => {
    const timer = setTimeout(() => search(text), typingPause);
    return () => clearTimeout(timer);
  }, [text, params]);
  return { words, text, type: setText, search };
};
