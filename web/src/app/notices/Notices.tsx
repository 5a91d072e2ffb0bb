import Box from '@mui/material/Box';
import { Fragment, useEffect, useRef } from 'react';
import { sessionEnded } from '../../lib/api/messages.ts';
import { useOnline } from '../../lib/browser/useOnline.ts';
import { requestedEmailHint } from '../../lib/storage/requestedEmail.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useShownNotices } from '../../ui/feedback/shownNotices.ts';
import type { Side } from './freeSide.ts';
import { edge, topEdge, useFreeSide } from './useFreeSide.ts';

/** The CSS variable with the room that the notices take, which toasts keep free. */
export const noticesHeight = '--notices-height';

const gap = 8;

/** Keeps the variable up to date. */
const useMeasuredHeight = () => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = current;
      const room = offsetHeight > 0 ? offsetHeight + gap : 0;
      document.documentElement.style.setProperty(noticesHeight, `${room}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return ref;
};

/** A transform, because browsers count no shift of the layout for it. */
const places: Record<Side, object> = {
  bottom: {},
  top: { transform: `translateY(calc(100% - 100dvh + ${topEdge + edge}px))` },
  nowhere: { opacity: 0, '& *': { pointerEvents: 'none !important' } },
};

interface NoticesProps {
  hasSessionEnded: boolean;
  onDismiss: () => void;
}

/** Notices for every page, never over a primary button. Screen readers announce them. */
export const Notices = ({ hasSessionEnded, onDismiss }: NoticesProps) => {
  const online = useOnline();
  const notices = useShownNotices();
  const ref = useMeasuredHeight();
  const isShown = !online || hasSessionEnded || Object.values(notices).some(Boolean);
  const side = useFreeSide(ref, isShown);
  return (
    <Box
      ref={ref}
      aria-live="polite"
      sx={{
        position: 'fixed',
        inset: `auto ${edge}px ${edge}px`,
        ...places[side],
        zIndex: 'snackbar',
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        pointerEvents: 'none',
      }}
    >
      {Object.entries(notices).map(([key, notice]) => (
        <Fragment key={key}>{notice}</Fragment>
      ))}
      {!online && <Notice>You are offline. What you see may be out of date.</Notice>}
      {hasSessionEnded && (
        <Notice onDismiss={onDismiss}>{requestedEmailHint() || sessionEnded}</Notice>
      )}
    </Box>
  );
};
