import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';

/** In place of a page that broke, or whose code could not be fetched. */
export const ErrorFallback = () => (
  <Container maxWidth="sm" sx={{ py: 10 }}>
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      This page could not be shown. Reloading it usually helps.
    </Alert>
  </Container>
);
