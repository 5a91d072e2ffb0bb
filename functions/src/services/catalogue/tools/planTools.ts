import type { Query } from 'firebase-admin/firestore';
import { type ToolCategory, type ToolStatus, toolStatusOf } from '../../../contract/index.ts';
import type { ToolDocument } from '../../../documents/tools.ts';

/** How the list of tools is narrowed. */
export interface ToolFilters {
  /** The words to find in a tool. Without any, all tools are listed. */
  search?: string | undefined;
  category?: ToolCategory | undefined;
  /** Of the list with hidden tools. */
  status?: ToolStatus | undefined;
}

type Filtered = Pick<ToolDocument, 'category' | 'stage' | 'imageLink'>;

/** A search has no index with a filter: few tools match its words. */
const narrow = <Stored extends Filtered>(
  query: Query<Stored>,
  { search, category, status }: ToolFilters,
): Query<Stored> => {
  if (search) return query;
  if (status === 'hidden') return query.where('imageLink', '==', '');
  if (status && status !== 'on-sale') return query.where('stage', '==', status);
  return category ? query.where('category', '==', category) : query;
};

/**
 * Narrows a query of tools by the filter that the fewest of them match. `accepts` tells whether a tool
 * matches the others, too.
 */
export const planTools = <Stored extends Filtered>(query: Query<Stored>, filters: ToolFilters) => ({
  query: narrow(query, filters),
  accepts: (tool: Filtered): boolean =>
    (!filters.category || tool.category === filters.category) &&
    (!filters.status || toolStatusOf(tool) === filters.status),
});
