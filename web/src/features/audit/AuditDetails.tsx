import Typography from '@mui/material/Typography';
import type { AuditEntry } from 'functions/contract';
import { FieldChanges } from '../../domain/audit/FieldChanges.tsx';
import { formatFullDateTime } from '../../domain/time/dates.ts';

/** All fields that an action changed, with its time and its request in the server's log. */
export const AuditDetails = ({ before, after, at, requestId }: AuditEntry) => (
  <>
    <FieldChanges before={before} after={after} />
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {`${formatFullDateTime(at)} · Request ${requestId}`}
    </Typography>
  </>
);
