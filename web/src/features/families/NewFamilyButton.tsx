import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { familySchema } from 'functions/contract';
import { useNavigate } from 'react-router-dom';
import { useAttributes } from '../../domain/tool/useAttributes.ts';
import { schemaErrors } from '../../lib/forms/schemaErrors.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { useVisits } from '../../ui/feedback/useVisits.ts';
import { FormDialog } from '../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { useNewFamily } from './data/useFamilies.ts';
import { AxisFields } from './form/AxisFields.tsx';
import { blankFamily, type FamilyValues, familyInputOf } from './form/familyForm.ts';

/** Creates a family, and opens its page, where it gets its sizes. */
export const NewFamilyButton = () => {
  const { visit, start, dialog } = useVisits();
  const { data: attributes } = useAttributes();
  const create = useNewFamily();
  const navigate = useNavigate();
  const send = async (values: FamilyValues) => {
    const { _id, name } = await create(familySchema.cast(familyInputOf(values)));
    void navigate(furtherPaths.managedFamily.href(_id));
    return `${name} created`;
  };
  return (
    <>
      <Button
        size="small"
        variant="contained"
        startIcon={<Icon path={mdiPlus} />}
        disabled={!attributes}
        onClick={start}
      >
        New family
      </Button>
      <FormDialog
        key={visit}
        question="New family"
        labels={{ confirm: 'Create family', close: 'Close' }}
        start={blankFamily}
        errorsOf={(values) => schemaErrors(familySchema, familyInputOf(values))}
        onSend={send}
        {...dialog}
      >
        {() => (
          <>
            <FormikTextField
              id="family-name"
              name="name"
              label="Name"
              placeholder="Bevel-Edge Chisel"
              autoComplete="off"
              fullWidth
              sx={{ mt: 1 }}
            />
            <AxisFields attributes={attributes ?? []} />
          </>
        )}
      </FormDialog>
    </>
  );
};
