import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { servicePromises } from '../../../domain/shop/servicePromises.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

const shown = [servicePromises.delivery, servicePromises.guarantee, servicePromises.refund];

/** The promises that matter to a buyer. */
export const BuyerPromises = () => (
  <Stack
    component="ul"
    aria-label="What we promise"
    spacing={1.5}
    sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}
  >
    {shown.map(({ icon, title, text }) => (
      <Box component="li" key={title} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Icon path={icon} sx={{ color: 'secondary.main' }} />
        <span>
          <Box component="strong" sx={{ fontWeight: 650 }}>
            {title}
          </Box>
          {' · '}
          {text}
        </span>
      </Box>
    ))}
  </Stack>
);
