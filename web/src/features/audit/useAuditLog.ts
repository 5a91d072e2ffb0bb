import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { pagedList } from '../../lib/queries/pagedList.ts';
import type { AuditFilters } from './auditFilters.ts';

/** A page is short, because each entry has several lines on a phone. */
const limit = 25;

/** The actions of admins that the filters select, newest first, page by page. */
export const useAuditLog = ({ target, ...filters }: AuditFilters) =>
  useInfiniteQuery({
    ...pagedList(['audit'], apiRoutes.listAudit, {
      query: { ...filters, target: target ?? '', limit },
    }),
    placeholderData: keepPreviousData,
  });
