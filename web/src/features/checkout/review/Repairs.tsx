import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { counted } from 'functions/contract';
import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import type { CartProblem, Repair } from './cartProblems.ts';
import { ReviewNotice } from './ReviewNotice.tsx';

interface RepairsProps {
  problems: readonly CartProblem[];
  onRepair: (problem: CartProblem, repair: Repair) => void;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

interface ProblemProps extends Pick<RepairsProps, 'onRepair'> {
  problem: CartProblem;
}

const Problem = ({ problem, onRepair }: ProblemProps) => {
  const { line, message, repairs } = problem;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 650 }}>{line.toolName}</Box>
        {message}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {repairs.map((repair) => (
          <Button
            key={repair.label}
            variant="outlined"
            color={repair.kind === 'remove' ? 'error' : 'primary'}
            aria-label={`${repair.label}: ${line.toolName}`}
            onClick={() => onRepair(problem, repair)}
            sx={{ px: 1.5 }}
          >
            {repair.label}
          </Button>
        ))}
      </Box>
    </Box>
  );
};

/** Takes no place in the column of the notices. */
const outOfFlow = { position: 'absolute' } as const;

const titleOf = (count: number) =>
  `${counted(count, 'line needs', 'lines need')} a change before you can order`;

/**
 * After a repair, the next problem has the focus, or the button that places the order. A new price
 * that arrives later puts another button first: the focus moves there unless the buyer has moved it
 * meanwhile.
 */
const useRepairFocus = (problems: readonly CartProblem[]) => {
  const panel = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(undefined);
  const [repaired, setRepaired] = useState('');
  const repair = `${repaired} ${problems.length}`;
  const seen = useRef(repair);
  const first = problems[0]?.repairs[0]?.label;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first button moves the focus
  useEffect(() => {
    const isSame = seen.current === repair;
    seen.current = repair;
    if (repaired === '' || (isSame && document.activeElement !== focused.current)) return;
    const next = panel.current?.querySelector<HTMLElement>('li button');
    const submit = panel.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]');
    focused.current = next ?? submit ?? undefined;
    focused.current?.focus();
  }, [repaired, repair, first]);
  return { panel, repaired, setRepaired };
};

/** The lines that cannot be ordered as they are, each with what solves it. */
export const Repairs = ({ problems, onRepair }: RepairsProps) => {
  const { panel, repaired, setRepaired } = useRepairFocus(problems);
  const repair = (problem: CartProblem, chosen: Repair) => {
    onRepair(problem, chosen);
    setRepaired(`${problem.line.toolName}: ${chosen.label}`);
  };
  return (
    <Box ref={panel} sx={problems.length === 0 ? outOfFlow : null}>
      {problems.length > 0 && (
        <ReviewNotice severity="error" title={titleOf(problems.length)}>
          <Box component="ul" aria-label="Lines to change" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {problems.map((problem) => (
              <Problem key={problem.line.toolId} problem={problem} onRepair={repair} />
            ))}
          </Box>
        </ReviewNotice>
      )}
      <span role="status" style={visuallyHidden}>
        {repaired}
      </span>
    </Box>
  );
};
