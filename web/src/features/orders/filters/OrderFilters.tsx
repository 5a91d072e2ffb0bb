import Box from '@mui/material/Box';
import { OnlyFilter } from '../../../domain/list/OnlyFilter.tsx';
import { filterTexts } from '../../../domain/order/orderFilters.ts';
import type { OrderSearch } from '../../../domain/order/orderSearch.ts';
import { useOrderSearch } from '../../../domain/order/useOrders.ts';
import { payerFilterText } from '../../../domain/search/payerFilterText.ts';
import { SearchField } from '../../../domain/search/SearchField.tsx';
import { PeriodFields } from '../../../domain/time/PeriodFields.tsx';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { FoldedFilters } from '../../../ui/lists/FoldedFilters.tsx';
import { PaymentSelect } from './PaymentSelect.tsx';
import type { useOrderFilters } from './useOrderFilters.ts';

const fields = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 480px) auto' },
  justifyContent: { lg: 'start' },
};

/** On a phone two lines: the payment and the period, then its days. */
const selection = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(4, minmax(0, 1fr))',
    lg: '128px 146px repeat(2, 154px)',
  },
};

interface OrdersPayerProps {
  search: OrderSearch;
  payerId: string;
  onClear: () => void;
}

const ordersOf = payerFilterText('orders');

const OrdersPayer = ({ search, payerId, onClear }: OrdersPayerProps) => {
  const { data } = useOrderSearch(search);
  return <OnlyFilter text={ordersOf(payerId, data)} onClear={onClear} />;
};

/** The filters of the list of all orders. */
export const OrderFilters = ({
  filters: { words, search, period, chooseFilter, choosePayer, choosePayment, choosePeriod },
}: {
  filters: ReturnType<typeof useOrderFilters>;
}) => (
  <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
    <Box sx={fields}>
      <SearchField
        size="small"
        label="Search by order number, PO number, customer or tool"
        text={words.text}
        onType={words.type}
        onSearch={words.search}
      />
      <FoldedFilters values={[search.payment, period.from, period.to]}>
        <Box sx={selection}>
          <PaymentSelect payment={search.payment} onChange={choosePayment} />
          <PeriodFields period={period} onChange={choosePeriod} />
        </Box>
      </FoldedFilters>
    </Box>
    {search.payer && (
      <OrdersPayer search={search} payerId={search.payer} onClear={() => choosePayer('')} />
    )}
    <ChoiceButtons
      label="Orders to show"
      choices={filterTexts}
      value={search.filter}
      onChange={chooseFilter}
      fit="scroll"
    />
  </Box>
);
