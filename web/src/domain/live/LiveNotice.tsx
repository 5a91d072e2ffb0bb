import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { showNotice } from '../../ui/feedback/shownNotices.ts';

const key = 'live';

const look = {
  justifySelf: 'start',
  px: 1,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.secondary',
  bgcolor: 'background.paper',
} as const;

const notice = (
  <Typography variant="caption" sx={look}>
    Refreshed every 30 seconds
  </Typography>
);

let listeners = 0;

const count = (change: number) => {
  listeners += change;
  showNotice(key, listeners > 0 ? notice : null);
};

/**
 * Says among the notices of the page that it is refreshed in intervals: once, whatever number says
 * so.
 */
export const LiveNotice = () => {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
  return null;
};
