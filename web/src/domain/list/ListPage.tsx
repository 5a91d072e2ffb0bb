import type { ReactNode } from 'react';
import { DataList, type DataListProps } from '../../ui/lists/DataList.tsx';
import type { Identified } from '../../ui/lists/rows/dataListProps.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListHead } from './ListHead.tsx';
import { ListResults } from './ListResults.tsx';
import type { ListKind, ListSearch } from './listKind.ts';
import { useList } from './useList.ts';

interface ListPageProps<Row extends Identified, Filter extends string> {
  kind: ListKind<Row, Filter>;
  /** The actions for all that the search finds, beside the heading. */
  actions?: (search: ListSearch<Filter>) => ReactNode;
  /** Shown above the rows. */
  notice?: (search: ListSearch<Filter>) => ReactNode;
  /** What can be done with a row. */
  rowProps?: Pick<DataListProps<Row>, 'actions' | 'actionsHeader'>;
}

/** The page of a list: how it is narrowed, which the address holds, and what it finds. */
export const ListPage = <Row extends Identified, Filter extends string>({
  kind,
  actions,
  notice,
  rowProps,
}: ListPageProps<Row, Filter>) => {
  const { title, columns, compact, nameOf } = kind;
  const list = useList(kind);
  return (
    <>
      <ListHead kind={kind} list={list}>
        {actions?.(list.search)}
      </ListHead>
      <ListFilters kind={kind} list={list} />
      <ListResults kind={kind} list={list} notice={notice?.(list.search)}>
        {(rows) =>
          rows.length > 0 && (
            <DataList
              label={title}
              rows={rows}
              columns={columns}
              compact={compact}
              nameOf={nameOf}
              {...(list.sort && { sort: list.sort })}
              {...rowProps}
            />
          )
        }
      </ListResults>
    </>
  );
};
