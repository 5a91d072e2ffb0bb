import { mdiClose } from '@mdi/js';
import Button from '@mui/material/Button';
import { Icon } from '../../ui/media/Icon.tsx';

interface OnlyFilterProps {
  text: string;
  onClear: () => void;
}

/** Says what a list is narrowed to, and ends that. */
export const OnlyFilter = ({ text, onClear }: OnlyFilterProps) => (
  <Button
    size="small"
    variant="outlined"
    aria-label={`Remove the filter: ${text}`}
    endIcon={<Icon path={mdiClose} />}
    onClick={onClear}
    sx={{ justifySelf: 'start', overflowWrap: 'anywhere', textAlign: 'left' }}
  >
    {text}
  </Button>
);
