import Box from '@mui/material/Box';
import type { Tool } from 'functions/contract';
import type { ListState } from '../../../../domain/list/useList.ts';
import { SearchField } from '../../../../domain/search/SearchField.tsx';
import { type ToolSort, toolSorts } from '../../../../domain/tool/toolSorts.ts';
import { SelectField } from '../../../../ui/inputs/SelectField.tsx';
import { SortSelect } from '../../../../ui/inputs/SortSelect.tsx';
import { MissingFilter } from './MissingFilter.tsx';
import {
  type CategoryFilter,
  categoryTexts,
  gapOf,
  missingChoice,
  statusChoice,
} from './toolList.tsx';

interface ManagedToolsSearchProps {
  list: ListState<Tool, CategoryFilter>;
  sort: ToolSort;
  onSort: (sort: ToolSort) => void;
}

const fields = {
  display: 'grid',
  gap: 1.5,
  mb: 2,
  maxWidth: 960,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'minmax(0, 1fr) repeat(3, minmax(0, 180px))',
  },
  // On a phone, the search and the order have separate lines.
  '& > :last-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};

export const ManagedToolsSearch = ({
  list: { words, search, chooseFilter, choose },
  sort,
  onSort,
}: ManagedToolsSearchProps) => (
  <>
    <Box sx={fields}>
      <SearchField
        size="small"
        label="Search the tools"
        text={words.text}
        onType={words.type}
        onSearch={words.search}
      />
      <SelectField
        label="Category"
        choices={categoryTexts}
        value={search.filter}
        onChange={chooseFilter}
      />
      <SelectField
        label={statusChoice.label}
        choices={statusChoice.texts}
        value={(search.choices.status ?? '') as keyof typeof statusChoice.texts}
        onChange={(status) => choose(statusChoice.name, status)}
      />
      <SortSelect size="small" sorts={toolSorts} value={sort} onChange={onSort} />
    </Box>
    <MissingFilter
      words={search.words}
      category={search.filter === 'all' ? undefined : search.filter}
      value={gapOf(search.choices.missing)}
      onChange={(gap) => choose(missingChoice.name, gap)}
    />
  </>
);
