import { limits } from 'functions/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParameter } from './useAddressChoice.ts';

/** How long typing rests, in milliseconds, before it is searched for. */
const typingPause = 300;

/** The words an address asks for, and the field whose text it follows once typing rests. */
export const useSearchWords = () => {
  const [params, setParams] = useSearchParams();
  const words = params.get('q')?.trim().slice(0, limits.search.length) ?? '';
  const [text, setText] = useState(words);
  const search = (typed: string) => {
    setText(typed);
    if (typed.trim() !== words) {
      setParams((current) => withParameter(current, 'q', typed.trim()), { replace: true });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `search` is made of these two
  useEffect(() => {
    const timer = setTimeout(() => search(text), typingPause);
    return () => clearTimeout(timer);
  }, [text, params]);
  return { words, text, type: setText, search };
};
