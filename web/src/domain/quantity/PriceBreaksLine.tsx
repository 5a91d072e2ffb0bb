import Box from '@mui/material/Box';
import type { PriceBreak } from 'functions/contract';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.ts';
import { priceBreaksLine } from './quantityTexts.ts';

/** Price breaks in one line, for a card or a row: `24+: $8.90`. Nothing without price breaks. */
export const PriceBreaksLine = ({ priceBreaks }: { priceBreaks: readonly PriceBreak[] }) =>
  priceBreaks.length === 0 ? null : (
    <Box
      component="span"
      sx={{ color: 'text.secondary', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' }}
    >
      <span style={visuallyHidden}>Price breaks: </span>
      {priceBreaksLine(priceBreaks)}
    </Box>
  );
