import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import { notified } from '../../lib/forms/outcomes.ts';

/** What was done, and how to undo it. */
interface UndoableNotice {
  text: string;
  /** Resolves to a notice of what it has undone. */
  undo: () => Promise<string>;
  /** Why it has failed. */
  failureOf: (error: unknown) => string;
}

/** What was done: a text, or one with an undo. */
export type DoneNotice = string | UndoableNotice;

/** How long the undo is offered; longer while the notice has the pointer or the focus. */
const offeredMs = 20_000;

/** Closes a notice after a time that begins again when pointer and focus have left it. */
const useOffer = (key: SnackbarKey) => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const notice = ref.current?.closest('.notistack-Snackbar') ?? ref.current;
    if (!notice) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => clearTimeout(timer);
    const leave = () => {
      keep();
      const isUsed = notice.matches(':hover') || notice.contains(document.activeElement);
      if (!isUsed) timer = setTimeout(() => closeSnackbar(key), offeredMs);
    };
    const enter = ['pointerenter', 'focusin'];
    // The next element has the focus only after this event.
    const left = () => queueMicrotask(leave);
    for (const name of enter) notice.addEventListener(name, keep);
    for (const name of ['pointerleave', 'focusout']) notice.addEventListener(name, left);
    leave();
    return () => {
      keep();
      for (const name of enter) notice.removeEventListener(name, keep);
      for (const name of ['pointerleave', 'focusout']) notice.removeEventListener(name, left);
    };
  }, [key]);
  return ref;
};

interface UndoButtonProps extends Pick<ButtonProps, 'color' | 'variant'> {
  notice: UndoableNotice;
  /** Called when it was undone, or was not. */
  onEnd: () => void;
}

/** Undoes what was done, and says so. */
export const UndoButton = ({ notice: { undo, failureOf }, onEnd, ...props }: UndoButtonProps) => {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await notified(undo(), failureOf);
    onEnd();
  };
  return (
    <Button {...props} loading={busy} onClick={() => void run()}>
      Undo
    </Button>
  );
};

const NoticeUndo = ({ notice, id }: { notice: UndoableNotice; id: SnackbarKey }) => (
  <Box ref={useOffer(id)}>
    <UndoButton notice={notice} color="inherit" onEnd={() => closeSnackbar(id)} />
  </Box>
);

/** Says what was done. Where that can be undone, the notice offers it. */
export const notifyDone = (notice: DoneNotice): void => {
  if (typeof notice === 'string') {
    enqueueSnackbar(notice, { variant: 'success' });
    return;
  }
  enqueueSnackbar(notice.text, {
    variant: 'success',
    persist: true,
    action: (id) => <NoticeUndo notice={notice} id={id} />,
  });
};
