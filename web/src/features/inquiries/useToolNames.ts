import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiBase, apiRoutes, type CatalogueResults, limits, type Tool } from 'functions/contract';
import { useEffect, useState } from 'react';
import { readLinked } from '../../api.ts';

const offered = 8;
const shortestText = 2;
const pauseMs = 200;

const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

const findTools = async (words: string, signal: AbortSignal): Promise<Tool[]> => {
  const query = { q: words.slice(0, limits.search.length), limit: String(offered) };
  const url = `${apiBase}${apiRoutes.searchCatalogue.href()}?${new URLSearchParams(query)}`;
  const { body } = await readLinked<CatalogueResults>(url, { signal, anonymous: true });
  return body.tools;
};

/** The tools to offer for a typed text. Without an answer, there are none: any text is allowed. */
export const useToolNames = (text: string): Tool[] => {
  const words = usePaused(text.trim());
  const { data = [] } = useQuery({
    queryKey: ['tools', 'inquiry', words],
    queryFn: ({ signal }) => findTools(words, signal),
    enabled: words.length >= shortestText,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  return data;
};
