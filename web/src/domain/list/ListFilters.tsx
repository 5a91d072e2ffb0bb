import Box from '@mui/material/Box';
import { ChoiceButtons } from '../../ui/inputs/ChoiceButtons.tsx';
import { FoldedFilters } from '../../ui/lists/FoldedFilters.tsx';
import type { Identified } from '../../ui/lists/rows/dataListProps.ts';
import { SearchField } from '../search/SearchField.tsx';
import { PeriodFields } from '../time/PeriodFields.tsx';
import type { ListPartProps } from './ListHead.tsx';
import { OnlyFilter } from './OnlyFilter.tsx';

const fields = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 480px) auto' },
  justifyContent: { lg: 'start' },
};

/** On a phone two lines: the period, then its days. */
const days = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '146px repeat(2, 154px)' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};

/** The fields that narrow a list. */
export const ListFilters = <Row extends Identified, Filter extends string>({
  kind: { search: searches, filter, only, hasPeriod },
  list: { list, words, search, chooseFilter, chooseOnly, choosePeriod },
}: ListPartProps<Row, Filter>) => (
  <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
    {(searches || hasPeriod) && (
      <Box sx={fields}>
        {searches && (
          <SearchField
            size="small"
            label={searches.label}
            text={words.text}
            onType={words.type}
            onSearch={words.search}
          />
        )}
        {hasPeriod && (
          <FoldedFilters values={[search.from, search.to]}>
            <Box sx={days}>
              <PeriodFields period={search} onChange={choosePeriod} />
            </Box>
          </FoldedFilters>
        )}
      </Box>
    )}
    {only && search.only && (
      <OnlyFilter text={only.text(search.only, list.data ?? [])} onClear={() => chooseOnly('')} />
    )}
    {Object.keys(filter.texts).length > 1 && (
      <ChoiceButtons
        label={filter.label}
        choices={filter.texts}
        value={search.filter}
        onChange={chooseFilter}
        fit="scroll"
      />
    )}
  </Box>
);
