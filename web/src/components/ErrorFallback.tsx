import Container from '@mui/material/Container';
import { FailureNotice } from './FailureNotice.tsx';

/** In place of a page that broke, or whose code could not be fetched. */
export const ErrorFallback = () => (
  <Container maxWidth="sm" sx={{ py: 10 }}>
    <FailureNotice remedy="Reload" onRemedy={() => window.location.reload()}>
      This page could not be shown. Reloading it usually helps.
    </FailureNotice>
  </Container>
);
