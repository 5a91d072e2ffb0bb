import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PriceList } from 'functions/contract';
import { ChoiceButtons } from '../../../../ui/inputs/ChoiceButtons.tsx';
import { Icon } from '../../../../ui/media/Icon.tsx';
import { audienceText } from '../texts/priceListTexts.ts';
import { filterTexts, type usePriceListFilters } from './usePriceListFilters.ts';

interface PriceListFiltersProps {
  filters: ReturnType<typeof usePriceListFilters>;
  /** The lists shown, which name the customer or the group to which they are narrowed. */
  lists: readonly PriceList[];
}

/** The filters of the price lists. */
export const PriceListFilters = ({
  filters: { search, chooseFilter, clearAudience },
  lists: [first],
}: PriceListFiltersProps) => {
  const label = `Only for: ${first ? audienceText(first) : 'one customer or group'}`;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2, justifyItems: 'start' }}>
      <ChoiceButtons
        label="Price lists to show"
        choices={filterTexts}
        value={search.filter}
        onChange={chooseFilter}
        fit="scroll"
      />
      {search.audience && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`Remove the filter: ${label}`}
          endIcon={<Icon path={mdiClose} />}
          onClick={clearAudience}
          sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
        >
          {label}
        </Button>
      )}
    </Box>
  );
};
