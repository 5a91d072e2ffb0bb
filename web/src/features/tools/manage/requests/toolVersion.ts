import { apiRoutes, type Tool } from 'functions/contract';
import { requestApi } from '../../../../lib/api/api.ts';

/** A tool and the version in which it was read. */
export interface ToolVersion {
  tool: Tool;
  /** The value for If-Match. */
  tag: string;
}

export const readToolVersion = async (id: string, signal?: AbortSignal): Promise<ToolVersion> => {
  // A form must not contain prices that the admin has agreed as a customer.
  const query = { prices: 'list' } as const;
  const response = await requestApi(apiRoutes.getTool, { params: { id }, query, signal });
  return { tool: await response.json(), tag: response.headers.get('etag') ?? '*' };
};
