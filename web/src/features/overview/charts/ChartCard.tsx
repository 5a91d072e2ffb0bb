import { mdiChartBar, mdiTable } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

interface ChartCardProps {
  title: string;
  /** Decorative: screen readers have the table. */
  chart: ReactNode;
  table: ReactNode;
}

/** A chart, or its figures as a table. Screen readers always have the table. */
export const ChartCard = ({ title, chart, table }: ChartCardProps) => {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <SectionCard labelledBy={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography id={id} variant="h2" sx={{ fontSize: '1.25rem', flexGrow: 1 }}>
          {title}
        </Typography>
        <Button
          color="inherit"
          startIcon={<Icon path={asTable ? mdiChartBar : mdiTable} />}
          aria-describedby={id}
          sx={{ flexShrink: 0, mr: -1.5 }}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Box>
      {!asTable && <div aria-hidden>{chart}</div>}
      <Box sx={asTable ? null : visuallyHidden}>{table}</Box>
    </SectionCard>
  );
};
