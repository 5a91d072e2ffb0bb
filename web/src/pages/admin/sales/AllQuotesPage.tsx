import { ListPage } from '../../../domain/list/ListPage.tsx';
import { quoteList } from '../../../features/quotes/list/quoteList.ts';
import { paths } from '../../../lib/router/paths.ts';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

/** Everyone's quotes that match the filters in the URL. */
export const AllQuotesPage = () => (
  <ListPage
    kind={quoteList}
    actions={({ only }) => (
      <LinkButton to={paths.newOffer.href(only || undefined)}>New offer</LinkButton>
    )}
  />
);
