import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { SearchField } from '../../../domain/search/SearchField.tsx';
import { useSearchWords } from '../../../domain/search/useSearchWords.ts';
import { isToolSort, type ToolSort, toolSorts } from '../../../domain/tool/toolSorts.ts';
import { ExportButton } from '../../../features/tables/ExportButton.tsx';
import { ImportButton } from '../../../features/tables/ImportButton.tsx';
import { ManagedToolList } from '../../../features/tools/manage/list/ManagedToolList.tsx';
import { ManagedToolsHeading } from '../../../features/tools/manage/list/ManagedToolsHeading.tsx';
import { useManagedTools } from '../../../features/tools/manage/requests/useManagedTools.ts';
import { StockDialog } from '../../../features/tools/manage/stock/StockDialog.tsx';
import { useStockAdjustment } from '../../../features/tools/manage/stock/useStockAdjustment.ts';
import { paths } from '../../../lib/router/paths.ts';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';
import { SortSelect } from '../../../ui/inputs/SortSelect.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { useToolDeletion } from './useToolDeletion.ts';

const columns = 'minmax(0, 1fr) minmax(0, clamp(132px, 40%, 220px))';

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1.5,
  mb: 2,
};

/** On a phone without icons, so that they fit in one line. */
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
};

const Actions = () => (
  <Box sx={actions}>
    <Button
      component={Link}
      to={paths.addTool}
      size="small"
      variant="contained"
      startIcon={<Icon path={mdiPlus} />}
    >
      Add tool
    </Button>
    <ExportButton table="tools" label="Export tools" />
    <ImportButton />
  </Box>
);

const sortChoice = { name: 'sort', defaultChoice: 'newest', isChoice: isToolSort } as const;

export const ManageToolsPage = () => {
  const { words, text, type, search } = useSearchWords();
  const [sort, sortBy] = useUrlChoice<ToolSort>(sortChoice);
  const chooseSort = (text: string) => {
    if (isToolSort(text)) sortBy(text);
  };
  const list = useManagedTools({ q: words, sort });
  const { remove, removeAll, busy } = useToolDeletion();
  const stock = useStockAdjustment();
  return (
    <>
      <Box sx={heading}>
        <ManagedToolsHeading list={list} words={words} />
        <Actions />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns, mb: 2, maxWidth: 960 }}>
        <SearchField
          size="small"
          label="Search the tools"
          text={text}
          onType={type}
          onSearch={search}
        />
        <SortSelect size="small" sorts={toolSorts} value={sort} onChange={sortBy} />
      </Box>
      <ManagedToolList
        list={list}
        words={words}
        sort={{ value: sort, initial: sortChoice.defaultChoice, onChange: chooseSort }}
        busy={busy}
        onDelete={remove}
        onDeleteAll={removeAll}
        onAdjust={stock.open}
      />
      <StockDialog stock={stock} />
    </>
  );
};
