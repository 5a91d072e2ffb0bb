import { mdiClose } from '@mdi/js';
import Button from '@mui/material/Button';
import type { OrderSearch } from '../../../domain/order/orderSearch.ts';
import { useOrderSearch } from '../../../domain/order/useOrders.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

interface PayerFilterProps {
  search: OrderSearch;
  onClear: () => void;
}

/** Says that the list has the orders of one customer only, by the name in them, and ends that. */
export const PayerFilter = ({ search, onClear }: PayerFilterProps) => {
  const { data = [] } = useOrderSearch(search);
  const name = data.find(({ payerId }) => payerId === search.payer)?.payerName ?? 'one customer';
  const label = `Only orders of ${name}`;
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
