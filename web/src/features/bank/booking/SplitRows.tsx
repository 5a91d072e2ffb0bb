import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { currencySymbol } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';
import { FormikCheckbox } from '../../../ui/inputs/forms/FormikCheckbox.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { bankMoney } from '../entries/entryTexts.ts';
import { type SplitRow, writableOf } from './splitForm.ts';

interface SplitRowsProps {
  rows: readonly SplitRow[];
  currency: string;
  writeOffLimit: number;
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 168px' },
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
};

/** The invoices that an entry can pay, and what it pays of each. */
export const SplitRows = ({ rows, currency, writeOffLimit }: SplitRowsProps) => {
  if (rows.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        No customer is found for it. Add the invoices that it pays by their numbers.
      </Typography>
    );
  }
  return (
    <Box component="ul" aria-label="Invoices" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((one, at) => {
        const writable = writableOf(one, writeOffLimit);
        return (
          <Box component="li" key={one.invoiceNumber} sx={row}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{`Invoice ${one.invoiceNumber}`}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {`${bankMoney(currency, one.open)} open · ${one.payerName} · `}
                <Link
                  component={RouterLink}
                  to={paths.orderDetails.href(one.orderNumber)}
                  target="_blank"
                >
                  {one.orderNumber}
                </Link>
              </Typography>
              {writable > 0 && (
                <FormikCheckbox
                  name={`rows.${at}.writesOff`}
                  label={`Write off the other ${bankMoney(currency, writable)}`}
                />
              )}
            </Box>
            <FormikTextField
              name={`rows.${at}.amount`}
              label="Pays"
              size="small"
              autoComplete="off"
              sx={{ mt: 0.5 }}
              slotProps={{
                htmlInput: {
                  inputMode: 'decimal',
                  'aria-label': `Pays of invoice ${one.invoiceNumber}`,
                },
                input: {
                  startAdornment: (
                    <InputAdornment position="start">{currencySymbol}</InputAdornment>
                  ),
                },
              }}
            />
          </Box>
        );
      })}
    </Box>
  );
};
