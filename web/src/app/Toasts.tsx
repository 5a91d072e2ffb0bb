import { styled } from '@mui/material/styles';
import { MaterialDesignContent, SnackbarProvider } from 'notistack';

const autoHideDuration = 5000;

const Toast = styled(MaterialDesignContent)(({ theme }) => ({
  '&.notistack-MuiContent': {
    fontFamily: theme.typography.fontFamily,
    fontSize: '0.9375rem',
    fontWeight: 600,
    borderRadius: theme.shape.borderRadius,
    color: theme.vars?.palette.background.paper,
    backgroundColor: theme.vars?.palette.text.primary,
    overflowWrap: 'anywhere',
  },
  '&.notistack-MuiContent-success': { backgroundColor: theme.vars?.palette.success.main },
  '&.notistack-MuiContent-error': { backgroundColor: theme.vars?.palette.error.main },
}));

/** Shows the toasts of `enqueueSnackbar`. The home page does not load their code. */
export const Toasts = () => (
  <SnackbarProvider
    autoHideDuration={autoHideDuration}
    maxSnack={3}
    Components={{ default: Toast, success: Toast, error: Toast }}
  />
);
