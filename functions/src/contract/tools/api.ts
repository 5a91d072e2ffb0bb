import { listOf, oneOf } from '../calls/jsonSchema.ts';
import { pricesQuery } from '../calls/pricesQuery.ts';
import { search } from '../calls/requestParts.ts';
import { named, route } from '../calls/route.ts';
import { toolGaps } from '../gaps/gaps.ts';
import { limits } from '../limits.ts';
import { createdOnce, csvTable, importedTable, pageOf, responseOf } from '../responseParts.ts';
import { toolCategories } from './categories.ts';
import { toolEditsSchema } from './edits.ts';
import { toolListSorts, toolSchema, toolUpdateSchema } from './model.ts';
import { toolStatuses } from './shown.ts';

/** The calls about tools. */
export const toolRoutes = {
  listTools: route('GET', '/tools', 'everyone or read_tools', {
    summary: 'The tools on sale',
    ...pageOf('Tool'),
    cached: true,
    forPayer: true,
    query: {
      ...pricesQuery,
      sort: {
        ...oneOf(toolListSorts),
        description: 'By default `newest`, of a search `relevance`',
      },
      category: { ...oneOf(toolCategories), description: 'Only tools of this category' },
      status: {
        ...oneOf(toolStatuses),
        description:
          'Of an admin, with list prices: only tools with this status, not by relevance or popularity',
      },
      missing: {
        ...oneOf(toolGaps),
        description: 'Of an admin, with list prices: only tools that lack this, not by `available`',
      },
      q: search,
    },
  }),
  countMissing: route('GET', '/tools/missing', 'read_tools', {
    summary: 'How many tools lack something, among those that match a search, also hidden ones',
    response: responseOf('MissingCounts'),
    query: { category: oneOf(toolCategories), q: search },
  }),
  getTool: route('GET', '/tool/:id', 'everyone or read_tools', {
    summary: 'One tool',
    response: responseOf('Tool'),
    errors: ['tool-not-found'],
    versioned: true,
    cached: true,
    forPayer: true,
    query: pricesQuery,
  }),
  listRelatedTools: route('GET', '/tool/:id/related', 'everyone or read_tools', {
    summary: 'At most six other tools of the same category, popular ones first, sold-out ones last',
    response: listOf(responseOf('Tool')),
    errors: ['tool-not-found'],
    cached: true,
    forPayer: true,
    query: pricesQuery,
  }),
  listRelations: route('GET', '/tool/:id/relations', 'everyone or read_tools', {
    summary: 'The successor, accessories, spare parts and alternatives of a tool',
    response: responseOf('RelatedTools'),
    errors: ['tool-not-found'],
    cached: true,
    forPayer: true,
    query: pricesQuery,
  }),
  exportTools: route('GET', '/tools.csv', 'read_tools', {
    summary: 'All tools as a table, in the order of their ids',
    ...csvTable,
  }),
  importTools: route('POST', '/tools.csv', 'write_tools', {
    summary:
      'Import a table: rows update the tool with their `_id`, or without that column the one with their SKU; others create tools, hidden while they have no picture; of an exported file only edited cells are imported; a list of changes undoes them; invalid rows are reported and skipped',
    ...importedTable('ToolImport', 2),
  }),
  createTool: route('POST', '/tool', 'write_tools', {
    summary:
      'Create a tool: a SKU is generated if there is none, and other missing fields have defaults',
    body: named('updatedInfo', toolSchema),
    ...createdOnce('Inserted'),
    errors: ['sku-taken'],
  }),
  updateTool: route('PUT', '/tool/:id', 'write_tools', {
    summary: 'Update a tool; omitted fields keep their values, and must fit the others',
    body: named('updatedInfo', toolUpdateSchema),
    ifMatch: true,
    response: responseOf('Updated'),
    errors: ['tool-not-found', 'sku-taken', 'precondition-failed'],
  }),
  editTools: route('PUT', '/tools', 'write_tools', {
    summary: `Change fields of at most ${limits.toolEdits} tools, each like a single edit; failures are listed, and a repetition changes nothing`,
    body: toolEditsSchema,
    query: {
      dryRun: {
        ...oneOf(['true', 'false']),
        default: 'false',
        description: 'Change nothing, and list what would fail, also by the sizes of a family',
      },
    },
    response: responseOf('EditedTools'),
  }),
  deleteTool: route('DELETE', '/tool/:id', 'write_tools', {
    summary:
      'Delete a tool, its pictures, its documents and the stock alerts for it; orders keep their copy of the tool',
    ifMatch: true,
    response: responseOf('Deleted'),
    errors: ['tool-not-found', 'precondition-failed'],
  }),
} as const;
