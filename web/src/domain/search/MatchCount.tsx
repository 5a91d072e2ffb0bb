import Typography from '@mui/material/Typography';
import type { Count } from 'functions/contract';
import { matchCountText } from './matchCountText.ts';

interface FoundCountProps {
  /** Undefined while the number is unknown. */
  found: Count | undefined;
  /** The noun for an item of the list: `order`. */
  noun: string;
  /** Its plural, if it does not end in s alone. */
  plural?: string;
}

/** How many items match a search, beside the list's heading. */
export const MatchCount = ({ found, noun, plural }: FoundCountProps) => (
  <Typography role="status" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
    {matchCountText(found, noun, plural)}
  </Typography>
);
