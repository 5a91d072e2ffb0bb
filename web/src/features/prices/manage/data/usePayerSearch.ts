import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiRoutes, limits } from 'functions/contract';
import { useEffect, useState } from 'react';
import { callApi } from '../../../../lib/api/api.ts';
import { priceKeys } from './priceKeys.ts';

/** A customer to choose. */
export interface FoundPayer {
  id: string;
  name: string;
  /** What tells the customer from others of the name. */
  note: string;
}

const offered = 5;
const shortestText = 2;
const pauseMs = 250;

/** The companies and the people that best match some words, companies first. */
const findPayers = async (words: string, signal: AbortSignal): Promise<FoundPayer[]> => {
  const query = { q: words.slice(0, limits.search.length), limit: offered };
  const [companies, users] = await Promise.all([
    callApi(apiRoutes.listCompanies, { query, signal }),
    callApi(apiRoutes.listUsers, { query, signal }),
  ]);
  return [
    ...companies.map(({ _id, name, number }) => ({ id: _id, name, note: `Company ${number}` })),
    ...users.map(({ _id, displayName, email }) => ({
      id: _id,
      name: displayName || email,
      note: email,
    })),
  ];
};

/** The customers to offer for a typed text, and whether a search has ended. */
export const usePayerSearch = (text: string) => {
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const enabled = words.length >= shortestText;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: priceKeys.payers(words),
    queryFn: ({ signal }) => findPayers(words, signal),
    enabled,
    placeholderData: keepPreviousData,
  });
  return {
    payers: enabled ? (data ?? []) : [],
    hasEnded: enabled && data !== undefined && !isPlaceholderData && words === text.trim(),
    error: enabled ? error : null,
    refetch,
  };
};
