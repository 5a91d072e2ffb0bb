import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { counted, type Tool } from 'functions/contract';
import { useState } from 'react';
import { SearchField } from '../../../domain/search/SearchField.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import type { DialogState } from '../../../ui/inputs/forms/FormDialog.tsx';
import { familyKeys } from '../data/useFamilies.ts';
import { searchTools } from './findSizes.ts';

interface SearchSizesProps extends DialogState {
  /** The ids of the sizes that the family has. */
  present: ReadonlySet<string>;
  onAdd: (tools: Tool[]) => void;
}

const noTools: Tool[] = [];

const useFound = (words: string) =>
  useQuery({
    queryKey: [...familyKeys.all, 'tools', words],
    queryFn: ({ signal }) => searchTools(words, signal),
    enabled: words !== '',
  });

const statusText = (words: string, tools: readonly Tool[], isPending: boolean): string => {
  if (words === '') return 'Search by name or SKU.';
  if (isPending) return 'Searching…';
  return tools.length === 0 ? 'No tool matches.' : `${counted(tools.length, 'tool')} found`;
};

interface FoundProps {
  tools: readonly Tool[];
  chosen: ReadonlyMap<string, Tool>;
  present: ReadonlySet<string>;
  onToggle: (tool: Tool) => void;
}

const Found = ({ tools, chosen, present, onToggle }: FoundProps) => (
  <Paper variant="outlined" sx={{ maxHeight: 360, overflowY: 'auto' }}>
    <List dense disablePadding aria-label="Tools found">
      {tools.map((tool) => (
        <ListItem key={tool._id} disablePadding>
          <ListItemButton
            disabled={present.has(tool._id)}
            onClick={() => onToggle(tool)}
            sx={{ minHeight: 48 }}
          >
            <Checkbox
              edge="start"
              disableRipple
              checked={present.has(tool._id) || chosen.has(tool._id)}
              slotProps={{ input: { 'aria-label': tool.toolName } }}
            />
            <ListItemText
              primary={tool.toolName}
              secondary={present.has(tool._id) ? `${tool.sku} · in the family` : tool.sku}
              sx={{ overflowWrap: 'anywhere' }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  </Paper>
);

/** Finds tools, of which several become sizes. */
export const SearchSizes = ({ present, onAdd, ...dialog }: SearchSizesProps) => {
  const [text, setText] = useState('');
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, Tool>>(new Map());
  const { data = noTools, error, isPending, refetch } = useFound(words);
  const free = data.filter(({ _id }) => !present.has(_id));
  const toggle = (tools: readonly Tool[], add: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      for (const tool of tools) {
        if (add) next.set(tool._id, tool);
        else next.delete(tool._id);
      }
      return next;
    });
  const isAll = free.length > 0 && free.every(({ _id }) => chosen.has(_id));
  return (
    <ConfirmDialog
      question="Add sizes from the tools"
      busy={false}
      disabled={chosen.size === 0}
      color="primary"
      labels={{ confirm: `Add ${counted(chosen.size, 'tool')}`, close: 'Close' }}
      onConfirm={async () => {
        onAdd([...chosen.values()]);
        dialog.onClose();
      }}
      {...dialog}
    >
      <SearchField
        size="small"
        label="Name or SKU"
        text={text}
        onType={setText}
        onSearch={(searched) => setWords(searched)}
      />
      <Typography role="status" variant="body2" sx={{ my: 1, color: 'text.secondary' }}>
        {error ? '' : statusText(words, data, isPending)}
      </Typography>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {free.length > 1 && (
        <FormControlLabel
          label={`All ${free.length}`}
          control={<Checkbox checked={isAll} onChange={() => toggle(free, !isAll)} />}
        />
      )}
      {data.length > 0 && (
        <Found
          tools={data}
          chosen={chosen}
          present={present}
          onToggle={(tool) => toggle([tool], !chosen.has(tool._id))}
        />
      )}
    </ConfirmDialog>
  );
};
