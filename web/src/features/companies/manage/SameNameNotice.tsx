import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type Company, counted } from 'functions/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';

/** Says that other companies have the same name. */
export const SameNameNotice = ({ company: { name, sameName = 0 } }: { company: Company }) =>
  sameName > 0 && (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button
          component={Link}
          to={`${paths.companies}?${new URLSearchParams({ q: name })}`}
          color="inherit"
          sx={{ whiteSpace: 'nowrap' }}
        >
          Compare
        </Button>
      }
    >
      {`${counted(sameName, 'other company has', 'other companies have')} this name.`}
    </Alert>
  );
