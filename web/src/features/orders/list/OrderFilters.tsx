import Box from '@mui/material/Box';
import { ChoiceButtons } from '../../../components/ChoiceButtons.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import { filterTexts } from '../orderFilters.ts';
import { PeriodFields } from './PeriodFields.tsx';
import type { useOrderFilters } from './useOrderFilters.ts';

const fields = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  justifyContent: { md: 'start' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 480px) auto' },
};

/** The filters of the list of all orders. */
export const OrderFilters = ({
  filters: { words, search, period, chooseFilter, choosePeriod },
}: {
  filters: ReturnType<typeof useOrderFilters>;
}) => (
  <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
    <Box sx={fields}>
      <SearchField
        size="small"
        label="Search by order number, PO number, customer or tool"
        text={words.text}
        onType={words.type}
        onSearch={words.search}
      />
      <PeriodFields period={period} onChange={choosePeriod} />
    </Box>
    <ChoiceButtons
      label="Orders to show"
      choices={filterTexts}
      value={search.filter}
      onChange={chooseFilter}
      fit="scroll"
    />
  </Box>
);
