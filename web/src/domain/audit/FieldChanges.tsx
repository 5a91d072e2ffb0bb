import Box from '@mui/material/Box';
import type { AuditFields } from 'functions/contract';
import { changesOf, type FieldChange } from './fieldChanges.ts';

interface FieldChangesProps {
  before: AuditFields;
  after: AuditFields;
}

const columns = { xs: 'minmax(0, 1fr)', sm: '136px minmax(0, 1fr)' };

const Values = ({ before, after }: FieldChange) => (
  <>
    {before && (
      <Box component="del" sx={{ color: 'text.secondary' }}>
        {before}
      </Box>
    )}
    {before && after && ' → '}
    {after && (
      <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
        {after}
      </Box>
    )}
    {!before && !after && '–'}
  </>
);

/** The fields that an action changed, with their old and new values. */
export const FieldChanges = ({ before, after }: FieldChangesProps) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: columns,
      columnGap: 2,
      rowGap: { xs: 0, sm: 0.5 },
      m: 0,
      mt: 1.5,
      '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    }}
  >
    {changesOf(before, after).map((change) => (
      <Box key={change.label} sx={{ display: 'contents' }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {change.label}
        </Box>
        <dd>
          <Values {...change} />
        </dd>
      </Box>
    ))}
  </Box>
);
