import Box from '@mui/material/Box';
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
          <td key={columnName}>
            <SizeField
              tool={tool}
              name={`${rowName}, ${columnName}`}
              row={row}
              column={column}
              text={order.texts[tool._id] ?? ''}
              isInvalid={typing !== tool._id && messageOfSize(order, tool._id) !== null}
              messageId={detailsId}
              onType={onType}
            />
          </td>
        );
      })}
    </tr>
  );
};

/** The quantities of a family with two axes. What is said about a size is beside the matrix. */
export const SizeMatrix = ({ name, grid, ...cells }: SizeMatrixProps) => (
  <Box sx={{ overflowX: 'auto' }}>
    <SizeGrid aria-label={`Sizes of ${name}`}>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={rowHead}>
            {grid.rows.label}
            <span style={visuallyHidden}>{` by ${grid.columns?.label}`}</span>
          </Box>
          {grid.columns?.values.map((value) => (
            <th key={value} scope="col" className="number">
              <span className="soft">{grid.columns?.label}</span>
              <br />
              {value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.cells.map((tools, row) => (
          <Row key={grid.rows.values[row]} row={row} tools={tools} grid={grid} {...cells} />
        ))}
      </tbody>
    </SizeGrid>
  </Box>
);
