import { useQuery } from '@tanstack/react-query';
import { apiRoutes, limits, type Tool } from 'functions/contract';
import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api/api.ts';
import { keepPrices } from '../../lib/queries/keepPrices.ts';
import { readPayer, unknownPayer, usePayer, visitor } from '../../lib/session/payer.ts';
import { toolKeys } from '../tool/toolKeys.ts';

const offered = 8;
const shortestText = 2;
const pauseMs = 150;

interface CompletionOptions {
  /** Whether staff look for tools: at list prices, and also hidden ones. */
  forStaff?: boolean | undefined;
}

/**
 * Finds the tools that best match some words of a SKU or a name, as the payer sees them, or as staff
 * do: each size of a family.
 */
export const findTools = (
  words: string,
  count: number,
  signal: AbortSignal,
  { forStaff }: CompletionOptions = {},
): Promise<Tool[]> => {
  const query = {
    q: words.slice(0, limits.search.length),
    sort: 'relevance',
    limit: count,
    ...(forStaff && { prices: 'list' as const }),
  } as const;
  const anonymous = readPayer() === visitor;
  return callApi(apiRoutes.listTools, { query, signal, anonymous });
};

/** A text as it was at the last pause in typing. */
export const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

/**
 * The tools to offer for a typed text; none for null. They are of the text before while it changes.
 */
export const useCompletion = (text: string | null, options: CompletionOptions = {}): Tool[] => {
  const payer = usePayer() ?? unknownPayer;
  const shownTo = options.forStaff ? 'staff' : payer;
  const words = usePaused(text?.trim() ?? '');
  const enabled = text !== null && words.length >= shortestText && payer !== unknownPayer;
  const { data = [] } = useQuery({
    queryKey: toolKeys.completion(words, shownTo),
    queryFn: ({ signal }) => findTools(words, offered, signal, options),
    enabled,
    staleTime: 60_000,
    retry: false,
    placeholderData: keepPrices(shownTo),
  });
  return enabled ? data : [];
};
