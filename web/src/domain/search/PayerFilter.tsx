import { mdiClose } from '@mdi/js';
import Button from '@mui/material/Button';
import { Icon } from '../../ui/media/Icon.tsx';

interface PayerFilterProps {
  /** What the list has: `orders`. */
  nouns: string;
  payerId: string;
  /** What the list shows by now: it has the name, unless it is empty. */
  items: readonly { payerId: string; payerName: string }[] | undefined;
  onClear: () => void;
}

/** Says that a list is only of one customer, by the name in it, and ends that. */
export const PayerFilter = ({ nouns, payerId, items = [], onClear }: PayerFilterProps) => {
  const name = items.find((item) => item.payerId === payerId)?.payerName ?? 'one customer';
  const label = `Only ${nouns} of ${name}`;
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`Remove the filter: ${label}`}
      endIcon={<Icon path={mdiClose} />}
      onClick={onClear}
      sx={{ justifySelf: 'start', overflowWrap: 'anywhere', textAlign: 'left' }}
    >
      {label}
    </Button>
  );
};
