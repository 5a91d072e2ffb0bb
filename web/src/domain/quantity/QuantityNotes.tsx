import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatCount } from 'functions/contract';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.ts';

interface QuantityNotesProps {
  id: string;
  subject: string | undefined;
  /** Shown when there is no problem. */
  hint: string | null;
  /** The problem, if there is one. */
  message: string | null;
  /** The quantities that solve it. */
  offered: readonly number[];
  /** The quantity that a button has just selected, for screen readers. */
  selected: string | null;
  /** Whether one line stays free, so that the first note moves nothing. */
  hasReservedSpace: boolean;
  onTake: (quantity: number) => void;
}

const text = { fontSize: '0.8125rem', lineHeight: 1.5 } as const;

/** For screen readers, which read the message before they reach the buttons. */
const offerText = (offered: readonly number[]) =>
  offered.length > 0 ? `. You can take ${offered.map(formatCount).join(' or ')}.` : '';

/** Notes about a quantity: its rules, or its problem with the quantities that solve it. */
export const QuantityNotes = ({
  id,
  subject,
  hint,
  message,
  offered,
  selected,
  hasReservedSpace,
  onTake,
}: QuantityNotesProps) => (
  <Box sx={{ mt: hasReservedSpace ? 0.5 : 0, minHeight: hasReservedSpace ? 20 : 0 }}>
    <div id={id}>
      {!message && hint && <Box sx={{ ...text, color: 'text.secondary' }}>{hint}</Box>}
      <Box role="status" sx={{ ...text, color: 'error.main' }}>
        {message && (
          <>
            <span>{message}</span>
            <span style={visuallyHidden}>{offerText(offered)}</span>
          </>
        )}
        {!message && selected && <span style={visuallyHidden}>{selected}</span>}
      </Box>
    </div>
    {offered.length > 0 && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
        {offered.map((quantity) => (
          <Button
            key={quantity}
            variant="outlined"
            aria-label={subject && `Take ${formatCount(quantity)}: ${subject}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(quantity)}
            sx={{ px: 1.5 }}
          >
            {`Take ${formatCount(quantity)}`}
          </Button>
        ))}
      </Box>
    )}
  </Box>
);
