import type { Overview } from 'functions/contract';
import { formatCount } from 'functions/contract';
import { formatDay } from '../../../domain/time/dates.ts';
import { ChartCard } from './ChartCard.tsx';
import { DayChart } from './DayChart.tsx';
import { FigureTable } from './FigureTable.tsx';
import { userMeasure } from './measures.ts';

const title = 'New users by day';

/** The number of new accounts by day. */
export const UserChart = ({ newUsers: { days } }: Pick<Overview, 'newUsers'>) => (
  <ChartCard
    title={title}
    chart={
      <DayChart
        days={days.map(({ day, users }) => ({ day, value: users }))}
        measure={userMeasure}
        height={120}
      />
    }
    table={
      <FigureTable
        label={title}
        columns={['Day', userMeasure.name]}
        rows={days.toReversed().map(({ day, users }) => ({
          key: day,
          cells: [formatDay(day), formatCount(users)],
        }))}
      />
    }
  />
);
