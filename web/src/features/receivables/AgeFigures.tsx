import Stack from '@mui/material/Stack';
import { ageGroups, formatCents, type Receivables } from 'functions/contract';
import { KeyFigure, KeyFigureList } from '../../ui/layout/KeyFigure.tsx';
import { ageTexts, ordersPath, ordersText, overdueIn } from './ageTexts.ts';

const customersText = (count: number) => (count === 1 ? '1 customer' : `${count} customers`);

const shareText = (amount: number, total: number) => {
  if (amount === 0) return 'nothing';
  const percent = Math.round((amount / total) * 100);
  return `${percent === 0 ? 'under 1' : percent}% of the total`;
};

const Totals = ({ receivables }: { receivables: Receivables }) => {
  const { total, byAge, customers, refundDue } = receivables;
  const overdue = overdueIn(byAge);
  const orders = customers.reduce((sum, customer) => sum + customer.orders, 0);
  return (
    <KeyFigureList label="Totals" minWidth={220}>
      <KeyFigure
        name="To be paid"
        value={formatCents(total)}
        note={`${ordersText(orders)} of ${customersText(customers.length)}`}
        to={ordersPath('unpaid')}
        link="See unpaid orders"
      />
      <KeyFigure
        name="Overdue"
        value={formatCents(overdue)}
        note="past the due date"
        urgent={overdue > 0}
        to={ordersPath('overdue')}
        link="See overdue orders"
      />
      <KeyFigure
        name="Refund due"
        value={formatCents(refundDue.total)}
        note={refundDue.orders > 0 ? ordersText(refundDue.orders) : 'nothing to refund'}
        urgent={refundDue.total > 0}
        to={ordersPath('refund-due')}
        link="See orders to refund"
      />
    </KeyFigureList>
  );
};

/** The amounts due in total and by age, and the amount to refund. */
export const AgeFigures = ({ receivables }: { receivables: Receivables }) => (
  <Stack spacing={{ xs: 1.5, sm: 2 }}>
    <Totals receivables={receivables} />
    <KeyFigureList label="By days overdue" minWidth={144}>
      {ageGroups.map((age) => (
        <KeyFigure
          key={age}
          name={age === 'not-due' ? ageTexts[age] : `${ageTexts[age]} overdue`}
          value={formatCents(receivables.byAge[age])}
          note={shareText(receivables.byAge[age], receivables.total)}
        />
      ))}
    </KeyFigureList>
  </Stack>
);
