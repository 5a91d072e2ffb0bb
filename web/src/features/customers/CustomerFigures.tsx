import Box from '@mui/material/Box';
import { type Customer, formatCents } from 'functions/contract';

interface FigureProps {
  name: string;
  value: string;
  color?: string;
}

const Figure = ({ name, value, color = 'text.primary' }: FigureProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Box component="dt" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
      {name}
    </Box>
    <Box
      component="dd"
      sx={{ m: 0, color, fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}
    >
      {value}
    </Box>
  </Box>
);

const creditText = ({ room, creditLimit }: Customer) =>
  room === null || creditLimit === null
    ? 'No limit'
    : `${formatCents(room)} of ${formatCents(creditLimit)}`;

/** The debts of a customer, and the credit that is left. */
export const CustomerFigures = ({ customer }: { customer: Customer }) => (
  <Box
    component="dl"
    aria-label="Amounts"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    <Figure name="Open amount" value={formatCents(customer.open)} />
    <Figure
      name="Overdue"
      value={formatCents(customer.overdue)}
      {...(customer.overdue > 0 && { color: 'error.main' })}
    />
    <Figure name="Credit left" value={creditText(customer)} />
  </Box>
);
