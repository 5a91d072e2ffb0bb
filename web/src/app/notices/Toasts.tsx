import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { MaterialDesignContent, SnackbarProvider } from 'notistack';
import { noticesHeight } from './Notices.tsx';

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

const containerClass = 'toasts';

/** Above the notices, so that neither covers the other. */
const aboveNotices = (
  <GlobalStyles
    styles={{ [`.${containerClass}`]: { marginBottom: `var(${noticesHeight}, 0px)` } }}
  />
);

/** Shows the toasts of `enqueueSnackbar`. The home page does not load their code. */
export const Toasts = () => (
  <>
    {aboveNotices}
    <SnackbarProvider
      autoHideDuration={autoHideDuration}
      maxSnack={3}
      classes={{ containerRoot: containerClass }}
      Components={{ default: Toast, success: Toast, error: Toast }}
    />
  </>
);
