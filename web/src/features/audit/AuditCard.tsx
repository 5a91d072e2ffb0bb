import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { AuditEntry, AuditTarget, AuditTargetKind } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime, formatFullDateTime } from '../../components/dates.ts';
import { paths } from '../../paths.ts';
import { nameOf } from './auditRequests.ts';
import { actionTexts } from './auditTexts.ts';
import { FieldChanges } from './FieldChanges.tsx';

interface AuditCardProps {
  entry: AuditEntry;
  /** Whether the log is filtered to this target. */
  isOnlyTarget: boolean;
}

const hrefs: Record<AuditTargetKind, (target: AuditTarget) => string> = {
  tool: ({ id }) => paths.editTool.href(id),
  order: ({ id }) => paths.orderDetails.href(id),
  user: ({ label }) => `${paths.makeAdmin}?${new URLSearchParams({ q: label })}`,
};

/** Links to the target, unless the action deleted it. */
const TargetLink = ({ action, target }: Pick<AuditEntry, 'action' | 'target'>) => {
  if (action.endsWith('-deleted')) return <strong>{target.label}</strong>;
  return (
    <Link component={RouterLink} to={hrefs[target.kind](target)} sx={{ fontWeight: 650 }}>
      {target.label}
    </Link>
  );
};

const details = {
  mt: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  color: 'text.secondary',
};

const Details = ({ entry, isOnlyTarget }: AuditCardProps) => (
  <Typography variant="body2" component="div" sx={details}>
    <time dateTime={entry.at} title={formatFullDateTime(entry.at)}>
      {formatDateTime(entry.at)}
    </time>
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {`Request ${entry.requestId}`}
    </Box>
    {!isOnlyTarget && (
      <Link
        component={RouterLink}
        to={`${paths.auditLog}?${new URLSearchParams({ target: nameOf(entry.target) })}`}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        aria-label={`All actions on this: ${entry.target.label}`}
      >
        All actions on this
      </Link>
    )}
  </Typography>
);

/** An admin's action: who did what to which target, what changed, and when. */
export const AuditCard = ({ entry, isOnlyTarget }: AuditCardProps) => (
  <Paper component="li" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <strong>{entry.byEmail || entry.by}</strong>
      {` ${actionTexts[entry.action]} `}
      <TargetLink action={entry.action} target={entry.target} />
    </Typography>
    <FieldChanges before={entry.before} after={entry.after} />
    <Details entry={entry} isOnlyTarget={isOnlyTarget} />
  </Paper>
);
