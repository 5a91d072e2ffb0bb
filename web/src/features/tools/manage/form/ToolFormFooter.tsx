import Paper from '@mui/material/Paper';
import { useField } from 'formik';
import { stageNames, type ToolStage, toolStages } from 'functions/contract';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { FormSubmit } from '../../../../ui/inputs/forms/FormSubmit.tsx';
import { aboveNotices, sticky } from '../../../../ui/layout/sticky.ts';
import { fieldLabels } from '../values/fieldTexts.ts';

const footer = {
  ...sticky,
  bottom: aboveNotices(0),
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', sm: '240px auto' },
  justifyContent: 'start',
  alignItems: 'start',
  columnGap: 2,
  mx: { xs: -2.5, sm: -3.5 },
  mb: { xs: -2.5, sm: -3.5 },
  px: { xs: 2.5, sm: 3.5 },
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
  // It grows upwards: no field moves.
  '& > [role="alert"]': { gridColumn: '1 / -1', order: -1, minHeight: 0 },
} as const;

/** What a stage means for buyers. */
const stageHints: Record<ToolStage, string> = {
  draft: 'A draft may be incomplete. Only staff see it',
  'on-sale': ' ',
  'selling-out': 'Sold while stock lasts, without stock alerts',
  discontinued: 'Nobody can order it. Its page names the successor',
};

interface ToolFormFooterProps {
  children: string;
  disabled?: boolean;
}

/** The end of a tool's form, in sight while it is long: whether customers see the tool, and Save. */
export const ToolFormFooter = ({ children, disabled = false }: ToolFormFooterProps) => {
  const [{ value }] = useField<ToolStage>('stage');
  return (
    <Paper elevation={0} square sx={footer}>
      <FormikTextField
        name="stage"
        label={fieldLabels.stage}
        select
        size="small"
        helperText={stageHints[value]}
        slotProps={{ select: { native: true } }}
      >
        {toolStages.map((stage) => (
          <option key={stage} value={stage}>
            {stageNames[stage]}
          </option>
        ))}
      </FormikTextField>
      <FormSubmit disabled={disabled}>{children}</FormSubmit>
    </Paper>
  );
};
