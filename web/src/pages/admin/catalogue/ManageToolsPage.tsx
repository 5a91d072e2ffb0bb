import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatCount, type Tool } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { Link } from 'react-router-dom';
import { ListHeading } from '../../../domain/page/ListHeading.tsx';
import { MatchCount } from '../../../domain/search/MatchCount.tsx';
import { matchCountOf } from '../../../domain/search/matchCountText.ts';
import { SearchField } from '../../../domain/search/SearchField.tsx';
import { useSearchWords } from '../../../domain/search/useSearchWords.ts';
import { isToolSort, type ToolSort, toolSorts } from '../../../domain/tool/toolSorts.ts';
import { ExportButton } from '../../../features/tables/ExportButton.tsx';
import { ImportButton } from '../../../features/tables/ImportButton.tsx';
import { ManagedToolList } from '../../../features/tools/manage/list/ManagedToolList.tsx';
import {
  useDeleteTool,
  useDeleteTools,
  useManagedTools,
  useToolCount,
  useToolMatches,
} from '../../../features/tools/manage/requests/useManagedTools.ts';
import { StockDialog } from '../../../features/tools/manage/stock/StockDialog.tsx';
import { useStockAdjustment } from '../../../features/tools/manage/stock/useStockAdjustment.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { notifyOutcome } from '../../../lib/queries/notifyOutcome.ts';
import { paths } from '../../../lib/router/paths.ts';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';
import { SortSelect } from '../../../ui/inputs/SortSelect.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';

const title = 'All tools';
const columns = 'minmax(0, 1fr) minmax(0, clamp(132px, 40%, 220px))';
const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1.5,
  mb: 2,
};

interface HeadingProps {
  list: ReturnType<typeof useManagedTools>;
  words: string;
}

const Heading = ({ list, words }: HeadingProps) => {
  const { data: all } = useToolCount();
  const { data: matches } = useToolMatches(words, words !== '' && list.hasNextPage);
  return (
    <ListHeading title={title} counted={all === undefined ? all : `${title} ${formatCount(all)}`}>
      {words && !list.isError && <MatchCount found={matchCountOf(list, matches)} noun="tool" />}
    </ListHeading>
  );
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

const deletionWords = { noun: 'tool', done: 'deleted', nameOf: ({ toolName }: Tool) => toolName };

/** Deletes one tool or several, and notifies of the outcome. */
const useDeletion = () => {
  const one = useDeleteTool();
  const several = useDeleteTools();
  const remove = async ({ _id }: Tool) => {
    try {
      await one.mutateAsync(_id);
      enqueueSnackbar(`Tools: ${_id} deleted`, { variant: 'success' });
    } catch (error) {
      enqueueSnackbar(messageOf(error), { variant: 'error' });
    }
  };
  const removeAll = async (tools: Tool[]) => {
    const outcome = await several.mutateAsync(tools);
    notifyOutcome(outcome, deletionWords);
    return outcome;
  };
  return { remove, removeAll, busy: one.isPending || several.isPending };
};

const sortChoice = { name: 'sort', defaultChoice: 'newest', isChoice: isToolSort } as const;

export const ManageToolsPage = () => {
  const { words, text, type, search } = useSearchWords();
  const [sort, sortBy] = useUrlChoice<ToolSort>(sortChoice);
  const chooseSort = (text: string) => {
    if (isToolSort(text)) sortBy(text);
  };
  const list = useManagedTools({ q: words, sort });
  const { remove, removeAll, busy } = useDeletion();
  const stock = useStockAdjustment();
  return (
    <>
      <Box sx={heading}>
        <Heading list={list} words={words} />
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
