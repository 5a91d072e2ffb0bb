import Box from '@mui/material/Box';
import { ChoiceButtons } from '../../../components/ChoiceButtons.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
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
