import { mdiAlertCircleOutline, mdiTagOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { counted, formatCents } from 'functions/contract';
import type { PropsWithChildren, ReactNode } from 'react';
import type { PricedLine } from '../../domain/cart/priced/resolveCart.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { focusLine } from './lines/lineElements.ts';
import type { LineIssue } from './lines/lineState.ts';

interface PanelProps {
  icon: string;
  color: string;
  /** The message, for screen readers too. */
  message: string;
  actions: ReactNode;
}

const Panel = ({ icon, color, message, actions, children }: PropsWithChildren<PanelProps>) => (
  <Paper
    variant="outlined"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
      px: 2,
      py: 1,
      borderColor: color,
      color,
    }}
  >
    <Icon path={icon} />
    <Box sx={{ flex: '1 1 200px', py: 0.5, color: 'text.primary' }}>
      <Box role="status" sx={{ fontWeight: 650 }}>
        {message}
      </Box>
      {children}
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>{actions}</Box>
  </Paper>
);

const repairText = (repairable: readonly LineIssue[]): string => {
  const removed = repairable.filter(({ repair }) => repair === 0).length;
  const adjusted = repairable.length - removed;
  const takes = `takes the only possible quantity of ${counted(adjusted, 'line')}`;
  const removes = `removes ${counted(removed, 'line')}`;
  return [adjusted > 0 && takes, removed > 0 && removes]
    .filter((part) => part !== false)
    .join(' and ');
};

interface IssuesNoticeProps {
  issues: readonly LineIssue[];
  onRepair: () => void;
}

/**
 * How many lines cannot be ordered as they are, with ways to the first one and to fix several at
 * once.
 */
export const IssuesNotice = ({ issues, onRepair }: IssuesNoticeProps) => {
  const [first] = issues;
  if (!first) return null;
  const repairable = issues.filter(({ repair }) => repair !== null);
  const canRepair = repairable.length > 1;
  const name = `Fix ${counted(repairable.length, 'line')}`;
  return (
    <Panel
      icon={mdiAlertCircleOutline}
      color="error.main"
      message={`${counted(issues.length, 'line needs', 'lines need')} your attention before you can order.`}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={() => focusLine(first.toolId)}>
            Show the first
          </Button>
          {canRepair && (
            <Button variant="contained" onClick={onRepair}>
              {name}
            </Button>
          )}
        </>
      }
    >
      {canRepair && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {`“${name}” ${repairText(repairable)}.`}
        </Box>
      )}
    </Panel>
  );
};

const differenceOf = (lines: readonly PricedLine[]): number =>
  lines.reduce(
    (sum, { line, price, earlierPrice }) =>
      sum + ((price?.unitPrice ?? 0) - (earlierPrice ?? 0)) * line.quantity,
    0,
  );

const differenceText = (cents: number): string => {
  if (cents === 0) return 'The total stays the same.';
  return `Together ${formatCents(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}.`;
};

interface PricesNoticeProps {
  repriced: readonly PricedLine[];
  onAccept: () => void;
}

/** How many prices have changed since the buyer saw them. */
export const PricesNotice = ({ repriced, onAccept }: PricesNoticeProps) => {
  const [first] = repriced;
  if (!first) return null;
  const changed = counted(repriced.length, 'price has changed', 'prices have changed');
  return (
    <Panel
      icon={mdiTagOutline}
      color="warning.main"
      message={`${changed} since you added the tools. ${differenceText(differenceOf(repriced))}`}
      actions={
        <>
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => focusLine(first.line.toolId)}
            aria-label="Show the first changed price"
          >
            Show the first
          </Button>
          <Button variant="contained" onClick={onAccept}>
            {`Accept ${counted(repriced.length, 'new price')}`}
          </Button>
        </>
      }
    />
  );
};
