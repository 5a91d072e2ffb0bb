import Box from '@mui/material/Box';
import { SearchField } from '../../domain/search/SearchField.tsx';
import { PeriodFields } from '../../domain/time/PeriodFields.tsx';
import { ChoiceButtons } from '../../ui/inputs/ChoiceButtons.tsx';
import { FoldedFilters } from '../../ui/lists/FoldedFilters.tsx';
import { kindFilterTexts } from './invoiceTexts.ts';
import type { useInvoiceFilters } from './useInvoiceFilters.ts';

const fields = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 480px) auto' },
  justifyContent: { lg: 'start' },
};

/** On a phone two lines: the period, then its days. */
const selection = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '146px repeat(2, 154px)' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};

/** The filters of the list of invoices. */
export const InvoiceFilters = ({
  filters: { words, search, period, chooseKind, choosePeriod },
}: {
  filters: ReturnType<typeof useInvoiceFilters>;
}) => (
  <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
    <Box sx={fields}>
      <SearchField
        size="small"
        label="Search by number, order number or customer"
        text={words.text}
        onType={words.type}
        onSearch={words.search}
      />
      <FoldedFilters values={[period.from, period.to]}>
        <Box sx={selection}>
          <PeriodFields period={period} onChange={choosePeriod} />
        </Box>
      </FoldedFilters>
    </Box>
    <ChoiceButtons
      label="Documents to show"
      choices={kindFilterTexts}
      value={search.kind}
      onChange={chooseKind}
      fit="scroll"
    />
  </Box>
);
