import type { OrderRequest } from 'functions/contract';
import type { ReactNode } from 'react';
import { PagedList } from '../../../domain/page/PagedList.tsx';
import type { useRequests } from '../../../domain/request/useRequests.ts';
import { DataList } from '../../../ui/lists/DataList.tsx';
import { compactRequest, requestColumns, requestName } from './requestColumns.tsx';

interface RequestListProps {
  list: ReturnType<typeof useRequests>;
  /** Shown when there are none. */
  empty: ReactNode;
}

const Rows = ({ requests }: { requests: OrderRequest[] }) => (
  <DataList
    label="Requests for approval"
    rows={requests}
    columns={requestColumns}
    compact={compactRequest}
    nameOf={requestName}
  />
);

/** A list of requests for approval: loading, failed, empty or shown. */
export const RequestList = ({ list, empty }: RequestListProps) => (
  <PagedList list={list} loading="Loading the requests" empty={empty}>
    {(rows) => rows.length > 0 && <Rows requests={rows} />}
  </PagedList>
);
