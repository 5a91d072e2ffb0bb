import Box from '@mui/material/Box';
import { cleanCell } from 'functions/contract';
import type { PadRow } from '../rows/padRows.ts';
import type { RowActions } from '../rows/rowActions.ts';
import { TakeButton } from './padStyles.ts';
import { useSuggestions } from './useSuggestions.ts';

interface NotFoundProps {
  row: PadRow;
  message: string | null;
  hasSuggestions: boolean;
  onChoose: RowActions['onChoose'];
}

/** Says that no tool has the SKU, and offers tools that may be meant. */
export const NotFound = ({ row, message, hasSuggestions, onChoose }: NotFoundProps) => {
  const text = cleanCell(row.sku);
  const suggestions = useSuggestions(text, hasSuggestions);
  return (
    <>
      <Box component="span" sx={{ color: 'error.main' }}>
        {message}
      </Box>
      {suggestions.length > 0 && <span>Did you mean</span>}
      {suggestions.map((tool) => (
        <TakeButton key={tool._id} type="button" onClick={() => onChoose(row.id, tool)}>
          {`${tool.sku} ${tool.toolName}`}
        </TakeButton>
      ))}
    </>
  );
};
