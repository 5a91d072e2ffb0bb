import { enqueueSnackbar } from 'notistack';
import type { SaveOutcome } from '../../../features/tools/manage/form/EditToolForm.tsx';
import { useToolPictures } from '../../../features/tools/manage/pictures/useToolPictures.ts';
import type { ToolVersion } from '../../../features/tools/manage/requests/toolVersion.ts';
import { useToolMutation } from '../../../features/tools/manage/requests/useManagedTools.ts';
import { changesOf } from '../../../features/tools/manage/values/toolChanges.ts';
import type { EditedValues } from '../../../features/tools/manage/values/toolValues.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { toSaveFailure } from '../../../lib/forms/toFormFailure.ts';

const outcomeOf = (error: unknown): SaveOutcome => {
  if (
    error instanceof ApiProblem &&
    error.code === 'precondition-failed' &&
    'tool' in error.details
  ) {
    const { tool, version } = error.details;
    return { theirs: { tool, tag: `"${version}"` } };
  }
  return { failure: toSaveFailure(error) };
};

/** Saves the changes, with the new pictures if there are any, and notifies of success. */
export const useToolSaving = () => {
  const { read, saveWith, progress, cancelUpload } = useToolPictures();
  const send = useToolMutation();

  const save = async (values: EditedValues, base: ToolVersion): Promise<SaveOutcome> => {
    try {
      const saved = await saveWith(values.pictures, (pictures) =>
        send({ base, changes: changesOf({ ...values, pictures }, base.tool) }),
      );
      enqueueSnackbar(`${saved.tool.toolName} saved`, { variant: 'success' });
      return { saved };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  return { save, read, progress, cancelUpload };
};
