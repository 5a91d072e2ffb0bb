import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from 'functions/contract';
import { pagedList } from '../../lib/queries/pagedList.ts';
import { type AuditFilters, auditUrl } from './auditRequests.ts';

/** The actions of admins that the filters select, newest first, page by page. */
export const useAuditLog = (filters: AuditFilters) => {
  const first = auditUrl(filters);
  return useInfiniteQuery({
    queryKey: ['audit', first],
    ...pagedList<AuditEntry>(first),
    placeholderData: keepPreviousData,
  });
};
