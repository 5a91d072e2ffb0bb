import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import type { EventKind, EventType } from 'functions/contract';
import { eventKindTexts } from '../data/webhookTexts.ts';
import type { WebhookValues } from './webhookForm.ts';

interface GroupProps {
  name: string;
  types: readonly EventType[];
  chosen: readonly EventType[];
  onChange: (chosen: EventType[]) => void;
}

const types = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))',
  ml: 3,
} as const;

/** The events of a kind, and one choice for all of them. */
const Group = ({ name, types: all, chosen, onChange }: GroupProps) => {
  const own = all.filter((type) => chosen.includes(type));
  const others = chosen.filter((type) => !all.includes(type));
  const isAll = own.length === all.length;
  return (
    <Box {...(all.length > 1 && { role: 'group', 'aria-label': name })}>
      <FormControlLabel
        label={name}
        control={
          <Checkbox
            checked={isAll}
            indeterminate={own.length > 0 && !isAll}
            onChange={() => onChange(isAll ? others : [...others, ...all])}
          />
        }
      />
      {all.length > 1 && (
        <Box sx={types}>
          {all.map((type) => (
            <FormControlLabel
              key={type}
              label={type}
              slotProps={{ typography: { variant: 'body2', noWrap: true } }}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(type)}
                  onChange={(_, isChecked) =>
                    onChange(isChecked ? [...chosen, type] : chosen.filter((one) => one !== type))
                  }
                />
              }
            />
          ))}
        </Box>
      )}
    </Box>
  );
};

type EventGroups = readonly (readonly [EventKind, readonly EventType[]])[];

/** Which events an endpoint receives: all, or the chosen ones. */
export const EventChoice = ({ groups }: { groups: EventGroups }) => {
  const [receives] = useField<WebhookValues['receives']>('receives');
  const [{ value }, { error, touched }, { setValue }] = useField<EventType[]>('events');
  const problem = touched ? error : undefined;
  return (
    <FormControl component="fieldset" error={Boolean(problem)} fullWidth>
      <FormLabel component="legend">Events</FormLabel>
      <RadioGroup {...receives}>
        <FormControlLabel
          value="all"
          control={<Radio />}
          label="All events, also those that the shop adds later"
        />
        <FormControlLabel value="some" control={<Radio />} label="Only chosen events" />
      </RadioGroup>
      {receives.value === 'some' &&
        groups.map(([kind, types]) => (
          <Group
            key={kind}
            name={eventKindTexts[kind]}
            types={types}
            chosen={value}
            onChange={(chosen) => void setValue(chosen)}
          />
        ))}
      <FormHelperText>{problem ?? ' '}</FormHelperText>
    </FormControl>
  );
};
