import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { counted } from 'functions/contract';
import { useId } from 'react';
import { Icon } from '../../../ui/media/Icon.tsx';
import { Facets, type FacetsProps } from './Facets.tsx';

interface FilterDrawerProps extends FacetsProps {
  total: number;
  isOutdated: boolean;
  onClose: () => void;
}

const bar = {
  position: 'sticky',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  bgcolor: 'background.paper',
  zIndex: 1,
} as const;

/** The filters on small screens. They apply at once; the button below says what they show. */
export const FilterDrawer = ({ total, isOutdated, onClose, ...facets }: FilterDrawerProps) => {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: 'min(360px, 100vw)' },
        },
      }}
    >
      <Box sx={{ ...bar, top: 0, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={titleId} variant="h2" sx={{ fontSize: '1.25rem', mr: 'auto' }}>
          Filters
        </Typography>
        <IconButton aria-label="Close the filters" edge="end" onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <Box sx={{ p: 2, flexGrow: 1 }}>
        <Facets {...facets} />
      </Box>
      <Box sx={{ ...bar, bottom: 0, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" fullWidth aria-live="polite" onClick={onClose}>
          {isOutdated || !facets.facets ? 'Show the tools' : `Show ${counted(total, 'tool')}`}
        </Button>
      </Box>
    </Drawer>
  );
};
