import Alert from '@mui/material/Alert';
import { Formik, type FormikHelpers } from 'formik';
import type { Tool } from 'functions/contract';
import { type ReactNode, useState } from 'react';
import type { CataloguePictures } from '../../../../domain/picture/useCataloguePictures.ts';
import type { FormFailure } from '../../../../lib/forms/formFailure.ts';
import { nestedErrors } from '../../../../lib/forms/nestedErrors.ts';
import { LeaveGuard } from '../../../../ui/feedback/LeaveGuard.tsx';
import { FormikForm } from '../../../../ui/inputs/forms/FormikForm.tsx';
import { FurtherToolFields } from '../fields/FurtherToolFields.tsx';
import { ToolFields } from '../fields/ToolFields.tsx';
import { ToolPictureFields } from '../pictures/ToolPictureFields.tsx';
import type { ToolVersion } from '../requests/toolVersion.ts';
import { toFormErrors } from '../values/toFormErrors.ts';
import { changedFields, rebase } from '../values/toolChanges.ts';
import { awaitsPicture, editedSchemaOf } from '../values/toolFormSchema.ts';
import { type EditedValues, editedOf } from '../values/toolValues.ts';
import { EditConflict } from './EditConflict.tsx';
import { ToolFormFooter } from './ToolFormFooter.tsx';

/**
 * The result of saving: the stored version, a failure, or the version that someone else saved
 * first.
 */
export type SaveOutcome =
  | { saved: ToolVersion }
  | { failure: FormFailure }
  | { theirs: ToolVersion };

interface EditToolFormProps {
  version: ToolVersion;
  read: CataloguePictures['read'];
  /** Saves the values, which are based on that version. */
  onSubmit: (values: EditedValues, base: ToolVersion) => Promise<SaveOutcome>;
  /** The progress of an upload. */
  children?: ReactNode;
}

type Helpers = Pick<FormikHelpers<EditedValues>, 'resetForm' | 'setErrors' | 'setStatus'>;

/** Saves the values and detects conflicts with what someone else saved meanwhile. */
const useSaving = ({ version, onSubmit }: EditToolFormProps) => {
  const [base, setBase] = useState(version);
  const [conflict, setConflict] = useState<ToolVersion | null>(null);

  const startFrom = (next: ToolVersion, { resetForm }: Pick<Helpers, 'resetForm'>) => {
    setConflict(null);
    setBase(next);
    resetForm({ values: editedOf(next.tool) });
  };
  const save = async (values: EditedValues, over: ToolVersion, helpers: Helpers) => {
    helpers.setStatus(undefined);
    const outcome = await onSubmit(values, over);
    if ('saved' in outcome) return startFrom(outcome.saved, helpers);
    if ('theirs' in outcome) return setConflict(outcome.theirs);
    helpers.setErrors(nestedErrors(toFormErrors(outcome.failure.errors)));
    helpers.setStatus(outcome.failure.message);
  };
  return { base, conflict, startFrom, save };
};

const isPublished = ({ stage }: EditedValues, base: Tool): boolean =>
  base.stage === 'draft' && stage !== 'draft';

export const EditToolForm = (props: EditToolFormProps) => {
  const { read, version, children } = props;
  const { base, conflict, startFrom, save } = useSaving(props);
  return (
    <Formik
      initialValues={editedOf(version.tool)}
      validationSchema={editedSchemaOf(base.tool)}
      onSubmit={(values, helpers) => save(values, base, helpers)}
    >
      {({ values, isSubmitting, ...form }) => {
        const isEdited = changedFields(values, base.tool).length > 0;
        const keepEditing = (theirs: ToolVersion) => {
          startFrom(theirs, form);
          const rebased = rebase(values, base.tool, theirs.tool);
          void form.setValues(rebased);
          return rebased;
        };
        const keepMine = async (theirs: ToolVersion) => {
          const rebased = keepEditing(theirs);
          form.setSubmitting(true);
          await save(rebased, theirs, form);
          form.setSubmitting(false);
        };
        return (
          <FormikForm>
            <LeaveGuard when={isEdited} />
            <ToolFields />
            {awaitsPicture(base.tool) && (
              <Alert severity="info" sx={{ mb: 2 }}>
                Customers see this tool once it has a picture.
              </Alert>
            )}
            <ToolPictureFields read={read} disabled={isSubmitting} />
            <FurtherToolFields available={base.tool.available} toolId={base.tool._id} />
            {children}
            <ToolFormFooter disabled={!isEdited}>
              {isPublished(values, base.tool) ? 'Publish' : 'Save changes'}
            </ToolFormFooter>
            {conflict && (
              <EditConflict
                theirs={conflict.tool}
                mine={rebase(values, base.tool, conflict.tool)}
                onTakeTheirs={() => startFrom(conflict, form)}
                onKeepEditing={() => keepEditing(conflict)}
                onKeepMine={() => void keepMine(conflict)}
              />
            )}
          </FormikForm>
        );
      }}
    </Formik>
  );
};
