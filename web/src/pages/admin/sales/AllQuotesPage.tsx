import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ListPage } from '../../../domain/list/ListPage.tsx';
import { quoteList } from '../../../features/quotes/list/quoteList.ts';
import { paths } from '../../../lib/router/paths.ts';

/** Everyone's quotes that match the filters in the URL. */
export const AllQuotesPage = () => (
  <ListPage
    kind={quoteList}
    actions={({ only }) => (
      <Button component={Link} to={paths.newOffer.href(only || undefined)} variant="contained">
        New offer
      </Button>
    )}
  />
);
