import Box from '@mui/material/Box';
import { formatDateTime, formatFullDateTime } from './dates.ts';

/** A reader in another time zone sees more than fits in one line of a column. */
const wrapped = { display: 'inline-block', whiteSpace: 'normal', lineHeight: 1.3 } as const;

/** A time in a row of a list, in two lines where it is long. The mouse shows it in full. */
export const DateTime = ({ at }: { at: string }) => (
  <Box component="time" dateTime={at} title={formatFullDateTime(at)} sx={wrapped}>
    {formatDateTime(at)}
  </Box>
);
