import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Tool } from 'functions/contract';
import { visuallyHidden } from '../../../../ui/layout/visuallyHidden.ts';
import type { FamilyGrid } from '../grid/familyGrid.ts';
import { SizeGrid } from './familyStyles.ts';
import { SizeField } from './SizeField.tsx';
import { messageOfSize } from './SizeMessage.tsx';
import type { FamilyOrderState } from './useFamilyOrder.ts';

interface SizeMatrixProps {
  name: string;
  grid: FamilyGrid;
  order: FamilyOrderState;
  /** The size whose quantity is being typed: it is not wrong yet. */
  typing: string | null;
  /** The `id` of what is said about the current size. */
  detailsId: string;
  onType: (toolId: string, text: string) => void;
}

/** The headings stay in sight while a wide matrix scrolls. */
const rowHead = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  whiteSpace: 'nowrap',
} as const;

const NotMade = () => (
  <Box component="td" sx={{ textAlign: 'center !important', color: 'text.secondary' }}>
    <span aria-hidden>–</span>
    <span style={visuallyHidden}>not made</span>
  </Box>
);

interface RowProps extends Omit<SizeMatrixProps, 'name'> {
  row: number;
  tools: readonly (Tool | null)[];
}

const Row = ({ row, tools, grid, order, typing, detailsId, onType }: RowProps) => {
  const rowName = grid.rows.values[row] ?? '';
  return (
    <tr>
      <Box component="th" scope="row" sx={rowHead}>
        {rowName}
      </Box>
      {tools.map((tool, column) => {
        const columnName = grid.columns?.values[column] ?? '';
        if (!tool) return <NotMade key={columnName} />;
        return (
          <Box component="td" key={columnName} sx={{ width: 112 }}>
            <SizeField
              tool={tool}
              name={`${rowName}, ${columnName}`}
              text={order.texts[tool._id] ?? ''}
              isInvalid={typing !== tool._id && messageOfSize(order, tool._id) !== null}
              messageId={detailsId}
              onType={onType}
            />
          </Box>
        );
      })}
    </tr>
  );
};

const Head = ({ rows, columns }: FamilyGrid) => (
  <thead>
    <tr>
      <Box component="th" rowSpan={2} scope="col" sx={rowHead}>
        {rows.label}
      </Box>
      <th colSpan={columns?.values.length} scope="colgroup" className="group">
        {columns?.label}
      </th>
    </tr>
    <tr>
      {columns?.values.map((value) => (
        <th key={value} scope="col" className="number">
          {value}
        </th>
      ))}
    </tr>
  </thead>
);

/** The quantities of a family with two axes. What is said about a size is beside the matrix. */
export const SizeMatrix = ({ name, grid, ...cells }: SizeMatrixProps) => (
  <Paper variant="outlined" sx={{ overflowX: 'auto', justifySelf: 'start', maxWidth: '100%' }}>
    <SizeGrid aria-label={`Sizes of ${name}`}>
      <Head {...grid} />
      <tbody>
        {grid.cells.map((tools, row) => (
          <Row key={grid.rows.values[row]} row={row} tools={tools} grid={grid} {...cells} />
        ))}
      </tbody>
    </SizeGrid>
  </Paper>
);
