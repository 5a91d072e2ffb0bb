import { mdiTuneVariant } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { isColumnShown } from '../../../ui/lists/layout/listLayout.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import type { StaffKind, ViewedList } from './useViewedList.ts';

const densities = { compact: 'Compact', comfortable: 'Comfortable' } as const;

interface DisplayProps {
  kind: StaffKind;
  list: ViewedList;
}

const Columns = ({ kind, list }: DisplayProps) => {
  const labelId = useId();
  return (
    <Box component="fieldset" aria-labelledby={labelId} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography id={labelId} variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        Columns
      </Typography>
      {kind.columns.map((column) => (
        <FormControlLabel
          key={column.id}
          label={column.header}
          sx={{ display: 'flex', minHeight: 40 }}
          control={
            <Checkbox
              size="small"
              checked={isColumnShown(column, list.columns)}
              disabled={column.isName === true}
              onChange={() => list.toggleColumn(column.id)}
            />
          }
        />
      ))}
      <Button
        size="small"
        color="inherit"
        disabled={list.columns === null}
        onClick={list.resetColumns}
        sx={{ mt: 0.5, minHeight: 40 }}
      >
        Usual columns
      </Button>
    </Box>
  );
};

/** The button for how much room rows have, and which columns a list shows. */
export const DisplayButton = ({ kind, list }: DisplayProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Icon path={mdiTuneVariant} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ml: 'auto', minHeight: 40 }}
      >
        Display
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { p: 2, width: 264 } },
        }}
      >
        <Typography id={titleId} variant="subtitle2" component="h2" sx={{ mb: 1 }}>
          Rows
        </Typography>
        <ChoiceButtons
          label="Room of the rows"
          choices={densities}
          value={list.isComfortable ? 'comfortable' : 'compact'}
          onChange={list.chooseDensity}
        />
        <Columns kind={kind} list={list} />
      </Popover>
    </>
  );
};
