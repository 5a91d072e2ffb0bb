import { useLocation } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';

interface ToolLinkState {
  catalogueSearch: string;
}

const isToolLinkState = (state: unknown): state is ToolLinkState =>
  typeof (state as ToolLinkState | null)?.catalogueSearch === 'string';

/**
 * The location of the catalogue with its current search, or with the one it had when the visitor
 * left it. Links to tools pass the search on as their state, so that the way back restores it. A
 * preview has another path.
 */
export const useCatalogueLocation = (path: string = paths.tools) => {
  const { pathname, search, state } = useLocation();
  const remembered = isToolLinkState(state) ? state.catalogueSearch : '';
  const catalogueSearch = pathname === path ? search : remembered;
  return {
    linkState: { catalogueSearch } satisfies ToolLinkState,
    catalogue: { pathname: path, search: catalogueSearch },
  };
};
