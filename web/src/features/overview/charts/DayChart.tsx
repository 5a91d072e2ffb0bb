import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { formatDay } from '../../../domain/time/dates.ts';
import { axisTicks, type Measure } from './measures.ts';

interface DayValue {
  day: string;
  value: number;
}

interface DayChartProps {
  days: DayValue[];
  measure: Measure;
  /** The height of the bars' area, in pixels. */
  height?: number;
}

/** The number of days between two labels. */
const labelInterval = 7;

const percent = (value: number, top: number) => `${(value / top) * 100}%`;

const Lines = ({ ticks, measure }: { ticks: number[]; measure: Measure }) =>
  ticks.map((tick) => (
    <Box
      key={tick}
      sx={{
        position: 'absolute',
        inset: `auto 0 ${percent(tick, ticks.at(-1) ?? 1)} 0`,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          right: '100%',
          mr: 1,
          transform: 'translateY(-50%)',
          whiteSpace: 'nowrap',
        }}
      >
        {measure.short(tick)}
      </Box>
    </Box>
  ));

/** One style for all bars. A component and a tooltip for each of them would block the page. */
const bars = {
  position: 'relative',
  display: 'flex',
  height: '100%',
  '& > div': { flex: '1 1 0', display: 'flex', alignItems: 'end' },
  '& > div:hover': { bgcolor: 'action.hover' },
  '& > div > div': {
    width: '72%',
    mx: 'auto',
    bgcolor: 'primary.main',
    borderRadius: '3px 3px 0 0',
  },
} as const;

interface BarsProps extends Pick<DayChartProps, 'days' | 'measure'> {
  top: number;
}

interface Pointed extends DayValue {
  bar: Element;
}

/** The bars, with one tooltip for the day under the pointer. */
const Bars = ({ days, measure, top }: BarsProps) => {
  const [pointed, setPointed] = useState<Pointed>();
  return (
    <Tooltip
      describeChild
      title={pointed ? `${formatDay(pointed.day)}: ${measure.format(pointed.value)}` : ''}
      placement="top"
      enterTouchDelay={0}
      disableInteractive
      slotProps={{ popper: { anchorEl: pointed?.bar } }}
    >
      <Box sx={bars}>
        {days.map(({ day, value }) => (
          <div
            key={day}
            onPointerEnter={({ currentTarget }) => setPointed({ day, value, bar: currentTarget })}
          >
            <div style={{ height: percent(value, top) }} />
          </div>
        ))}
      </Box>
    </Tooltip>
  );
};

const DayLabels = ({ days }: Pick<DayChartProps, 'days'>) => (
  <Box sx={{ position: 'relative', height: '1.5em', mt: 0.75 }}>
    {days.map(
      ({ day }, index) =>
        (days.length - 1 - index) % labelInterval === 0 && (
          <Box
            key={day}
            sx={{
              position: 'absolute',
              left: percent(index + 0.5, days.length),
              transform: 'translateX(-50%)',
              whiteSpace: 'nowrap',
            }}
          >
            {formatDay(day)}
          </Box>
        ),
    )}
  </Box>
);

/** A bar chart with a bar for each day. */
export const DayChart = ({ days, measure, height = 240 }: DayChartProps) => {
  const ticks = axisTicks(Math.max(...days.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  return (
    <Box sx={{ pl: 6, pr: 2, pt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
      <Box sx={{ position: 'relative', height }}>
        <Lines ticks={ticks} measure={measure} />
        <Bars days={days} measure={measure} top={top} />
      </Box>
      <DayLabels days={days} />
    </Box>
  );
};
