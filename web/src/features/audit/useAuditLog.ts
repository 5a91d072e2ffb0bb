import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from 'functions/contract';
import { pagedList } from '../../pagedList.ts';
import { type AuditTargetName, auditUrl } from './auditRequests.ts';

/** The actions of admins, on one target or on all, newest first, page by page. */
export const useAuditLog = (target: AuditTargetName | null) => {
  const first = auditUrl(target);
  return useInfiniteQuery({
    queryKey: ['audit', first],
    ...pagedList<AuditEntry>(first),
  });
};
