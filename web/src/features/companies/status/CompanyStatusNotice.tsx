import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Company } from 'functions/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';
import { statusNoticeOf } from './statusNotices.ts';

/** Says why a company does not order, and what its members can do. */
export const CompanyStatusNotice = ({ company }: { company: Company }) => {
  const notice = statusNoticeOf(company);
  if (!notice) return null;
  const { severity, title, text, reason } = notice;
  return (
    <Alert severity={severity} role="status" sx={{ mb: 3, alignItems: 'flex-start' }}>
      <AlertTitle>{title}</AlertTitle>
      {reason && (
        <Box sx={{ mb: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {`The shop writes: “${reason}”`}
        </Box>
      )}
      {text}
      {company.status === 'declined' && (
        <Box sx={{ mt: 1 }}>
          <Button component={Link} to={paths.newCompany} color="inherit" variant="outlined">
            Sign up again
          </Button>
        </Box>
      )}
    </Alert>
  );
};
