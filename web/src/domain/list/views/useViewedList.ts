import type { ListViews, SavedView, StaffList } from 'functions/contract';
import { useUrlParams } from '../../../lib/router/useUrlParams.ts';
import { isColumnShown } from '../../../ui/lists/layout/listLayout.ts';
import { useListViews } from './listViewsQuery.ts';
import { useSaveLayout } from './useViewChanges.ts';
import { columnsIn, viewParameters } from './viewParameters.ts';
import { addressOf, contentOf, isModified, usableView, type ViewedKind } from './viewState.ts';

/** A list of staff with its views. */
export type StaffKind = ViewedKind & { staffList: StaffList; title: string };

const withColumns = (columns: readonly string[] | null) => (params: URLSearchParams) => {
  const changed = new URLSearchParams(params);
  if (columns) changed.set(viewParameters.columns, columns.join());
  else changed.delete(viewParameters.columns);
  return changed;
};

const without = (params: URLSearchParams, name: string) => {
  const changed = new URLSearchParams(params);
  changed.delete(name);
  return changed;
};

const currentView = (
  kind: StaffKind,
  params: URLSearchParams,
  data: ListViews | undefined,
  isCurrent: boolean,
) => {
  const id = params.get(viewParameters.view);
  const view = data?.views.find(({ _id }) => _id === id) ?? null;
  return {
    view,
    /** Whether the address names a view that is not there. */
    isMissing: isCurrent && id !== null && view === null,
    isModified: view !== null && isModified(kind, view, params),
    /** What of the view the list no longer has. */
    leftOut: view ? usableView(kind, view).leftOut : [],
  };
};

/** How the account sees a list now, by the address and by what it has chosen, and what changes it. */
export const useViewedList = (kind: StaffKind) => {
  const [params, change] = useUrlParams();
  const { data, error, refetch, isKept } = useListViews(kind.staffList);
  const saveLayout = useSaveLayout(kind.staffList);
  const current = currentView(kind, params, data, !isKept);
  const inAddress = columnsIn(params);
  const columns = inAddress ?? data?.columns ?? null;
  const chooseColumns = (chosen: string[] | null) => {
    if (current.view || inAddress) change(withColumns(chosen));
    else saveLayout({ columns: chosen });
  };
  const shown = kind.columns.filter((column) => isColumnShown(column, columns));
  return {
    ...current,
    views: data?.views ?? [],
    error,
    retry: () => void refetch(),
    content: contentOf(params),
    hasParameters: params.size > 0,
    columns,
    isComfortable: data?.density === 'comfortable',
    open: (view: SavedView) => change(() => addressOf(kind, view)),
    close: () => change(() => new URLSearchParams()),
    forget: () => change((latest) => without(latest, viewParameters.view)),
    name: (view: SavedView) =>
      change((latest) => {
        const named = new URLSearchParams(latest);
        named.set(viewParameters.view, view._id);
        return named;
      }),
    toggleColumn: (id: string) => {
      const ids = shown.map((column) => column.id);
      const chosen = kind.columns
        .map((column) => column.id)
        .filter((one) => ids.includes(one) !== (one === id));
      chooseColumns(chosen);
    },
    resetColumns: () => chooseColumns(null),
    chooseDensity: (density: ListViews['density']) => saveLayout({ density }),
  };
};

export type ViewedList = ReturnType<typeof useViewedList>;
