import { ListPage } from '../../../domain/list/ListPage.tsx';
import { quoteList } from '../../../features/quotes/list/quoteList.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

/** Everyone's quotes that match the filters in the URL. */
export const AllQuotesPage = () => (
  <ListPage
    kind={quoteList}
    actions={({ only }) => (
      <LinkButton to={furtherPaths.newOffer.href(only || undefined)}>New offer</LinkButton>
    )}
  />
);
