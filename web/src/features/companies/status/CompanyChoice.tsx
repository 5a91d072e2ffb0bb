import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { type Membership, roleName } from 'functions/contract';
import { Link } from 'react-router-dom';
import { companyStatusChips } from '../../../domain/company/companyTexts.ts';
import { paths } from '../../../lib/router/paths.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  p: 2,
} as const;

/** The companies of an account, each with the link to its pages. */
export const CompanyChoice = ({ memberships }: { memberships: readonly Membership[] }) => (
  <Box
    component="ul"
    aria-label="Your companies"
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: 760 }}
  >
    {memberships.map(({ companyId, companyName, companyNumber, companyStatus, role }) => (
      <Paper key={companyId} component="li" variant="outlined" sx={row}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 650 }}>
            {companyName}
            <StatusChip {...companyStatusChips[companyStatus]} />
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{`${companyNumber} · ${roleName(role)}`}</Box>
        </Box>
        <Button
          component={Link}
          to={paths.company.href(companyId)}
          variant="outlined"
          aria-label={`Open ${companyName}`}
        >
          Open
        </Button>
      </Paper>
    ))}
  </Box>
);
