import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Actor } from 'functions/contract';
import { orderNotes } from '../../domain/notes/noteSubjects.ts';
import { preloadStaffNotes } from '../../domain/notes/StaffNotes.tsx';
import type { Order } from '../../domain/order/order.ts';
import { useOrderAudit } from '../../features/orders/details/progress/useOrderAudit.ts';

/**
 * Whether the parts of an order that only staff see are still to come: its notes, and who of the
 * staff changed it. A failure of one is no reason to wait.
 */
export const useAwaitsStaffParts = (order: Order | undefined, caller: Actor): boolean => {
  const notes = useInfiniteQuery({
    ...orderNotes(order?._id ?? '').list,
    enabled: caller.staff && order !== undefined,
  });
  const code = useQuery({
    queryKey: ['notes', 'code'],
    queryFn: async () => (await preloadStaffNotes()) !== undefined,
    enabled: caller.staff,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const audit = useOrderAudit(order, caller);
  return [notes, code, audit].some((one) => one.isLoading && one.failureCount === 0);
};
