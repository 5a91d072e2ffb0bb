import { mdiFilterOffOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { Icon } from '../../ui/media/Icon.tsx';

interface ResetFiltersProps {
  list: { isChanged: boolean; reset: () => void };
}

/** Brings a list back to how it is at first, if it is not. The heading then has the focus. */
export const ResetFilters = ({ list: { isChanged, reset } }: ResetFiltersProps) =>
  isChanged && (
    <Button
      size="small"
      color="inherit"
      startIcon={<Icon path={mdiFilterOffOutline} />}
      onClick={() => {
        reset();
        document.querySelector('h1')?.focus({ preventScroll: true });
      }}
    >
      Reset filters
    </Button>
  );
