import { mdiChevronDown } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../media/Icon.tsx';

interface DetailsButtonProps {
  open: boolean;
  /** The id of the element with the row's name. */
  nameId: string;
  onToggle: () => void;
}

/** Shows and hides the details of a row. */
export const DetailsButton = ({ open, nameId, onToggle }: DetailsButtonProps) => (
  <IconButton
    aria-label="Details"
    aria-expanded={open}
    aria-describedby={nameId}
    onClick={onToggle}
    sx={{ position: 'relative', zIndex: 1 }}
  >
    <Icon path={mdiChevronDown} sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
  </IconButton>
);
