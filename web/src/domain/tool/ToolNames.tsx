import { useQueries } from '@tanstack/react-query';
import { apiRoutes, type Tool } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { toolKeys } from './toolKeys.ts';

const staffQuery = (id: string) => ({
  queryKey: toolKeys.one(id, 'staff'),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(apiRoutes.getTool, { params: { id }, query: { prices: 'list' } as const, signal }),
});

/** A tool among others that staff read: `Jack plane (PLN-0004)`. */
export const toolTextOf = ({ toolName, sku }: Pick<Tool, 'toolName' | 'sku'>): string =>
  `${toolName} (${sku})`;

interface ToolNamesProps {
  ids: readonly string[];
  /** Tools that need not be looked up, by their ids. */
  known?: ReadonlyMap<string, Tool>;
}

/** Tools by their names and SKUs, a line for each; by its id until one is found. For staff. */
export const ToolNames = ({ ids, known }: ToolNamesProps) => {
  const unknown = ids.filter((id) => !known?.has(id));
  const found = useQueries({ queries: unknown.map(staffQuery) });
  const textOf = (id: string): string => {
    const tool = known?.get(id) ?? found[unknown.indexOf(id)]?.data;
    return tool ? toolTextOf(tool) : id;
  };
  return ids.length === 0 ? 'None' : ids.map(textOf).join('\n');
};
