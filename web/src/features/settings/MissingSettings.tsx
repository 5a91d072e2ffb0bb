import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { missingForInvoice, type ShopSettings } from 'functions/contract';
import { focusInView } from '../../lib/forms/focusFailure.ts';

const focusField = (id: string) => {
  const field = document.getElementById(id);
  if (field) focusInView(field);
};

/** The settings that an invoice still needs: each entry leads to its field. */
export const MissingSettings = ({ settings }: { settings: ShopSettings }) => {
  const missing = Object.entries(missingForInvoice(settings));
  if (missing.length === 0) return null;
  return (
    <Alert role="status" severity="warning" sx={{ mb: 3 }}>
      <AlertTitle>Orders cannot be confirmed yet</AlertTitle>
      Confirming an order issues its invoice, which needs more details. Save these first:
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {missing.map(([field, text]) => (
          <li key={field}>
            <Link
              component="button"
              type="button"
              color="inherit"
              underline="always"
              sx={{ textAlign: 'left', py: 0.75, font: 'inherit', verticalAlign: 'baseline' }}
              onClick={() => focusField(field)}
            >
              {text}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
};
