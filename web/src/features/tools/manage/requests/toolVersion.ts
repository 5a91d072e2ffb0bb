import { apiRoutes, type Tool } from 'functions/contract';
import { requestApi } from '../../../../lib/api/api.ts';

/** A tool and the version in which it was read. */
export interface ToolVersion {
  tool: Tool;
  /** The value for If-Match. */
  tag: string;
}

export const readToolVersion = async (id: string, signal?: AbortSignal): Promise<ToolVersion> => {
  const response = await requestApi(apiRoutes.getTool, { params: { id }, signal });
  return { tool: await response.json(), tag: response.headers.get('etag') ?? '*' };
};
