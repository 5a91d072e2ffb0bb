import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ActTime } from './ActTime.tsx';
import { nameOf } from './auditRequests.ts';
import { actionWords } from './auditTexts.ts';
import { FieldChanges } from './FieldChanges.tsx';
import { TargetLink } from './TargetLink.tsx';

interface AuditRecordProps {
  entry: AuditEntry;
  /** Whether the log shows what was done to this target alone. */
  isOnlyTarget: boolean;
}

const origin = {
  mt: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  color: 'text.secondary',
};

const Origin = ({ entry, isOnlyTarget }: AuditRecordProps) => (
  <Typography variant="body2" component="div" sx={origin}>
    <ActTime at={entry.at} />
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {`Request ${entry.requestId}`}
    </Box>
    {!isOnlyTarget && (
      <Link
        component={RouterLink}
        to={`${paths.auditLog}?${new URLSearchParams({ target: nameOf(entry.target) })}`}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        aria-label={`All acts on this: ${entry.target.label}`}
      >
        All acts on this
      </Link>
    )}
  </Typography>
);

/** An act of an admin: who did what to what, from what to what, and when. */
export const AuditRecord = ({ entry, isOnlyTarget }: AuditRecordProps) => (
  <Paper component="li" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <strong>{entry.byEmail || entry.by}</strong>
      {` ${actionWords[entry.action]} `}
      <TargetLink action={entry.action} target={entry.target} />
    </Typography>
    <FieldChanges before={entry.before} after={entry.after} />
    <Origin entry={entry} isOnlyTarget={isOnlyTarget} />
  </Paper>
);
