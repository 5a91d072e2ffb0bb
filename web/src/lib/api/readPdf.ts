import type { ApiRoute, Argument } from 'functions/contract';
import type { NamedFile } from '../browser/saveFile.ts';
import { type CallOptions, requestApi } from './api.ts';
import { ApiProblem } from './apiProblem.ts';

/**
 * Fetches a PDF of the API, to be saved under a name.
 * @throws {ApiProblem} when the call is refused or the connection breaks.
 */
export const readPdf = async <Route extends ApiRoute>(
  name: string,
  route: Route,
  ...options: Argument<CallOptions<Route>>
): Promise<NamedFile> => {
  const response = await requestApi(route, ...options);
  try {
    return { name, content: await response.blob() };
  } catch (cause) {
    throw new ApiProblem('network', 0, {}, cause);
  }
};
