import { mdiFileDocumentEditOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { isNumberSearch, type QuoteFilter, quoteFilters } from 'functions/contract';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { quoteFilterTexts } from '../../../domain/quote/quoteTexts.ts';
import type { QuoteSearch } from '../../../domain/quote/useQuotes.ts';
import { useQuoteCount, useQuoteSearch } from '../../../domain/quote/useQuotes.ts';
import { matchCountOf } from '../../../domain/search/matchCountText.ts';
import { SearchField } from '../../../domain/search/SearchField.tsx';
import { SearchNotice } from '../../../domain/search/SearchNotice.tsx';
import { needsCountOfAll } from '../../../domain/search/searchNoticeText.ts';
import { useSearchWords } from '../../../domain/search/useSearchWords.ts';
import { QuoteList } from '../../../features/quotes/list/QuoteList.tsx';
import { noQuotesText } from '../../../features/quotes/list/quoteListTexts.ts';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';

const isQuoteFilter = (text: string | null): text is QuoteFilter =>
  quoteFilters.some((filter) => filter === text);

interface FilterNoticeProps {
  list: ReturnType<typeof useQuoteSearch>;
  search: QuoteSearch;
  onClear: () => void;
}

const FilterNotice = ({ list, search, onClear }: FilterNoticeProps) => {
  const { words, filter } = search;
  const filters = { isFiltered: filter !== 'all', ignoresFilters: isNumberSearch(words) };
  const countsAll = needsCountOfAll({ words, ...filters });
  const { data: matches } = useQuoteCount(search, countsAll && list.hasNextPage);
  const { data: all } = useQuoteCount({ filter: 'all', words }, countsAll);
  const counts = { found: matchCountOf(list, matches), all };
  return <SearchNotice words={words} {...filters} {...counts} noun="quote" onClear={onClear} />;
};

/** Everyone's quotes that match the filters in the URL. */
export const AllQuotesPage = () => {
  const words = useSearchWords();
  const [filter, choose] = useUrlChoice<QuoteFilter>({
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
      <FilterNotice
        list={list}
        search={{ filter, words: words.words }}
        onClear={() => choose('all')}
      />
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
