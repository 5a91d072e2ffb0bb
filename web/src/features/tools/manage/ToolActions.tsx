import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Tool } from 'functions/contract';
import { Link } from 'react-router-dom';
import type { RowSelection } from '../../../components/useSelection.ts';
import { paths } from '../../../paths.ts';

/** The props of the table and the cards. */
export interface ManagedToolViewProps {
  tools: Tool[];
  selection: RowSelection;
  onDelete: (tool: Tool) => void;
  onAdjust: (tool: Tool) => void;
}

interface ToolActionsProps extends Pick<ManagedToolViewProps, 'onDelete' | 'onAdjust'> {
  tool: Tool;
  /** The id of the element with the tool's name. */
  labelledBy: string;
}

/** The buttons for one tool. */
export const ToolActions = ({ tool, labelledBy, onDelete, onAdjust }: ToolActionsProps) => (
  <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
    <Button
      component={Link}
      to={paths.editTool.href(tool._id)}
      size="small"
      variant="outlined"
      aria-describedby={labelledBy}
    >
      Edit
    </Button>
    <Button
      size="small"
      variant="outlined"
      aria-describedby={labelledBy}
      onClick={() => onAdjust(tool)}
    >
      Stock
    </Button>
    <Button
      size="small"
      color="error"
      variant="outlined"
      aria-describedby={labelledBy}
      onClick={() => onDelete(tool)}
    >
      Delete
    </Button>
  </Stack>
);
