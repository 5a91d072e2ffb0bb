import { type Attribute, familySchema } from 'functions/contract';
import { useNavigate } from 'react-router-dom';
import { schemaErrors } from '../../lib/forms/schemaErrors.ts';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { type DialogState, FormDialog } from '../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { useNewFamily } from './data/useFamilies.ts';
import { AxisFields } from './form/AxisFields.tsx';
import { blankFamily, type FamilyValues, familyInputOf } from './form/familyForm.ts';

interface NewFamilyDialogProps extends DialogState {
  attributes: readonly Attribute[];
}

/** Creates a family, and opens its page, where it gets its sizes. */
export const NewFamilyDialog = ({ attributes, ...dialog }: NewFamilyDialogProps) => {
  const create = useNewFamily();
  const navigate = useNavigate();
  const send = async (values: FamilyValues) => {
    const { _id, name } = await create(familySchema.cast(familyInputOf(values)));
    void navigate(lazyPaths.managedFamily.href(_id));
    return `${name} created`;
  };
  return (
    <FormDialog
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
          <AxisFields attributes={attributes} />
        </>
      )}
    </FormDialog>
  );
};
