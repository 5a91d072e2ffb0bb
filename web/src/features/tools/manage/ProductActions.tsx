import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Tool } from 'functions/contract';
import { Link } from 'react-router-dom';
import type { RowSelection } from '../../../components/useSelection.ts';
import { paths } from '../../../paths.ts';

/** What the lists of tools show, and what is done with one of them. */
export interface ProductViewProps {
  tools: Tool[];
  selection: RowSelection;
  onDelete: (tool: Tool) => void;
  onAdjust: (tool: Tool) => void;
}

interface ProductActionsProps extends Pick<ProductViewProps, 'onDelete' | 'onAdjust'> {
  tool: Tool;
  /** The element that names the tool. */
  labelledBy: string;
}

/** What an admin does with a tool. */
export const ProductActions = ({ tool, labelledBy, onDelete, onAdjust }: ProductActionsProps) => (
  <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
    <Button
      component={Link}
      to={paths.product.href(tool._id)}
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
