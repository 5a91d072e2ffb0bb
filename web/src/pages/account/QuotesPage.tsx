import { mdiFileDocumentOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useUser } from 'reactfire';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { quoteFilterTexts } from '../../domain/quote/quoteTexts.ts';
import { useCustomerQuotes } from '../../domain/quote/useQuotes.ts';
import { QuoteList } from '../../features/quotes/list/QuoteList.tsx';
import { noOwnQuotesText } from '../../features/quotes/list/quoteListTexts.ts';
import { paths } from '../../lib/router/paths.ts';
import { useUrlChoice } from '../../lib/router/useUrlChoice.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ChoiceButtons } from '../../ui/inputs/ChoiceButtons.tsx';

type OwnFilter = 'open' | 'all';

const { open, all } = quoteFilterTexts;
const isOwnFilter = (text: string | null): text is OwnFilter => text === 'open' || text === 'all';

const NoQuotes = ({ filter }: { filter: OwnFilter }) => {
  const { title, advice } = noOwnQuotesText(filter);
  return (
    <EmptyState
      icon={mdiFileDocumentOutline}
      title={title}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          <Button component={Link} to={paths.tools} variant="contained">
            See our tools
          </Button>
          <Button component={Link} to={paths.cart} variant="outlined">
            Go to the cart
          </Button>
        </Box>
      }
    >
      {advice}
    </EmptyState>
  );
};

/** The customer's own quotes, filtered by status as the URL says. */
export const QuotesPage = () => {
  const { data: user } = useUser();
  const [filter, choose] = useUrlChoice<OwnFilter>({
    name: 'status',
    defaultChoice: 'all',
    isChoice: isOwnFilter,
  });
  const list = useCustomerQuotes(user?.email ?? '', filter);
  return (
    <>
      <PageTitle sx={{ mb: 2 }}>Quotes</PageTitle>
      <Box sx={{ mb: 2 }}>
        <ChoiceButtons
          label="Quotes to show"
          choices={{ all, open }}
          value={filter}
          onChange={choose}
          fit="scroll"
        />
      </Box>
      <QuoteList list={list} admin={false} empty={<NoQuotes filter={filter} />} />
    </>
  );
};
