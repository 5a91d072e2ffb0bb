import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { QuickOrder } from '../../../features/quickOrder/QuickOrder.tsx';
import { useNavigationKey } from '../../../lib/router/useNavigationKey.ts';

const Key = ({ children }: { children: string }) => (
  <Box component="kbd" sx={{ px: 0.75, border: 1, borderColor: 'divider', borderRadius: 0.5 }}>
    {children}
  </Box>
);

/** An order of many tools by their SKUs. */
export const QuickOrderPage = () => (
  <Container sx={{ py: { xs: 3, md: 5 } }}>
    <PageTitle>Quick order</PageTitle>
    <Typography sx={{ mt: 1, mb: { xs: 2, md: 1 }, color: 'text.secondary', maxWidth: '70ch' }}>
      Type SKUs or names and quantities, paste two columns from a spreadsheet, or drop a CSV file
      here: up to 200 rows at a time. Each row is checked, and the ready ones go to the cart
      together.
    </Typography>
    <Typography
      sx={{
        mb: 3,
        color: 'text.secondary',
        fontSize: '0.875rem',
        display: { xs: 'none', md: 'block' },
      }}
    >
      <Key>Enter</Key> next field · <Key>↑</Key> <Key>↓</Key> other rows · <Key>F8</Key> next
      problem · <Key>Ctrl+Delete</Key> remove the row · <Key>Ctrl+Enter</Key> add to the cart
    </Typography>
    <QuickOrder key={useNavigationKey()} />
  </Container>
);
