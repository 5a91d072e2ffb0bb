import Box from '@mui/material/Box';
import { SearchField } from '../../../domain/search/SearchField.tsx';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { filterTexts, type useCompanyFilters } from './useCompanyFilters.ts';

/** The filters of the list of companies. */
export const CompanyFilters = ({
  filters: { words, search, chooseFilter },
}: {
  filters: ReturnType<typeof useCompanyFilters>;
}) => (
  <Box sx={{ display: 'grid', gap: 1.5, mb: 2, maxWidth: 640 }}>
    <SearchField
      size="small"
      label="Search by name, number or person"
      text={words.text}
      onType={words.type}
      onSearch={words.search}
    />
    <ChoiceButtons
      label="Companies to show"
      choices={filterTexts}
      value={search.filter}
      onChange={chooseFilter}
      fit="scroll"
    />
  </Box>
);
