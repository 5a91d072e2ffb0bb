import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api/api.ts';

const shortestText = 2;
const pauseMs = 200;

/** The words of a text once nobody has typed for a moment. */
const usePaused = (words: string): string => {
  const [paused, setPaused] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  return paused;
};

/**
 * What the words find; undefined while they are typed or searched. An answer to other words is
 * never shown, and the request for it is cancelled.
 */
export const useFinder = (words: string) => {
  const paused = usePaused(words);
  const isSearch = words.length >= shortestText;
  const { data, error, refetch } = useQuery({
    queryKey: ['finder', paused],
    queryFn: ({ signal }) => callApi(apiRoutes.find, { query: { q: paused }, signal }),
    enabled: isSearch && paused === words,
    staleTime: 10_000,
    gcTime: 60_000,
    retry: false,
  });
  const isCurrent = isSearch && paused === words;
  return {
    found: isCurrent ? data : undefined,
    error: isCurrent ? error : null,
    isSearching: isSearch && !(isCurrent && (data || error)),
    refetch,
  };
};
