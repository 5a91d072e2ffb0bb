import { apiRoutes, type HandledKind } from 'functions/contract';
import { type ReactNode, Suspense } from 'react';
import { DataList, type DataListProps } from '../../ui/lists/DataList.tsx';
import type { Identified } from '../../ui/lists/rows/dataListProps.ts';
import { useSelection } from '../../ui/lists/selection/useSelection.ts';
import { AssignBar } from '../assignments/assignBars.ts';
import { useMay } from '../staff/useMay.ts';
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
  rowProps?: Pick<DataListProps<Row>, 'actions' | 'actionsHeader' | 'details'>;
}

type RowsProps<Row extends Identified> = DataListProps<Row> &
  Pick<ListKind<Row, string>, 'handledKind'>;

/** The rows of what staff assign, which can be selected for that. */
const HandledRows = <Row extends Identified>({
  handledKind,
  ...props
}: RowsProps<Row> & { handledKind: HandledKind }) => {
  const { rows, nameOf } = props;
  const selection = useSelection(rows.map(({ _id }) => _id));
  const documents = rows
    .filter(({ _id }) => selection.has(_id))
    .map((row) => ({ _id: row._id, name: nameOf(row) }));
  return (
    <>
      <DataList {...props} selection={selection} />
      {selection.count > 0 && (
        <Suspense>
          <AssignBar kind={handledKind} documents={documents} selection={selection} />
        </Suspense>
      )}
    </>
  );
};

const Rows = <Row extends Identified>({ handledKind, ...props }: RowsProps<Row>) => {
  const may = useMay();
  return handledKind && may(apiRoutes.assign, handledKind) ? (
    <HandledRows handledKind={handledKind} {...props} />
  ) : (
    <DataList {...props} />
  );
};

/** The page of a list: how it is narrowed, which the address holds, and what it finds. */
export const ListPage = <Row extends Identified, Filter extends string>({
  kind,
  actions,
  notice,
  rowProps,
}: ListPageProps<Row, Filter>) => {
  const { title, columns, compact, nameOf, handledKind } = kind;
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
            <Rows
              label={title}
              rows={rows}
              columns={columns}
              compact={compact}
              nameOf={nameOf}
              {...(list.sort && { sort: list.sort })}
              {...rowProps}
              {...(handledKind && { handledKind })}
            />
          )
        }
      </ListResults>
    </>
  );
};
