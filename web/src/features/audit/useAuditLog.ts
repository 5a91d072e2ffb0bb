import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditTargetName, auditUrl, readAudit } from './auditRequests.ts';

/** What admins did to a target, or to any, newest first, a page at a time. */
export const useAuditLog = (target: AuditTargetName | null) => {
  const first = auditUrl(target);
  return useInfiniteQuery({
    queryKey: ['audit', first],
    queryFn: ({ pageParam, signal }) => readAudit(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
};
