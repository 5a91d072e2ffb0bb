import Container from '@mui/material/Container';
import { FailureNotice } from './FailureNotice.tsx';

/** Replaces a page that threw an error, or whose code could not be loaded. */
export const ErrorFallback = () => (
  <Container maxWidth="sm" sx={{ py: 10 }}>
    <FailureNotice action="Reload" onAction={() => window.location.reload()}>
      This page could not be shown. Reloading it usually helps.
    </FailureNotice>
  </Container>
);
