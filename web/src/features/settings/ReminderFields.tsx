import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import {
  type LatePayment,
  placeholderProblem,
  type ReminderLevelName,
  readDays,
  reminderLevelNames,
  reminderParagraphs,
  reminderPlaceholders,
  shopCurrency,
} from 'functions/contract';
import { shopDay } from '../../domain/time/dates.ts';
import { FormikCheckbox } from '../../ui/inputs/forms/FormikCheckbox.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { FormSection } from '../../ui/inputs/forms/FormSection.tsx';
import { type SettingsValues, settingLabels } from './settingsValues.ts';

const example: Omit<LatePayment, 'dueOn' | 'daysOverdue'> = {
  customer: 'Harbor Joinery',
  order: 'TH-4K2M9A7C',
  invoice: '2026-000123',
  currency: shopCurrency,
  amount: 128_450,
};

const box = {
  mb: 2.5,
  px: 2,
  py: 1.5,
  borderLeft: 3,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

/** The text of a level as a customer reads it, for an invoice of an example. */
const Preview = ({ level }: { level: ReminderLevelName }) => {
  const { values } = useFormikContext<SettingsValues>();
  const { days, text } = values.reminders[level];
  if (text.trim() === '' || placeholderProblem(text)) return null;
  const late = { ...example, dueOn: shopDay(), daysOverdue: readDays(`${days}`).value || 1 };
  const label = `Preview of the ${level} reminder`;
  return (
    <Box role="group" aria-label={label} sx={box}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      {reminderParagraphs(text, late).map((paragraph) => (
        <Typography key={paragraph} sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {paragraph}
        </Typography>
      ))}
    </Box>
  );
};

const Level = ({ level }: { level: ReminderLevelName }) => (
  <>
    <FormikTextField
      name={`reminders.${level}.days`}
      label={settingLabels[`reminders.${level}.days`]}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      sx={{ mb: 1.5, width: { xs: '100%', sm: 320 } }}
    />
    <FormikTextField
      name={`reminders.${level}.text`}
      label={settingLabels[`reminders.${level}.text`]}
      autoComplete="off"
      multiline
      minRows={3}
      helperText={level === 'first' ? ' ' : 'Empty: this reminder is not sent'}
      sx={{ mb: 1.5 }}
    />
    <Preview level={level} />
  </>
);

const placeholders = Object.entries(reminderPlaceholders)
  .map(([name, meaning]) => `{${name}} is ${meaning}`)
  .join('; ');

/** What customers are written whose payments are late, and when. */
export const ReminderFields = () => (
  <FormSection
    title="Reminders"
    intro={`Mails about a late payment, each with the invoice. In a text, ${placeholders}.`}
  >
    <FormikCheckbox name="remindsItself" label={settingLabels.remindsItself} />
    <Box sx={{ mt: 2 }}>
      {reminderLevelNames.map((level) => (
        <Level key={level} level={level} />
      ))}
    </Box>
  </FormSection>
);
