import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listSorts, type SortedList } from 'functions/contract';
import { ChoiceButtons } from '../../ui/inputs/ChoiceButtons.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { SortSelect } from '../../ui/inputs/SortSelect.tsx';
import { FoldedFilters } from '../../ui/lists/FoldedFilters.tsx';
import type { Identified, ListSort } from '../../ui/lists/rows/dataListProps.ts';
import { SearchField } from '../search/SearchField.tsx';
import { PeriodFields } from '../time/PeriodFields.tsx';
import type { ListPartProps } from './ListHead.tsx';
import type { ListChoice } from './listKind.ts';
import { sortLabels } from './listSort.ts';
import { OnlyFilter } from './OnlyFilter.tsx';
import { useFilterCounts } from './useCounts.ts';

const fields = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 480px) auto' },
  justifyContent: { lg: 'start' },
};

/** The choices and the period, whose days have a separate line on a phone. */
const gridOf = (choices: number) => ({
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: `repeat(${choices + 1}, minmax(0, 146px)) repeat(2, minmax(0, 154px))`,
  },
  ...(choices % 2 === 0 && {
    [`& > :nth-of-type(${choices + 1})`]: { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  }),
});

interface ChoiceSelectProps {
  choice: ListChoice;
  value: string;
  onChange: (name: string, value: string) => void;
}

const ChoiceSelect = ({ choice, value, onChange }: ChoiceSelectProps) => {
  const { name, label, texts, otherId = '' } = choice;
  return (
    <SelectField
      label={label}
      choices={{ ...texts, [value]: texts[value] ?? otherId }}
      value={value}
      onChange={(chosen) => onChange(name, chosen)}
    />
  );
};

/** The filters of a list as buttons, with how many items each selects once one comes near them. */
const FilterButtons = <Row extends Identified, Filter extends string>({
  kind,
  list: { search, isEmpty, chooseFilter },
}: ListPartProps<Row, Filter>) => (
  <ChoiceButtons
    label={kind.filter.label}
    choices={kind.filter.texts}
    value={search.filter}
    onChange={chooseFilter}
    fit="scroll"
    {...useFilterCounts(kind, search, isEmpty)}
  />
);

/** Wider windows show all headers of columns, which sort as well. */
const sortField = { maxWidth: 260, '@media (min-width: 1440px)': { display: 'none' } };

/** The sort order of a list, or why it has its usual one only. */
const SortField = ({ sorted, sort }: { sorted: SortedList; sort: ListSort | undefined }) => {
  if (!sort) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`${sortLabels[listSorts[sorted][0]]}. Other orders are offered while no search, period or other choice narrows the list.`}
      </Typography>
    );
  }
  const { offered = listSorts[sorted] } = sort;
  const texts = listSorts[sorted]
    .filter((one) => offered.includes(one))
    .map((one) => [one, sortLabels[one]]);
  return (
    <Box sx={sortField}>
      <SortSelect
        size="small"
        sorts={Object.fromEntries(texts)}
        value={sort.value}
        onChange={sort.onChange}
      />
    </Box>
  );
};

/** The fields that narrow a list. */
export const ListFilters = <Row extends Identified, Filter extends string>(
  props: ListPartProps<Row, Filter>,
) => {
  const { search: searches, filter, choices = [], sorts, only, hasPeriod } = props.kind;
  const { list, words, search, sort, choose, chooseOnly, choosePeriod } = props.list;
  const offered = choices.filter(({ isOffered = true }) => isOffered);
  return (
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
            <FoldedFilters values={[...Object.values(search.choices), search.from, search.to]}>
              <Box sx={gridOf(offered.length)}>
                {offered.map((choice) => (
                  <ChoiceSelect
                    key={choice.name}
                    choice={choice}
                    value={search.choices[choice.name] ?? ''}
                    onChange={choose}
                  />
                ))}
                <PeriodFields period={search} onChange={choosePeriod} />
              </Box>
            </FoldedFilters>
          )}
        </Box>
      )}
      {only && search.only && (
        <OnlyFilter text={only.text(search.only, list.data ?? [])} onClear={() => chooseOnly('')} />
      )}
      {Object.keys(filter.texts).length > 1 && <FilterButtons {...props} />}
      {sorts && <SortField sorted={sorts} sort={sort} />}
    </Box>
  );
};
