import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { FamilyPage } from 'functions/contract';
import { type FocusEvent, useId, useMemo, useState } from 'react';
import { OrderingNotice } from '../../../domain/company/OrderingNotice.tsx';
import { useOrderRefusal } from '../../../domain/company/useOrderRefusal.ts';
import { aboveNotices, sticky } from '../../../ui/layout/sticky.ts';
import { gridOf, sizeNameOf } from './grid/familyGrid.ts';
import { OrderFoot } from './order/OrderFoot.tsx';
import { SizeDetails } from './order/SizeDetails.tsx';
import { SizeMatrix } from './order/SizeMatrix.tsx';
import { SizeTable } from './order/SizeTable.tsx';
import { sizeOf } from './order/sizeFocus.ts';
import { useFamilyOrder } from './order/useFamilyOrder.ts';
import { useSizeKeys } from './order/useSizeKeys.ts';

/** Beside a matrix on a wide screen, else below the sizes and always in sight. */
const columns = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
} as const;

const foot = {
  ...sticky,
  bottom: aboveNotices(0),
  zIndex: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const aside = {
  ...foot,
  top: { md: 96 },
  bottom: { xs: aboveNotices(0), md: 'auto' },
  display: 'grid',
  gap: 1.5,
  px: { xs: 1, md: 2 },
  border: { md: 1 },
  borderColor: { md: 'divider' },
  borderRadius: { md: 1 },
} as const;

/** The sizes of a family with their quantities, which go to the cart together. */
export const FamilyOrder = ({ family }: { family: FamilyPage }) => {
  const detailsId = useId();
  const grid = useMemo(() => gridOf(family), [family]);
  const order = useFamilyOrder(family);
  const refused = useOrderRefusal();
  const [typing, setTyping] = useState<string | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const settle = () => setTyping(null);
  const keys = useSizeKeys(grid, order, settle);
  const onType = (toolId: string, text: string) => {
    setTyping(toolId);
    order.type(toolId, text);
  };
  const onFocus = (event: FocusEvent) => {
    keys.onFocus(event);
    const size = sizeOf(event.target);
    if (size !== null) setCurrent(size);
  };
  const shown = family.sizes.find(({ tool }) => tool._id === current) ?? family.sizes[0];
  const cells = { name: family.name, grid, order, typing, onType };
  return (
    <Box onKeyDown={keys.onKeyDown} onPaste={keys.onPaste} onFocus={onFocus} onBlur={settle}>
      <OrderingNotice ordering={{ refused }} />
      {grid.columns ? (
        <Box sx={columns}>
          <SizeMatrix {...cells} detailsId={detailsId} />
          <Box sx={aside}>
            {shown && (
              <SizeDetails
                id={detailsId}
                tool={shown.tool}
                name={sizeNameOf(family, shown.tool._id)}
                order={order}
                typing={typing}
              />
            )}
            <OrderFoot order={order} isRefused={refused !== null} />
          </Box>
        </Box>
      ) : (
        <Paper variant="outlined" sx={{ px: { xs: 0.5, md: 1 } }}>
          <SizeTable {...cells} />
          <Box sx={{ ...foot, px: { xs: 1, md: 1.5 } }}>
            <OrderFoot order={order} isRefused={refused !== null} />
          </Box>
        </Paper>
      )}
    </Box>
  );
};
