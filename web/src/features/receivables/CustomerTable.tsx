import { mdiBellOutline, mdiClipboardListOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Receivables } from 'functions/contract';
import { Suspense, useMemo, useState } from 'react';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { useUrlChoice } from '../../lib/router/useUrlChoice.ts';
import { SortSelect } from '../../ui/inputs/SortSelect.tsx';
import { DataList } from '../../ui/lists/DataList.tsx';
import type { RowAction } from '../../ui/lists/rows/dataListProps.ts';
import { ShowMore } from '../../ui/lists/ShowMore.tsx';
import { useItemDialog } from '../../ui/lists/useItemDialog.ts';
import { ordersPath, overdueIn } from './ageTexts.ts';
import { type CustomerRow, compactCustomer, customerColumns } from './customerColumns.tsx';
import {
  type CustomerSort,
  customerSorts,
  initialSort,
  isCustomerSort,
  sortCustomers,
} from './customerSorts.ts';

const PayerReminders = lazyComponent(
  () => import('../../domain/reminders/PayerReminders.tsx'),
  'PayerReminders',
);

const sortChoice = {
  name: 'sort',
  defaultChoice: initialSort,
  isChoice: isCustomerSort,
} as const;

const actionsOf =
  (remind: (payerId: string) => void) =>
  ({ payerId, byAge }: CustomerRow): RowAction[] => [
    {
      label: 'See unpaid orders',
      icon: mdiClipboardListOutline,
      to: ordersPath('unpaid', payerId),
    },
    {
      label: 'Send reminders',
      icon: mdiBellOutline,
      reason: overdueIn(byAge) > 0 ? null : 'Nothing of this customer is overdue.',
      run: () => remind(payerId),
    },
  ];

const nameOf = ({ payerName, userEmail }: CustomerRow) => payerName || userEmail;

/** How many customers are shown first, and with each “Show more”: a phone shows few at a time. */
const pageSize = 20;

/** The first customers who owe something, in the order that the page's address holds. */
export const CustomerTable = ({ receivables }: { receivables: Receivables }) => {
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  const [sort, sortBy] = useUrlChoice<CustomerSort>(sortChoice);
  const [shown, setShown] = useState(pageSize);
  const rows = sortCustomers(receivables.customers, sort)
    .slice(0, shown)
    .map((customer) => ({ ...customer, _id: customer.payerId }));
  const { ref, chosen, choose, dialog } = useItemDialog<string>();
  const actions = useMemo(() => actionsOf(choose), [choose]);
  const columns = useMemo(() => customerColumns(receivables), [receivables]);
  const onChange = (text: string) => {
    if (isCustomerSort(text)) sortBy(text);
  };
  return (
    <div ref={ref}>
      {!isWide && (
        <Box sx={{ mb: 1.5 }}>
          <SortSelect size="small" sorts={customerSorts} value={sort} onChange={sortBy} />
        </Box>
      )}
      <DataList
        label="Customers"
        rows={rows}
        columns={columns}
        compact={compactCustomer}
        nameOf={nameOf}
        actions={actions}
        sort={{ value: sort, initial: initialSort, onChange }}
      />
      {receivables.customers.length > shown && (
        <Box sx={{ display: 'flex', flexDirection: 'column', mt: 2 }}>
          <ShowMore loading={false} onClick={() => setShown(shown + pageSize)} />
        </Box>
      )}
      {chosen && (
        <Suspense>
          <PayerReminders key={chosen.visit} payerId={chosen.item} {...dialog} />
        </Suspense>
      )}
    </div>
  );
};
