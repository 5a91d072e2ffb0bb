import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type QuoteFilter, quoteFilters } from 'functions/contract';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { quoteFilterTexts } from '../../../domain/quote/quoteTexts.ts';
import { useQuoteSearch } from '../../../domain/quote/useQuotes.ts';
import { PayerFilter } from '../../../domain/search/PayerFilter.tsx';
import { SearchField } from '../../../domain/search/SearchField.tsx';
import { usePayerChoice } from '../../../domain/search/usePayerChoice.ts';
import { useSearchWords } from '../../../domain/search/useSearchWords.ts';
import { NoQuotes } from '../../../features/quotes/list/NoQuotes.tsx';
import { QuoteList } from '../../../features/quotes/list/QuoteList.tsx';
import { QuoteSearchNotice } from '../../../features/quotes/list/QuoteSearchNotice.tsx';
import { paths } from '../../../lib/router/paths.ts';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';

const isQuoteFilter = (text: string | null): text is QuoteFilter =>
  quoteFilters.some((filter) => filter === text);

/** Everyone's quotes that match the filters in the URL. */
export const AllQuotesPage = () => {
  const words = useSearchWords();
  const [filter, choose] = useUrlChoice<QuoteFilter>({
    name: 'status',
    defaultChoice: 'open',
    isChoice: isQuoteFilter,
  });
  const [payer, choosePayer] = usePayerChoice();
  const search = { filter, payer, words: words.words };
  const list = useQuoteSearch(search);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <PageTitle sx={{ flexGrow: 1 }}>Quotes</PageTitle>
        <Button component={Link} to={paths.newOffer.href(payer || undefined)} variant="contained">
          New offer
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
        <Box sx={{ maxWidth: { lg: 480 } }}>
          <SearchField
            size="small"
            label="Search by quote number, customer or tool"
            text={words.text}
            onType={words.type}
            onSearch={words.search}
          />
        </Box>
        {payer && (
          <PayerFilter
            nouns="quotes"
            payerId={payer}
            items={list.data}
            onClear={() => choosePayer('')}
          />
        )}
        <ChoiceButtons
          label="Quotes to show"
          choices={quoteFilterTexts}
          value={filter}
          onChange={choose}
          fit="scroll"
        />
      </Box>
      <QuoteSearchNotice
        list={list}
        search={search}
        onClear={() => {
          choose('all');
          choosePayer('');
        }}
      />
      <QuoteList list={list} admin empty={<NoQuotes {...search} hasMore={list.hasNextPage} />} />
    </>
  );
};
