import Box from '@mui/material/Box';
import { SearchField } from '../../../../domain/search/SearchField.tsx';
import type { useSearchWords } from '../../../../domain/search/useSearchWords.ts';
import { type ToolSort, toolSorts } from '../../../../domain/tool/toolSorts.ts';
import { SelectField } from '../../../../ui/inputs/SelectField.tsx';
import { SortSelect } from '../../../../ui/inputs/SortSelect.tsx';
import { type CategoryFilter, categoryTexts } from './toolList.tsx';

interface ManagedToolsSearchProps {
  search: ReturnType<typeof useSearchWords>;
  category: CategoryFilter;
  onCategory: (category: CategoryFilter) => void;
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
    sm: 'minmax(0, 1fr) repeat(2, minmax(0, 200px))',
  },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};

export const ManagedToolsSearch = ({
  search,
  category,
  onCategory,
  sort,
  onSort,
}: ManagedToolsSearchProps) => (
  <Box sx={fields}>
    <SearchField
      size="small"
      label="Search the tools"
      text={search.text}
      onType={search.type}
      onSearch={search.search}
    />
    <SelectField label="Category" choices={categoryTexts} value={category} onChange={onCategory} />
    <SortSelect size="small" sorts={toolSorts} value={sort} onChange={onSort} />
  </Box>
);
