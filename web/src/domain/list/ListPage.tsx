import { formatCount } from 'functions/contract';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataList, type DataListProps } from '../../ui/lists/DataList.tsx';
import type { Identified } from '../../ui/lists/rows/dataListProps.ts';
import { ListHeader } from '../page/ListHeader.tsx';
import { ListHeading } from '../page/ListHeading.tsx';
import { PagedList } from '../page/PagedList.tsx';
import { MatchCount } from '../search/MatchCount.tsx';
import { SearchNotice } from '../search/SearchNotice.tsx';
import { ListFilters } from './ListFilters.tsx';
import type { ListKind, ListSearch } from './listKind.ts';
import { useListQueries } from './useListQueries.ts';
import { useListSearch } from './useListSearch.ts';

interface ListPageProps<Row extends Identified, Filter extends string> {
  kind: ListKind<Row, Filter>;
  /** The actions for all that the search finds, beside the heading. */
  actions?: (search: ListSearch<Filter>) => ReactNode;
  /** Shown above the rows. */
  notice?: (search: ListSearch<Filter>) => ReactNode;
  /** What can be done with a row. */
  rowProps?: Pick<DataListProps<Row>, 'actions' | 'actionsHeader'>;
}

/** The page of a list for staff: how it is narrowed, which the address holds, and what it finds. */
export const ListPage = <Row extends Identified, Filter extends string>({
  kind,
  actions,
  notice,
  rowProps,
}: ListPageProps<Row, Filter>) => {
  const { title, noun, plural = `${noun}s`, columns, compact, nameOf } = kind;
  const filters = useListSearch(kind);
  const { search, isEmpty } = filters;
  const { list, total, isNarrowed, found, state } = useListQueries(kind, search, !isEmpty);
  const empty = list.hasNextPage
    ? { title: `No ${noun} found so far`, advice: 'Show more to search older ones too.' }
    : kind.empty(search);
  return (
    <>
      <ListHeader stacksOnPhone>
        <ListHeading title={title} counted={total && `${title} (${formatCount(total.count)})`}>
          {isNarrowed && <MatchCount found={found} noun={noun} plural={plural} />}
        </ListHeading>
        {actions?.(search)}
      </ListHeader>
      <ListFilters kind={kind} filters={filters} rows={list.data ?? []} />
      {!isEmpty && (
        <>
          <SearchNotice {...state} noun={noun} plural={plural} onClear={filters.showAll} />
          {notice?.(search)}
          <PagedList
            list={list}
            loading={`Loading the ${plural}`}
            empty={
              <EmptyState icon={kind.icon} title={empty.title} action={empty.action}>
                {empty.advice}
              </EmptyState>
            }
          >
            {(rows) =>
              rows.length > 0 && (
                <DataList
                  label={title}
                  rows={rows}
                  columns={columns}
                  compact={compact}
                  nameOf={nameOf}
                  {...rowProps}
                />
              )
            }
          </PagedList>
        </>
      )}
    </>
  );
};
