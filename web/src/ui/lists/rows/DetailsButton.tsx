import { mdiChevronDown } from '@mdi/js';
import { Icon } from '../../media/Icon.tsx';

interface DetailsButtonProps {
  open: boolean;
  /** The id of the element with the row's name. */
  nameId: string;
  onToggle: () => void;
}

/** Shows and hides the details of a row. Inside RowButtons. */
export const DetailsButton = ({ open, nameId, onToggle }: DetailsButtonProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label="Details"
    aria-expanded={open}
    aria-describedby={nameId}
    onClick={onToggle}
  >
    <Icon path={mdiChevronDown} className="chevron" />
  </button>
);
