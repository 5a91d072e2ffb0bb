import type { ApiRoute } from 'functions/contract';
import type { NamedFile } from '../browser/saveFile.ts';
import { requestApi } from './api.ts';
import { ApiProblem } from './apiProblem.ts';

/**
 * Fetches a PDF of the API, to be saved under a name.
 * @throws {ApiProblem} when the call is refused or the connection breaks.
 */
export const readPdf = async (
  call: Pick<ApiRoute, 'method' | 'writes'>,
  path: string,
  name: string,
): Promise<NamedFile> => {
  const response = await requestApi(call, path);
  try {
    return { name, content: await response.blob() };
  } catch (cause) {
    throw new ApiProblem('network', 0, {}, cause);
  }
};
