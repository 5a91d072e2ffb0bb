import { apiRoutes } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { useKeptQuery } from '../../../lib/queries/kept/useKeptQuery.ts';
import { readPayer } from '../../../lib/session/payer.ts';

/** The price lists that are agreed with the payer. */
export const useOwnPriceLists = () =>
  useKeptQuery(['ownPriceLists', readPayer() ?? ''], ({ signal }) =>
    callApi(apiRoutes.listOwnPriceLists, { signal }),
  );
