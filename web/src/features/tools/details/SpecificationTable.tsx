import Box from '@mui/material/Box';
import type { Specification } from 'functions/contract';

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
