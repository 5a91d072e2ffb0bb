import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface ListErrorProps {
  message: string;
  onRetry: () => void;
}

export const ListError = ({ message, onRetry }: ListErrorProps) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {`An error has occurred: ${message}`}
  </Alert>
);
