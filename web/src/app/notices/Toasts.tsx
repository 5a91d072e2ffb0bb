import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { MaterialDesignContent, SnackbarProvider } from 'notistack';
import { useEffect, useState } from 'react';
import { noticesId } from '../../ui/layout/sticky.ts';

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

/** Above the notices and with them, so that neither covers the other or a primary button. */
const inNotices = (
  <GlobalStyles
    styles={{
      [`.${containerClass}.notistack-SnackbarContainer`]: {
        position: 'static',
        maxWidth: '100%',
      },
    }}
  />
);

/** Shows the toasts of `enqueueSnackbar`. The home page does not load their code. */
export const Toasts = () => {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useEffect(() => setRoot(document.getElementById(noticesId)), []);
  return (
    <>
      {inNotices}
      <SnackbarProvider
        autoHideDuration={autoHideDuration}
        maxSnack={3}
        classes={{ containerRoot: containerClass }}
        Components={{ default: Toast, success: Toast, error: Toast }}
        {...(root && { domRoot: root })}
      />
    </>
  );
};
