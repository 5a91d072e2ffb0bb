import { mdiHistory } from '@mdi/js';
import { type AuditAction, type AuditEntry, apiRoutes } from 'functions/contract';
import { hasFilters, type ListSearchKind } from '../../domain/list/listKind.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';
import { auditRows } from './AuditEntries.tsx';
import { actionNames } from './auditTexts.ts';
import type { AuditFilters } from './useAuditFilters.ts';

const queryKey = ['audit'];

/** A page is short, because each entry has several lines on a phone. */
const limit = 25;

/** The actions of admins, newest first: those of one of them, or on one target, if it is not empty. */
export const auditList = ({
  admin,
  target,
}: AuditFilters): ListSearchKind<AuditEntry, AuditAction | ''> => ({
  title: 'Audit log',
  staffList: 'audit',
  columns: auditRows.columns,
  parameters: ['admin', 'target'],
  noun: 'action',
  queryKey,
  pages: ({ filter, from, to }) =>
    pagedList(queryKey, apiRoutes.listAudit, {
      query: { admin, action: filter, from, to, target, limit },
    }),
  filter: {
    name: 'action',
    label: 'Action',
    texts: { '': 'Any', ...actionNames },
    initial: '',
    all: '',
  },
  hasPeriod: true,
  icon: mdiHistory,
  empty: (search) =>
    admin || hasFilters(search, '')
      ? {
          title: 'No action matches',
          advice: 'Try another admin, another action, or more days.',
        }
      : {
          title: 'Nothing here yet',
          advice: 'Changes that admins make to tools, orders and users appear here.',
        },
});
