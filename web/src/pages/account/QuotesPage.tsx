import Box from '@mui/material/Box';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { quoteFilterTexts } from '../../domain/quote/quoteTexts.ts';
import { useCustomerQuotes } from '../../domain/quote/useQuotes.ts';
import { NoOwnQuotes, type OwnFilter } from '../../features/quotes/list/NoOwnQuotes.tsx';
import { QuoteList } from '../../features/quotes/list/QuoteList.tsx';
import { useUrlChoice } from '../../lib/router/useUrlChoice.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { ChoiceButtons } from '../../ui/inputs/ChoiceButtons.tsx';

const { open, all } = quoteFilterTexts;
const isOwnFilter = (text: string | null): text is OwnFilter => text === 'open' || text === 'all';

/** The customer's own quotes, filtered by status as the URL says. */
export const QuotesPage = () => {
  const user = useUser();
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
      <QuoteList list={list} empty={<NoOwnQuotes filter={filter} />} />
    </>
  );
};
