import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { keptQuery } from '../../lib/queries/kept/keptQuery.ts';

const { overview } = apiRoutes;

/** The key of the overview's query. */
export const overviewKey = ['overview'];

/** The overview, refetched whenever it is shown. */
export const useOverview = () =>
  useQuery(keptQuery(overviewKey, ({ signal }) => callApi(overview, { signal })));
