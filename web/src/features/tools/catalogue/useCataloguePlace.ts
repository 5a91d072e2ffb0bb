import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';

interface ToolLinkState {
  catalogueSearch: string;
}

const isToolLinkState = (state: unknown): state is ToolLinkState =>
  typeof (state as ToolLinkState | null)?.catalogueSearch === 'string';

/**
 * The search with which the catalogue was left for this page, or shows at present: links to tools
 * take it along as their state, so that the way back leads to where one was.
 */
export const useCataloguePlace = () => {
  const { pathname, search, state } = useLocation();
  const remembered = isToolLinkState(state) ? state.catalogueSearch : '';
  const catalogueSearch = pathname === paths.tools ? search : remembered;
  return {
    linkState: { catalogueSearch } satisfies ToolLinkState,
    place: { pathname: paths.tools, search: catalogueSearch },
  };
};
