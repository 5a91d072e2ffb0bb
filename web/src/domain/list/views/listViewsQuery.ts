import { apiRoutes, type StaffList } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { useKeptQuery } from '../../../lib/queries/kept/useKeptQuery.ts';

/** The query keys of how the account sees its lists. */
export const listViewsKeys = {
  all: ['listViews'],
  of: (list: StaffList) => ['listViews', list],
};

/** How the account sees a list: density, columns and views. */
export const useListViews = (list: StaffList) =>
  useKeptQuery(listViewsKeys.of(list), ({ signal }) =>
    callApi(apiRoutes.getListViews, { params: { list }, signal }),
  );
