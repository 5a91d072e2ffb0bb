import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { bankKeys } from './bankKeys.ts';

const followMs = 15_000;

/** Refetches the entries while their page is visible: colleagues book at the same time. */
export const useFollowedEntries = () => {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void invalidateQueries(client, bankKeys.entries);
    }, followMs);
    return () => clearInterval(timer);
  }, [client]);
};
