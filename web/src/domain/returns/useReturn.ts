import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { keptQuery } from '../../lib/queries/kept/keptQuery.ts';
import { returnKeys } from './returnKeys.ts';

const { getReturn } = apiRoutes;

/** A return by its id or its number. */
export const useReturn = (idOrNumber: string) =>
  useQuery(
    keptQuery(returnKeys.one(idOrNumber), ({ signal }) =>
      callApi(getReturn, { params: { id: idOrNumber }, signal }),
    ),
  );
