import Box from '@mui/material/Box';
import { formatCount } from 'functions/contract';
import { TakeSize } from './familyStyles.ts';
import { focusSize } from './sizeFocus.ts';
import type { FamilyOrderState } from './useFamilyOrder.ts';

interface SizeMessageProps {
  toolId: string;
  /** The values of the size, for screen readers. */
  name: string;
  order: FamilyOrderState;
}

/** Why a quantity was not or cannot be added, if that is so. */
export const messageOfSize = (
  { results, refused }: FamilyOrderState,
  toolId: string,
): string | null => results.get(toolId)?.message ?? refused.get(toolId) ?? null;

/** Why a quantity was not or cannot be added, with the quantities that can. */
export const SizeMessage = ({ toolId, name, order }: SizeMessageProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: 1,
      fontSize: '0.875rem',
    }}
  >
    <Box component="span" sx={{ color: 'error.main' }}>
      {messageOfSize(order, toolId)}
    </Box>
    {order.results.get(toolId)?.nearest.map((quantity) => (
      <TakeSize
        key={quantity}
        type="button"
        aria-label={`Take ${formatCount(quantity)}: ${name}`}
        onClick={() => {
          order.type(toolId, String(quantity));
          focusSize(toolId);
        }}
      >
        {`Take ${formatCount(quantity)}`}
      </TakeSize>
    ))}
  </Box>
);
