import { apiRoutes } from 'functions/contract';
import { ListPage } from '../../../domain/list/ListPage.tsx';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { quoteList } from '../../../features/quotes/list/quoteList.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

/** Everyone's quotes that match the filters in the URL. */
export const AllQuotesPage = () => (
  <ListPage
    kind={quoteList}
    actions={({ only }) => (
      <Allowed call={apiRoutes.requestQuote}>
        <LinkButton to={furtherPaths.newOffer.href(only || undefined)}>New offer</LinkButton>
      </Allowed>
    )}
  />
);
