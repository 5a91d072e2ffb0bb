import { ListPage } from '../../domain/list/ListPage.tsx';
import { ownQuoteList } from '../../features/quotes/list/ownQuoteList.tsx';
import { useUser } from '../../lib/session/useSession.ts';

/** The customer's own quotes, filtered by status as the URL says. */
export const QuotesPage = () => <ListPage kind={ownQuoteList(useUser()?.email ?? '')} />;
