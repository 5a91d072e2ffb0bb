import Box from '@mui/material/Box';
import { formatCentsIn, type RequestPage, taxLines } from 'functions/contract';

interface Amount {
  name: string;
  text: string;
  isTotal?: boolean;
}

const amountsOf = ({ subtotal, currency, current }: RequestPage): Amount[] => {
  const format = (cents: number) => formatCentsIn(currency, cents);
  const sent = { name: 'Net, when it was sent', text: format(subtotal) };
  if (!current?.totals) return [{ ...sent, isTotal: true }];
  const { totals } = current;
  return [
    ...(totals.subtotal === subtotal ? [] : [sent]),
    { name: 'Net', text: format(totals.subtotal) },
    ...taxLines(totals).map(({ name, cents }) => ({ name, text: format(cents) })),
    { name: 'Total', text: format(totals.total), isTotal: true },
  ];
};

/** The totals of a request: what an approval orders now. */
export const RequestAmounts = ({ request }: { request: RequestPage }) => (
  <Box
    component="dl"
    aria-label="Totals"
    sx={{ m: 0, ml: 'auto', maxWidth: 320, fontVariantNumeric: 'tabular-nums' }}
  >
    {amountsOf(request).map(({ name, text, isTotal }) => (
      <Box
        key={name}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          py: 0.5,
          fontWeight: isTotal ? 700 : 400,
        }}
      >
        <dt>{name}</dt>
        <Box component="dd" sx={{ m: 0 }}>
          {text}
        </Box>
      </Box>
    ))}
  </Box>
);
