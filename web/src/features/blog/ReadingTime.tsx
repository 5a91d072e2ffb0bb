import { mdiClockOutline } from '@mdi/js';
import Typography from '@mui/material/Typography';
import { Icon } from '../../ui/media/Icon.tsx';

export const ReadingTime = ({ minutes }: { minutes: number }) => (
  <Typography
    component="p"
    variant="body2"
    sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
  >
    <Icon path={mdiClockOutline} sx={{ fontSize: 18 }} />
    {`${minutes} min read`}
  </Typography>
);
