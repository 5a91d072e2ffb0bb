import Box from '@mui/material/Box';
import { Fragment, useEffect, useRef } from 'react';
import { sessionEnded } from '../../lib/api/messages.ts';
import { useOnline } from '../../lib/browser/useOnline.ts';
import { requestedEmailHint } from '../../lib/storage/requestedEmail.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useShownNotices } from '../../ui/feedback/shownNotices.ts';
import { noticesHeight } from '../../ui/layout/sticky.ts';
import { edge, useRaise } from './useRaise.ts';

/** The `id` of the element that also holds the toasts. */
export const noticesId = 'notices';

const gap = 8;

/** Keeps the variable up to date, by which pages reserve the room. */
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
const placeOf = (raise: number | null) =>
  raise === null
    ? { opacity: 0, '& *': { pointerEvents: 'none !important' } }
    : { transform: `translateY(${raise}px)` };

const position = {
  position: 'fixed',
  inset: `auto ${edge}px ${edge}px`,
  zIndex: 'snackbar',
  pointerEvents: 'none',
  displayPrint: 'none',
} as const;

const list = { display: 'grid', justifyItems: 'center', gap: 1 };

interface NoticesProps {
  hasSessionEnded: boolean;
  onDismiss: () => void;
}

/** Notices for every page, never over a primary button. Screen readers announce them. */
export const Notices = ({ hasSessionEnded, onDismiss }: NoticesProps) => {
  const online = useOnline();
  const notices = useShownNotices();
  const measured = useMeasuredHeight();
  const stack = useRef<HTMLDivElement>(null);
  const raise = useRaise(stack);
  return (
    <Box ref={stack} id={noticesId} sx={{ ...position, ...placeOf(raise) }}>
      <Box ref={measured} aria-live="polite" sx={list}>
        {Object.entries(notices).map(([key, notice]) => (
          <Fragment key={key}>{notice}</Fragment>
        ))}
        {!online && <Notice>You are offline. What you see may be out of date.</Notice>}
        {hasSessionEnded && (
          <Notice onDismiss={onDismiss}>{requestedEmailHint() || sessionEnded}</Notice>
        )}
      </Box>
    </Box>
  );
};
