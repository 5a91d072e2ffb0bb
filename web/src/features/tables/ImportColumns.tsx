import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { currencyNoun, type ToolColumn, toolCategories } from 'functions/contract';
import { useId, useState } from 'react';

interface ColumnHelp {
  text: string;
  example?: string;
}

const columns: Record<ToolColumn, ColumnHelp> = {
  _id: {
    text: 'The tool to change. Empty adds a new tool. Without this column, the SKU says which tool it is.',
  },
  sku: { text: 'Unique. Empty: generated, or unchanged.', example: 'CHS-1012' },
  toolName: { text: 'The name.', example: 'Bevel Edge Chisel 12 mm' },
  category: { text: `One of ${toolCategories.join(', ')}.`, example: 'chisels' },
  price: { text: `In ${currencyNoun} per piece.`, example: '9.50' },
  priceBreaks: {
    text: 'The pieces from which a lower price applies, and the price.',
    example: '24: 8.90; 48: 8.40',
  },
  available: { text: 'The stock in pieces.', example: '480' },
  minOrder: { text: 'Pieces.', example: '12' },
  orderMultiple: { text: 'Pieces per pack. Empty: 1.', example: '12' },
  maxOrder: { text: 'The maximum per order. Empty: none.', example: '96' },
  sellRemainder: {
    text: 'Whether the last pieces can be ordered when they are fewer than the smallest order.',
    example: 'yes',
  },
  toolDescription: { text: 'Any text.' },
  specifications: {
    text: 'Each on a separate line of the cell.',
    example: 'Length: 240 mm\nBlade: Chrome vanadium steel',
  },
  imageLink: { text: 'The address of an uploaded picture, as in the export.' },
  morePictures: { text: 'Up to 5 such addresses, each on a separate line.' },
};

const Columns = () => (
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

/** The columns of the file, with examples. */
export const ImportColumns = () => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Typography>
        Export the tools, edit the file in a spreadsheet, and import it: you see the changes before
        they are applied. For tools that exist, the SKU and the columns to change are enough, such
        as SKU and price.{' '}
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
        {open && <Columns />}
      </Box>
    </div>
  );
};
