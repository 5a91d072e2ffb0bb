import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useSignInPreload } from '../signIn/signInCode.ts';

interface SessionCardProps {
  title: string;
  /** The Google button, above the form. */
  google?: ReactNode;
  other: { question: string; label: string; to: string; state: unknown };
}

/** The frame of the login, registration and reset pages, with a link to one of the others. */
export const SessionCard = ({
  title,
  google,
  other,
  children,
}: PropsWithChildren<SessionCardProps>) => {
  useSignInPreload();
  return (
    <Container maxWidth="xs" sx={{ py: { xs: 4, md: 8 } }}>
      <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 } }}>
        <PageTitle sx={{ fontSize: '1.75rem', mb: 3 }}>{title}</PageTitle>
        {google && (
          <>
            {google}
            <Divider sx={{ my: 3, color: 'text.secondary' }}>OR</Divider>
          </>
        )}
        {children}
        <Typography sx={{ mt: 2, textAlign: 'center' }}>
          {`${other.question} `}
          <Link component={RouterLink} to={other.to} state={other.state} underline="always">
            {other.label}
          </Link>
        </Typography>
      </Paper>
    </Container>
  );
};
