import Box from '@mui/material/Box';
import { SearchField } from '../../../domain/search/SearchField.tsx';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { filterTexts } from './inquiryTexts.ts';
import type { useInquiryFilters } from './useInquiryFilters.ts';

/** The filters of the list of inquiries. */
export const InquiryFilters = ({
  filters: { words, search, chooseFilter },
}: {
  filters: ReturnType<typeof useInquiryFilters>;
}) => (
  <Box sx={{ display: 'grid', gap: 1.5, mb: 2, maxWidth: 640 }}>
    <SearchField
      size="small"
      label="Search by sender, tool or message"
      text={words.text}
      onType={words.type}
      onSearch={words.search}
    />
    <ChoiceButtons
      label="Inquiries to show"
      choices={filterTexts}
      value={search.filter}
      onChange={chooseFilter}
      fit="scroll"
    />
  </Box>
);
