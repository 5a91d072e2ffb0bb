import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCartLines } from '../../../domain/cart/stored/useCart.ts';
import { reorderedIn, reorderedText } from './reorderedState.ts';

/** Notes about the order that led to this page, beyond the cart; nothing after any other page. */
export const ReorderNotice = () => {
  const navigate = useNavigate();
  const reordered = reorderedIn(useLocation().state);
  const isOutdated = useCartLines().length === 0 && reordered?.inCart !== 0;
  if (!reordered || isOutdated) return null;
  const dismiss = () => void navigate('.', { replace: true, state: null });
  return (
    <Alert severity="warning" variant="outlined" onClose={dismiss} sx={{ mb: 2 }}>
      <AlertTitle>{reorderedText(reordered)}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {reordered.notices.map(({ toolId, toolName, text }) => (
          <Box component="li" key={toolId} sx={{ overflowWrap: 'anywhere' }}>
            <strong>{toolName}</strong>
            {`: ${text}`}
          </Box>
        ))}
      </Box>
    </Alert>
  );
};
