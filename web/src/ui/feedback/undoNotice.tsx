import Button from '@mui/material/Button';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import { useEffect, useRef, useState } from 'react';

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
const useOffer = (key: SnackbarKey, isKept: boolean) => {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const notice = ref.current?.closest('.notistack-Snackbar') ?? ref.current;
    if (!notice) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => clearTimeout(timer);
    const leave = () => {
      keep();
      const isUsed = notice.matches(':hover') || notice.contains(document.activeElement);
      if (!isKept && !isUsed) timer = setTimeout(() => closeSnackbar(key), offeredMs);
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
  }, [key, isKept]);
  return ref;
};

interface UndoButtonProps {
  notice: UndoableNotice;
  id: SnackbarKey;
}

const UndoButton = ({ notice: { undo, failureOf }, id }: UndoButtonProps) => {
  const [busy, setBusy] = useState(false);
  const ref = useOffer(id, busy);
  const run = async () => {
    setBusy(true);
    try {
      enqueueSnackbar(await undo(), { variant: 'success' });
    } catch (error) {
      enqueueSnackbar(failureOf(error), { variant: 'error' });
    }
    closeSnackbar(id);
  };
  return (
    <Button ref={ref} color="inherit" loading={busy} onClick={() => void run()}>
      Undo
    </Button>
  );
};

/** Says what was done. Where that can be undone, the notice offers it. */
export const notifyDone = (notice: DoneNotice): void => {
  if (typeof notice === 'string') {
    enqueueSnackbar(notice, { variant: 'success' });
    return;
  }
  enqueueSnackbar(notice.text, {
    variant: 'success',
    persist: true,
    action: (id) => <UndoButton notice={notice} id={id} />,
  });
};
