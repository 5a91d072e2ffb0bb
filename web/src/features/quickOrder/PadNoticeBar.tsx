import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { AddedAlert } from '../../domain/cart/notices/AddedAlert.tsx';
import type { ColumnOffer, PadNotice } from './state/usePad.ts';

/** The columns to choose from. The first gets the focus: far from the rows, nobody would find it. */
const ColumnChoices = ({ choices }: { choices: readonly ColumnOffer[] }) => {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Box
      role="group"
      aria-label="Column of the quantities"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}
    >
      {choices.map(({ label, take }, at) => (
        <Button
          key={label}
          ref={at === 0 ? first : undefined}
          color="inherit"
          variant="outlined"
          size="small"
          onClick={take}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
};

interface PadNoticeBarProps {
  notice: PadNotice | null;
  onClose: () => void;
}

/** The result of the last step, with a button to undo it. */
export const PadNoticeBar = ({ notice, onClose }: PadNoticeBarProps) => (
  <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
    {notice && (
      <AddedAlert
        severity={notice.severity}
        hasCartLink={notice.hasCartLink}
        undo={notice.undo}
        onClose={onClose}
        sx={{ overflowWrap: 'anywhere', '& .MuiAlert-message': { flexGrow: 1 } }}
      >
        {notice.text}{' '}
        {notice.choices && notice.choices.length > 0 && <ColumnChoices choices={notice.choices} />}
      </AddedAlert>
    )}
  </Box>
);
