import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { InvitationPreview } from 'functions/contract';
import type { PropsWithChildren } from 'react';
import { roleArticles, roleNotes } from '../../../domain/company/companyTexts.ts';
import { formatDate } from '../../../domain/time/dates.ts';
import { withinSentence } from '../../../lib/texts/withinSentence.ts';

/** Who invites whom to what. Its children lead on. */
export const InvitationCard = ({
  preview: { companyName, role, invitedBy, email, expiresAt },
  children,
}: PropsWithChildren<{ preview: InvitationPreview }>) => (
  <Paper
    variant="outlined"
    sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}
  >
    <Typography variant="h2" sx={{ fontSize: '1.375rem' }}>
      {`Join ${companyName}`}
    </Typography>
    <Typography>
      {`${invitedBy} invites ${email} to buy tools together, as ${roleArticles[role]}.`}
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>
      {`You ${withinSentence(roleNotes[role])} The invitation is valid until ${formatDate(expiresAt)}.`}
    </Typography>
    {children}
  </Paper>
);
