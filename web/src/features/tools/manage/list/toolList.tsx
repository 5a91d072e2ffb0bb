import { mdiToolboxOutline } from '@mdi/js';
import {
  apiRoutes,
  categoryNames,
  limits,
  stageNames,
  type Tool,
  type ToolCategory,
  type ToolGap,
  type ToolStatus,
  toolGapNames,
  toolGaps,
  toolStatuses,
} from 'functions/contract';
import type { ListChoice, ListSearch, ListSearchKind } from '../../../../domain/list/listKind.ts';
import { toolKeys } from '../../../../domain/tool/toolKeys.ts';
import type { ToolSort } from '../../../../domain/tool/toolSorts.ts';
import { pagedList } from '../../../../lib/queries/pagedList.ts';
import { paths } from '../../../../lib/router/paths.ts';
import { withinSentence } from '../../../../lib/texts/withinSentence.ts';
import { LinkButton } from '../../../../ui/inputs/LinkButton.tsx';
import { toolRows } from './toolColumns.tsx';

/** The category of the listed tools. */
export type CategoryFilter = ToolCategory | 'all';

/** The labels of the categories. */
export const categoryTexts: Record<CategoryFilter, string> = {
  all: 'All categories',
  ...categoryNames,
};

/** The choice by what customers see of the tools. */
export const statusChoice = {
  name: 'status',
  label: 'Status',
  texts: { '': 'Any status', ...stageNames, draft: 'Drafts', hidden: 'Hidden: no picture' },
} as const satisfies ListChoice;

const isStatus = (text: string | undefined): text is ToolStatus =>
  toolStatuses.some((status) => status === text);

/** The choice by what the tools lack. */
export const missingChoice = {
  name: 'missing',
  label: 'Missing',
  texts: { '': 'Nothing', ...toolGapNames },
} as const satisfies ListChoice;

const isGap = (text: string | undefined): text is ToolGap => toolGaps.some((gap) => gap === text);

/** The chosen gap; empty for any tools. */
export const gapOf = (text: string | undefined): ToolGap | '' => (isGap(text) ? text : '');

const narrowingOf = ({ filter, choices: { status, missing } }: ListSearch<CategoryFilter>) => ({
  ...(filter !== 'all' && { category: filter }),
  ...(isStatus(status) && { status }),
  ...(isGap(missing) && { missing }),
});

/** The search does not sort the tools that lack something by their stock. */
const sortOf = (sort: ToolSort, { choices: { missing } }: ListSearch<CategoryFilter>): ToolSort =>
  sort === 'available' && isGap(missing) ? 'newest' : sort;

const noneMissing = (gap: ToolGap) => ({
  title: `No tool lacks this: ${withinSentence(toolGapNames[gap])}`,
  advice: 'Nothing to complete here. Choose another gap, or show all tools.',
});

/** All tools, with their list price and stock now. */
export const toolList = (sort: ToolSort): ListSearchKind<Tool, CategoryFilter> => ({
  title: 'All tools',
  staffList: 'tools',
  columns: toolRows.columns,
  parameters: ['sort'],
  countedTitle: (count) => `All tools ${count}`,
  noun: 'tool',
  queryKey: toolKeys.count,
  pages: (search) =>
    pagedList(toolKeys.managed, apiRoutes.listTools, {
      query: {
        q: search.words,
        sort: sortOf(sort, search),
        prices: 'list',
        limit: limits.pageSize.default,
        ...narrowingOf(search),
      },
    }),
  search: {
    label: 'Search the tools',
    hasNumbers: false,
    count: (search) => ({ of: 'tools', q: search.words, ...narrowingOf(search) }),
  },
  filter: {
    name: 'category',
    label: 'Category',
    texts: categoryTexts,
    initial: 'all',
    all: 'all',
  },
  choices: [statusChoice, missingChoice],
  icon: mdiToolboxOutline,
  empty: ({ words, choices: { missing } }) =>
    isGap(missing)
      ? noneMissing(missing)
      : words
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
