import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { type Attribute, counted, familySchema, type Tool } from 'functions/contract';
import { useState } from 'react';
import { useAttributes } from '../../../domain/tool/useAttributes.ts';
import { fieldErrorsOf } from '../../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { AxisFields } from '../form/AxisFields.tsx';
import { blankFamily, type FamilyValues, familyInputOf } from '../form/familyForm.ts';
import { useFoundFamilies, usePutting } from './usePutting.ts';

interface Values extends FamilyValues {
  /** The id of the family, or `new`. */
  family: string;
}

const newFamily = 'new';

const errorsOf = ({ family, ...values }: Values): Record<string, string> =>
  family === newFamily ? schemaErrors(familySchema, familyInputOf(values)) : {};

/** Each tool that is refused, by its name. */
const failureOf = (error: unknown) => {
  const failure = toFormFailure(error, '');
  const refused = Object.entries(fieldErrorsOf(error)).filter(([path]) =>
    path.startsWith('toolIds'),
  );
  if (refused.length === 0) return failure;
  return { ...failure, message: refused.map(([, message]) => `${message}.`).join(' ') };
};

const FamilyChoice = () => {
  const { values, setFieldValue } = useFormikContext<Values>();
  const [text, setText] = useState('');
  const { data = [], error, refetch } = useFoundFamilies(text);
  return (
    <>
      <TextField
        label="Find a family"
        type="search"
        size="small"
        fullWidth
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ mt: 1 }}
      />
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      <RadioGroup
        aria-label="Family"
        value={values.family}
        onChange={(_, id) => void setFieldValue('family', id)}
        sx={{ my: 1, maxHeight: 280, overflowY: 'auto', flexWrap: 'nowrap' }}
      >
        <FormControlLabel value={newFamily} control={<Radio />} label="A new family" />
        {data.map(({ _id, name, sizes }) => (
          <FormControlLabel
            key={_id}
            value={_id}
            control={<Radio />}
            label={`${name} · ${counted(sizes, 'size')}`}
          />
        ))}
      </RadioGroup>
    </>
  );
};

const NewFields = ({ attributes }: { attributes: readonly Attribute[] }) => (
  <>
    <FormikTextField id="put-name" name="name" label="Name" autoComplete="off" fullWidth />
    <AxisFields attributes={attributes} />
  </>
);

/** Puts tools into a family, which may be a new one. */
export const PutDialog = ({ tools, ...dialog }: DialogState & { tools: readonly Tool[] }) => {
  const put = usePutting();
  const { data: attributes = [] } = useAttributes();
  const send = async ({ family, ...values }: Values) => {
    const familyId = family === newFamily ? null : family;
    const { name } = await put({ tools, familyId, values });
    return `${counted(tools.length, 'tool')} put into ${name}`;
  };
  return (
    <FormDialog
      question="Put into a family"
      labels={{ confirm: `Put ${counted(tools.length, 'tool')} into it`, close: 'Back' }}
      start={{ ...blankFamily, family: newFamily }}
      errorsOf={errorsOf}
      onSend={send}
      failureOf={failureOf}
      {...dialog}
    >
      {({ family }) => (
        <>
          <Typography sx={{ color: 'text.secondary' }}>
            Buyers then see one page with all sizes. Each tool needs its own values of what the
            sizes differ in.
          </Typography>
          <FamilyChoice />
          {family === newFamily && <NewFields attributes={attributes} />}
        </>
      )}
    </FormDialog>
  );
};
