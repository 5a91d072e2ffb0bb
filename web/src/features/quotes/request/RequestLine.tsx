import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { getIn, useFormikContext } from 'formik';
import { type CartTool, formatCents, formatCount, isDiscontinued } from 'functions/contract';
import { ownPriceText } from '../../../domain/prices/agreedTexts.ts';
import { SuccessorOffer } from '../../../domain/tool/SuccessorOffer.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { piecesIn, type RequestedLine, type RequestValues, shopPriceFor } from './requestForm.ts';

/** The look of a line, and of its place while the tools load. */
export const requestRow = {
  display: 'grid',
  gridTemplateColumns: { xs: '56px minmax(0, 1fr) 44px', sm: '56px minmax(0, 1fr) 140px 44px' },
  gridTemplateAreas: {
    xs: '"picture texts remove" "quantity quantity quantity"',
    sm: '"picture texts quantity remove"',
  },
  columnGap: 1.5,
  rowGap: 1.5,
  alignItems: 'start',
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** The height of its content in pixels: picture and texts, on a phone with the quantity below. */
export const requestRowHeight = { xs: 108, sm: 56 };

const small = { color: 'text.secondary', fontSize: '0.875rem' } as const;

/**
 * Notes for the customer about a tool: undefined while it loads, null when it is no longer on sale.
 */
type RequestedTool = CartTool | null | undefined;

const PriceText = ({ tool, quantity }: { tool: CartTool; quantity: string }) => {
  const price = shopPriceFor(tool, quantity);
  const pieces = piecesIn(quantity) ?? 0;
  const ownPrice = ownPriceText(tool, pieces);
  return (
    <>
      <Typography sx={small}>
        {tool.sku}
        {price !== null && ` · ${formatCents(price)} a piece${ownPrice ? '' : ' in the shop'}`}
        {price !== null && ownPrice && ` · ${ownPrice}`}
      </Typography>
      {pieces > tool.available && !isDiscontinued(tool) && (
        <Typography sx={small}>
          {`${formatCount(tool.available)} in stock now. Our offer says when we can deliver more.`}
        </Typography>
      )}
    </>
  );
};

const discontinuedProblem = (tool: CartTool): string | null =>
  isDiscontinued(tool) ? 'Discontinued. It can no longer be ordered.' : null;

interface RequestLineProps {
  line: RequestedLine;
  position: number;
  tool: RequestedTool;
  /** Why there is no tool. */
  goneText: string;
  /** The name while the tool loads, and when it is no longer on sale. */
  name: string;
  /** Puts the successor in the place of a discontinued tool. */
  onTake: (successor: CartTool) => void;
  /** Null for the only line. */
  onRemove: (() => void) | null;
}

/** A tool of the request with its quantity. */
export const RequestLine = (props: RequestLineProps) => {
  const { line, position, tool, goneText, name, onTake, onRemove } = props;
  const { errors } = useFormikContext<RequestValues>();
  const toolName = tool?.toolName ?? name;
  const refusal: unknown = getIn(errors, `lines.${position}.toolId`);
  const problem = tool ? (discontinuedProblem(tool) ?? refusal) : tool === null && `${goneText}.`;
  return (
    <Box component="li" sx={requestRow}>
      <Box sx={{ gridArea: 'picture', borderRadius: 1, overflow: 'hidden' }}>
        <Picture src={tool?.imageLink ?? ''} alt="" sizes="56px" lazy />
      </Box>
      <Box sx={{ gridArea: 'texts', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>{toolName}</Typography>
        {tool && <PriceText tool={tool} quantity={line.quantity} />}
        {typeof problem === 'string' && (
          <Typography role="alert" sx={{ color: 'error.main', fontSize: '0.875rem' }}>
            {onRemove ? `${problem} Remove it.` : problem}
          </Typography>
        )}
        {tool && <SuccessorOffer tool={tool} onTake={onTake} />}
      </Box>
      <FormikTextField
        name={`lines.${position}.quantity`}
        label="Pieces"
        size="small"
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-label': `Pieces: ${toolName}` } }}
        sx={{ gridArea: 'quantity' }}
      />
      {onRemove && (
        <IconButton
          aria-label={`Remove ${toolName}`}
          onClick={onRemove}
          sx={{ gridArea: 'remove' }}
        >
          <Icon path={mdiClose} />
        </IconButton>
      )}
    </Box>
  );
};
