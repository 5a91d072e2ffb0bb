import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Specification } from 'functions/contract';
import type { PropsWithChildren } from 'react';

/** A row of facts between two lines. */
export const ToolFacts = ({ children }: PropsWithChildren) => (
  <Box
    component="dl"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: { xs: 3, sm: 5 },
      rowGap: 2,
      my: 3,
      py: 2,
      borderTop: 1,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);

export const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontSize: '1.375rem', fontWeight: 700 }}>
      {value}
    </Typography>
  </div>
);

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& tr': { borderTop: 1, borderColor: 'divider' },
  '& tr:last-child': { borderBottom: 1, borderColor: 'divider' },
  '& th, & td': { py: 1, textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th': { width: '40%', pr: 2, fontWeight: 400, color: 'text.secondary' },
} as const;

/** The technical data of a tool. */
export const SpecificationTable = ({ rows }: { rows: readonly Specification[] }) => (
  <Box component="table" aria-label="Specifications" sx={table}>
    <tbody>
      {rows.map(({ name, value }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </Box>
);
