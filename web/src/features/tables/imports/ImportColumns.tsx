import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ImportTexts } from './tableImport.ts';

type ColumnsProps = Pick<ImportTexts, 'columns'>;

const Columns = ({ columns }: ColumnsProps) => (
  <TableContainer tabIndex={0} role="region" aria-label="Columns" sx={{ maxHeight: 320 }}>
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>Column</TableCell>
          <TableCell>Content</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {Object.entries(columns).map(([name, { text, example }]) => (
          <TableRow key={name} sx={{ verticalAlign: 'top' }}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>
              {text}
              {example && (
                <Box component="code" sx={{ display: 'block', whiteSpace: 'pre-line' }}>
                  {example}
                </Box>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

/** How to import a table, and its columns with examples. */
export const ImportColumns = ({ intro, columns }: Pick<ImportTexts, 'intro' | 'columns'>) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Typography>
        {`${intro} `}
        <Link
          component="button"
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide the columns' : 'Show the columns'}
        </Link>
      </Typography>
      <Box id={id} sx={{ mt: 1 }}>
        {open && <Columns columns={columns} />}
      </Box>
    </div>
  );
};
