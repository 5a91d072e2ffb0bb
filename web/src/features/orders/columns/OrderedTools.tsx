import { styled } from '@mui/material/styles';
import type { Order } from '../../../domain/order/order.ts';
import { piecesText } from '../../../domain/order/orderTexts.ts';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { SecondLine } from './OrderNumber.tsx';

const PictureFrame = styled('div')(({ theme }) => ({
  flexShrink: 0,
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
}));

const WidePicture = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: { display: 'block' },
}));

const Names = styled('span')({ display: 'flex', gap: 6, minWidth: 0 });
const PiecesLine = styled('span')({ display: 'flex', gap: 4, minWidth: 0 });
const Uncut = styled('span')({ flexShrink: 0 });

const Further = styled(Uncut)(({ theme: { vars, palette } }) => ({
  color: (vars ?? { palette }).palette.text.secondary,
  fontWeight: 650,
}));

const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > .texts': { minWidth: 0 },
});

interface OrderPictureProps {
  order: Order;
  /** In pixels. */
  size: number;
}

/** The picture of an order's first tool. */
export const OrderPicture = ({ order: { lines }, size }: OrderPictureProps) => (
  <PictureFrame style={{ width: size }}>
    <Picture src={lines[0]?.picture ?? ''} alt="" sizes={`${size}px`} lazy />
  </PictureFrame>
);

/** The name of an order's first tool, which may be cut, and how many tools follow. */
export const ToolNames = ({ order: { lines } }: { order: Order }) => (
  <Names>
    <Ellipsis>{lines[0]?.toolName}</Ellipsis>
    {lines.length > 1 && (
      <Further>
        {`+${lines.length - 1}`}
        <span style={visuallyHidden}> more</span>
      </Further>
    )}
  </Names>
);

/** The number of an order's pieces, which is never cut, and the name of its first tool. */
export const PiecesAndNames = ({ order }: { order: Order }) => (
  <PiecesLine>
    <Uncut>{`${piecesText(order)} ·`}</Uncut>
    <ToolNames order={order} />
  </PiecesLine>
);

/** The SKUs of an order's tools, as many as fit. */
const Skus = ({ order: { lines } }: { order: Order }) => {
  const skus = lines.flatMap(({ sku }) => sku || []);
  return skus.length > 0 && <SecondLine>{skus.join(', ')}</SecondLine>;
};

/** An order's tools and their SKUs, with a picture if the table is wide enough. */
export const OrderedTools = ({ order }: { order: Order }) => (
  <Tools>
    <WidePicture>
      <OrderPicture order={order} size={28} />
    </WidePicture>
    <div className="texts">
      <ToolNames order={order} />
      <Skus order={order} />
    </div>
  </Tools>
);
