import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from 'functions/contract';
import { pagedList } from '../../pagedList.ts';
import { type AuditTargetName, auditUrl } from './auditRequests.ts';

/** What admins did to a target, or to any, newest first, a page at a time. */
export const useAuditLog = (target: AuditTargetName | null) => {
  const first = auditUrl(target);
  return useInfiniteQuery({
    queryKey: ['audit', first],
    ...pagedList<AuditEntry>(first),
  });
};
