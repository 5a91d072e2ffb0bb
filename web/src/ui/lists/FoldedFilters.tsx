import { mdiChevronDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type PropsWithChildren, useId, useState } from 'react';
import { Icon } from '../media/Icon.tsx';

interface FoldedFiltersProps {
  /** The values of the filters; those that are set are counted. */
  values: readonly string[];
}

/** Filters behind a button on a phone, where they would push the list off the screen. */
export const FoldedFilters = ({ values, children }: PropsWithChildren<FoldedFiltersProps>) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = values.filter((value) => value !== '').length;
  return (
    <div>
      <Button
        color="inherit"
        variant="outlined"
        aria-expanded={open}
        aria-controls={id}
        endIcon={<Icon path={mdiChevronDown} sx={open ? { transform: 'rotate(180deg)' } : {}} />}
        onClick={() => setOpen(!open)}
        sx={{ display: { sm: 'none' }, mb: open ? 1.5 : 0 }}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <Box id={id} sx={{ display: { xs: open ? 'block' : 'none', sm: 'block' } }}>
        {children}
      </Box>
    </div>
  );
};
