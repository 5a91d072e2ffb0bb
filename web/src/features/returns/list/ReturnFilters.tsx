import Box from '@mui/material/Box';
import { SearchField } from '../../../domain/search/SearchField.tsx';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { returnFilterTexts } from './returnListTexts.ts';
import type { useReturnFilters } from './useReturnFilters.ts';

/** The filters of the list of returns. */
export const ReturnFilters = ({
  filters: { words, search, chooseFilter },
}: {
  filters: ReturnType<typeof useReturnFilters>;
}) => (
  <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
    <Box sx={{ maxWidth: { lg: 480 } }}>
      <SearchField
        size="small"
        label="Search by return or order number, customer or tool"
        text={words.text}
        onType={words.type}
        onSearch={words.search}
      />
    </Box>
    <ChoiceButtons
      label="Returns to show"
      choices={returnFilterTexts}
      value={search.filter}
      onChange={chooseFilter}
      fit="scroll"
    />
  </Box>
);
