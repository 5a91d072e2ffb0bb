import Box from '@mui/material/Box';
import { SearchField } from '../../../../domain/search/SearchField.tsx';
import type { useSearchWords } from '../../../../domain/search/useSearchWords.ts';
import { type ToolSort, toolSorts } from '../../../../domain/tool/toolSorts.ts';
import { SortSelect } from '../../../../ui/inputs/SortSelect.tsx';

interface ManagedToolsSearchProps {
  search: ReturnType<typeof useSearchWords>;
  sort: ToolSort;
  onSort: (sort: ToolSort) => void;
}

const columns = 'minmax(0, 1fr) minmax(0, clamp(132px, 40%, 220px))';

export const ManagedToolsSearch = ({ search, sort, onSort }: ManagedToolsSearchProps) => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns, mb: 2, maxWidth: 960 }}>
    <SearchField
      size="small"
      label="Search the tools"
      text={search.text}
      onType={search.type}
      onSearch={search.search}
    />
    <SortSelect size="small" sorts={toolSorts} value={sort} onChange={onSort} />
  </Box>
);
