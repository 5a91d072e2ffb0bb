import { mdiToolboxOutline } from '@mdi/js';
import { apiRoutes, limits, type Tool } from 'functions/contract';
import { type ListSearchKind, noFilter } from '../../../../domain/list/listKind.ts';
import { toolKeys } from '../../../../domain/tool/toolKeys.ts';
import type { ToolSort } from '../../../../domain/tool/toolSorts.ts';
import { pagedList } from '../../../../lib/queries/pagedList.ts';
import { paths } from '../../../../lib/router/paths.ts';
import { LinkButton } from '../../../../ui/inputs/LinkButton.tsx';
import { toolRows } from './toolColumns.tsx';

/** All tools, with their list price and stock now. */
export const toolList = (sort: ToolSort): ListSearchKind<Tool, 'all'> => ({
  title: 'All tools',
  staffList: 'tools',
  columns: toolRows.columns,
  parameters: ['sort'],
  countedTitle: (count) => `All tools ${count}`,
  noun: 'tool',
  queryKey: toolKeys.count,
  pages: ({ words }) =>
    pagedList(toolKeys.managed, apiRoutes.listTools, {
      query: { q: words, sort, prices: 'list', limit: limits.pageSize.default },
    }),
  search: {
    label: 'Search the tools',
    hasNumbers: false,
    count: ({ words }) => ({ of: 'tools', q: words }),
  },
  filter: noFilter,
  icon: mdiToolboxOutline,
  empty: ({ words }) =>
    words
      ? {
          title: `No tool matches "${words}"`,
          advice: "Try fewer or shorter words: the beginning of a tool's name is enough.",
        }
      : {
          title: 'No tools yet',
          advice: 'Tools on sale appear here with their stock and price.',
          action: <LinkButton to={paths.addTool}>Add the first tool</LinkButton>,
        },
});
