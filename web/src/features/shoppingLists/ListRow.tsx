import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useField } from 'formik';
import {
  type CartTool,
  canBeBought,
  counted,
  fittedQuantity,
  formatCents,
  priceLine,
  quantitySummary,
  unavailableText,
} from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { goneTextOf } from '../../domain/cart/priced/resolveCart.ts';
import { QuantityInput } from '../../domain/quantity/QuantityInput.tsx';
import { numberOf } from '../../domain/quantity/quantityValue.ts';
import { SuccessorOffer } from '../../domain/tool/SuccessorOffer.tsx';
import { paths } from '../../lib/router/paths.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import type { LineValues } from './listForm.ts';
import type { ListTools } from './listResults.ts';

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '56px minmax(0, 1fr) auto', md: '56px minmax(0, 1fr) 172px 104px' },
  gridTemplateAreas: {
    xs: '"picture name name" "quantity quantity price"',
    md: '"picture name quantity price"',
  },
  columnGap: 1.5,
  rowGap: 0.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const note = { color: 'text.secondary', fontSize: '0.8125rem' } as const;

const Name = ({ line, tool, gone }: { line: LineValues; tool: ListTool; gone: string }) => (
  <Box sx={{ gridArea: 'name', minWidth: 0, overflowWrap: 'anywhere' }}>
    {tool ? (
      <Link component={RouterLink} to={paths.tool.href(tool._id)} color="inherit">
        {tool.toolName}
      </Link>
    ) : (
      <strong>{line.toolName}</strong>
    )}
    {tool && (
      <Box
        sx={note}
      >{`${tool.sku} · ${canBeBought(tool) ? quantitySummary(tool) : unavailableText(tool)}`}</Box>
    )}
    {tool === null && <Box sx={{ ...note, color: 'error.main' }}>{gone}</Box>}
  </Box>
);

/** Undefined until it has been looked up; null if it is gone. */
type ListTool = CartTool | null | undefined;

const Price = ({ tool, quantity }: { tool: ListTool; quantity: number }) => {
  if (tool === undefined) return <Skeleton width={72} sx={{ ml: 'auto' }} />;
  if (!tool || !Number.isInteger(quantity) || quantity < 1) return '–';
  const { unitPrice, lineTotal } = priceLine(tool, quantity);
  return (
    <>
      <strong>{formatCents(lineTotal)}</strong>
      <Box sx={note}>{`${formatCents(unitPrice)} a piece`}</Box>
    </>
  );
};

interface ListRowProps extends Pick<ListTools, 'assortment'> {
  /** The name of the row in the form. */
  name: string;
  tools: ReadonlyMap<string, CartTool | null> | undefined;
}

/** A line of a list: its tool with the price of now, and the quantity that is usually ordered. */
export const ListRow = ({ name, tools, assortment }: ListRowProps) => {
  const [{ value: line }, { error }, { setValue: setLine }] = useField<LineValues>(name);
  const [, , { setValue }] = useField(`${name}.quantity`);
  const take = (successor: CartTool) =>
    void setLine({
      toolId: successor._id,
      toolName: successor.toolName,
      quantity: fittedQuantity(successor, numberOf(line.quantity)) ?? line.quantity,
    });
  const tool = tools && (tools.get(line.toolId) ?? null);
  const quantity = numberOf(line.quantity);
  const problem = (error as { quantity?: string } | undefined)?.quantity;
  return (
    <Box sx={row}>
      <Box sx={{ gridArea: 'picture', borderRadius: 1, overflow: 'hidden', alignSelf: 'start' }}>
        <Picture src={tool?.imageLink ?? ''} alt="" sizes="56px" lazy />
      </Box>
      <Name line={line} tool={tool} gone={goneTextOf({ assortment })} />
      <Box sx={{ gridArea: 'quantity', minWidth: 0, maxWidth: 240 }}>
        {tool ? (
          <QuantityInput
            variant="compact"
            label="Quantity"
            subject={tool.toolName}
            rules={tool}
            value={line.quantity}
            onChange={(value) => void setValue(value)}
          />
        ) : (
          counted(quantity, 'piece')
        )}
        {problem && <FormHelperText error>{problem}</FormHelperText>}
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        {tool && <SuccessorOffer tool={tool} onTake={take} />}
      </Box>
      <Box sx={{ gridArea: 'price', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        <Price tool={tool} quantity={quantity} />
      </Box>
    </Box>
  );
};
