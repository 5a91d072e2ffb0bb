import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CompanyStatus } from 'functions/contract';
import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';
import { statusNotices } from './statusNotices.ts';

interface CompanyStatusNoticeProps {
  status: CompanyStatus;
  /** What the shop has written about it; may be empty. */
  reason: string;
}

/** Says why a company does not order, and what its members can do, here and besides that. */
export const CompanyStatusNotice = ({
  status,
  reason,
  children,
}: PropsWithChildren<CompanyStatusNoticeProps>) => {
  if (status === 'active') return null;
  const { severity, title, text } = statusNotices[status];
  return (
    <Alert severity={severity} role="status" sx={{ alignItems: 'flex-start' }}>
      <AlertTitle>{title}</AlertTitle>
      {reason && (
        <Box sx={{ mb: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {`The shop writes: “${reason}”`}
        </Box>
      )}
      {text}
      {(status === 'declined' || children) && (
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {children}
          {status === 'declined' && (
            <Button component={Link} to={paths.newCompany} color="inherit" variant="outlined">
              Sign up again
            </Button>
          )}
        </Box>
      )}
    </Alert>
  );
};
