import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';

/** Says to an account that buys for itself why it can order nothing, and how a company can. */
export const CompaniesOnlyNotice = () => (
  <Alert severity="info" role="status" sx={{ alignItems: 'flex-start' }}>
    <AlertTitle>Only companies can order here</AlertTitle>
    Orders and requests for quotes are for companies. If you belong to one, choose it at the top of
    the page to buy for it. Otherwise sign your company up.
    <Box sx={{ mt: 1 }}>
      <Button component={Link} to={paths.newCompany} color="inherit" variant="outlined">
        Sign up a company
      </Button>
    </Box>
  </Alert>
);
