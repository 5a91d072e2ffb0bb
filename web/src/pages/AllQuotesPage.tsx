import { mdiFileDocumentEditOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { type QuoteFilter, quoteFilters } from 'functions/contract';
import { ChoiceButtons } from '../components/ChoiceButtons.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { useAddressChoice } from '../components/useAddressChoice.ts';
import { useSearchWords } from '../components/useSearchWords.ts';
import { QuoteList } from '../features/quotes/list/QuoteList.tsx';
import { noQuotesText } from '../features/quotes/list/quoteListTexts.ts';
import { quoteFilterTexts } from '../features/quotes/quoteTexts.ts';
import { useQuoteSearch } from '../features/quotes/useQuotes.ts';

const isQuoteFilter = (text: string | null): text is QuoteFilter =>
  quoteFilters.some((filter) => filter === text);

/** Everyone's quotes that match the filters in the URL. */
export const AllQuotesPage = () => {
  const words = useSearchWords();
  const [filter, choose] = useAddressChoice<QuoteFilter>({
    name: 'status',
    defaultChoice: 'open',
    isChoice: isQuoteFilter,
  });
  const list = useQuoteSearch({ filter, words: words.words });
  const none = noQuotesText({ filter, words: words.words, hasMore: list.hasNextPage });
  return (
    <>
      <PageTitle sx={{ mb: 2 }}>Quotes</PageTitle>
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
        <ChoiceButtons
          label="Quotes to show"
          choices={quoteFilterTexts}
          value={filter}
          onChange={choose}
          fit="scroll"
        />
      </Box>
      <QuoteList
        list={list}
        admin
        empty={
          <EmptyState icon={mdiFileDocumentEditOutline} title={none.title}>
            {none.advice}
          </EmptyState>
        }
      />
    </>
  );
};
