import {
  mdiDeleteOutline,
  mdiDownload,
  mdiFlashOutline,
  mdiPlaylistPlus,
  mdiToolboxOutline,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CartLine } from 'functions/contract';
import { Link } from 'react-router-dom';
import { AddToList } from '../../domain/shoppingList/AddToList.tsx';
import { paths } from '../../lib/router/paths.ts';
import { Icon } from '../../ui/media/Icon.tsx';

interface CartActionsProps {
  /** The lines that can be added to a list. */
  lines: readonly CartLine[];
  isDownloading: boolean;
  onDownload: () => void;
  onEmpty: () => void;
}

const iconOf = (path: string) => <Icon path={path} sx={{ fontSize: '1.25rem' }} />;

const button = { justifyContent: 'flex-start' } as const;

/** Ways on from the cart, and what else can be done with it. */
export const CartActions = ({ lines, isDownloading, onDownload, onEmpty }: CartActionsProps) => (
  <Box sx={{ display: 'grid', mt: 2, displayPrint: 'none' }}>
    <Button component={Link} to={paths.tools} startIcon={iconOf(mdiToolboxOutline)} sx={button}>
      Continue shopping
    </Button>
    <Button component={Link} to={paths.quickOrder} startIcon={iconOf(mdiFlashOutline)} sx={button}>
      Quick order
    </Button>
    <Button
      startIcon={iconOf(mdiDownload)}
      loading={isDownloading}
      loadingPosition="start"
      onClick={onDownload}
      sx={button}
    >
      Download CSV
    </Button>
    <AddToList
      lines={() => lines.map(({ toolId, quantity, toolName }) => ({ toolId, quantity, toolName }))}
    >
      {(open) => (
        <Button startIcon={iconOf(mdiPlaylistPlus)} onClick={open} sx={button}>
          Add all to a list
        </Button>
      )}
    </AddToList>
    <Button color="error" startIcon={iconOf(mdiDeleteOutline)} onClick={onEmpty} sx={button}>
      Empty cart
    </Button>
  </Box>
);
