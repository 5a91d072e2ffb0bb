import { mdiArrowUp } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { counted } from 'functions/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import type { Arrivals } from './arrivals.ts';

/** Whether the window is scrolled past an element. */
const useIsPassed = (ref: RefObject<Element | null>): boolean => {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    const check = () => setIsPassed((ref.current?.getBoundingClientRect().bottom ?? 0) < 0);
    check();
    addEventListener('scroll', check, { passive: true });
    return () => removeEventListener('scroll', check);
  }, [ref]);
  return isPassed;
};

const top = { scrollMarginTop: 'calc(var(--sticky-top, 0px) + 16px)', outline: 'none' };

const button = {
  position: 'fixed',
  top: 'calc(var(--sticky-top, 0px) + 12px)',
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'appBar',
  minHeight: 44,
  borderRadius: 22,
} as const;

const textOf = (count: number) => counted(count, 'new order');

/** Says once that orders have arrived, and leads to them when they are above the window. */
export const NewOrdersNotice = ({ arrivals: { total, latest } }: { arrivals: Arrivals }) => {
  const start = useRef<HTMLDivElement>(null);
  const isPassed = useIsPassed(start);
  const [shown, setShown] = useState(total);
  if (shown !== total && (!isPassed || total < shown)) setShown(total);
  const above = total - shown;
  const show = () => {
    start.current?.scrollIntoView();
    start.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div role="status" style={visuallyHidden}>
        {total > 0 && <span key={total}>{textOf(latest)}</span>}
      </div>
      <Box ref={start} tabIndex={-1} role="group" aria-label="Start of the list" sx={top} />
      {above > 0 && (
        <Button
          variant="contained"
          startIcon={<Icon path={mdiArrowUp} />}
          onClick={show}
          sx={button}
        >
          {textOf(above)}
        </Button>
      )}
    </>
  );
};
