import { mdiClipboardTextOutline, mdiMagnify } from '@mdi/js';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { type Attribute, familyEditSchema, type Tool } from 'functions/contract';
import { useEffect, useState } from 'react';
import {
  type CataloguePictures,
  useCataloguePictures,
} from '../../../domain/picture/useCataloguePictures.ts';
import { saveOutcome } from '../../../lib/forms/outcomes.ts';
import { toSaveFailure } from '../../../lib/forms/toFormFailure.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import { useVisits } from '../../../ui/feedback/useVisits.ts';
import { EditForm } from '../../../ui/inputs/forms/EditForm.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { VersionedForm } from '../../../ui/inputs/forms/VersionedForm.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { UploadProgress } from '../../../ui/media/UploadProgress.tsx';
import { type ManagedFamily, useFamilyEdit } from '../data/useFamilies.ts';
import type { SizeDialog } from '../sizes/SizeDialogs.tsx';
import { SizesField } from '../sizes/SizesField.tsx';
import { addSizesId, useSizes } from '../sizes/useSizes.ts';
import { AxisFields } from './AxisFields.tsx';
import { FamilyValue } from './FamilyValue.tsx';
import { type FamilyValues, familyFields, familyInputOf } from './familyForm.ts';
import { PictureChoice } from './PictureChoice.tsx';

const SizeDialogs = lazyComponent(() => import('../sizes/SizeDialogs.tsx'), 'SizeDialogs');

interface FamilyEditorProps {
  family: ManagedFamily;
  attributes: readonly Attribute[];
  /** Hears whether there are changes that are not saved. */
  onEdited: (isEdited: boolean) => void;
}

/** The tools that are sizes or were found to become some. */
const useKnownTools = ({ sizes }: ManagedFamily) => {
  const [found, setFound] = useState<readonly Tool[]>([]);
  return {
    tools: new Map([...found, ...sizes].map((tool) => [tool._id, tool])),
    learn: (tools: readonly Tool[]) => setFound((before) => [...before, ...tools]),
  };
};

const axesOf = ({ axes }: FamilyValues, attributes: readonly Attribute[]): Attribute[] =>
  axes.flatMap((key) => attributes.find(({ _id }) => _id === key) ?? []);

const TextFields = () => (
  <>
    <FormikTextField id="family-name" name="name" label="Name" autoComplete="off" fullWidth />
    <FormikTextField id="family-text" name="text" label="Text" multiline minRows={3} fullWidth />
  </>
);

interface ContentProps extends FamilyEditorProps {
  known: ReturnType<typeof useKnownTools>;
  values: FamilyValues;
  isEdited: boolean;
  /** The version on which the values are based. */
  version: string;
  isSaving: boolean;
  pictures: CataloguePictures;
}

const Progress = ({ progress, cancelUpload }: CataloguePictures) =>
  progress !== null && (
    <UploadProgress label="Uploading the picture" share={progress} onCancel={cancelUpload} />
  );

/** The dialogs are outside of the form: submitting one of them must not submit the family. */
const Content = (props: ContentProps) => {
  const { family, attributes, values, isEdited, onEdited, version, isSaving, pictures } = props;
  const { tools, learn } = props.known;
  const sizes = useSizes(learn);
  const [kind, setKind] = useState<SizeDialog>('search');
  const { visit, start, dialog } = useVisits();
  const whenLoaded = useLazyDialog(SizeDialogs);
  const { _id: familyId } = family;
  const open = (next: SizeDialog) =>
    whenLoaded(() => {
      setKind(next);
      start();
    });
  useEffect(() => onEdited(isEdited), [isEdited, onEdited]);
  const actions = (
    <>
      <Button
        id={addSizesId}
        variant="outlined"
        startIcon={<Icon path={mdiMagnify} />}
        onClick={() => void open('search')}
      >
        Add from the tools
      </Button>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiClipboardTextOutline} />}
        onClick={() => void open('paste')}
      >
        Add by SKU
      </Button>
    </>
  );
  return (
    <>
      <EditForm isEdited={isEdited} submit="Save family">
        <TextFields />
        <AxisFields attributes={attributes} />
        <PictureChoice
          key={version}
          tools={sizes.ids.flatMap((id) => tools.get(id) ?? [])}
          read={pictures.read}
          disabled={isSaving}
        />
        <SizesField
          axes={axesOf(values, attributes)}
          {...{ familyId, attributes, tools, sizes, actions }}
        />
        <Progress {...pictures} />
      </EditForm>
      {visit > 0 && (
        <SizeDialogs
          key={visit}
          kind={kind}
          familyId={familyId}
          present={new Set(sizes.ids)}
          onAdd={sizes.add}
          {...dialog}
        />
      )}
    </>
  );
};

/** A family with its sizes, which several people may edit. */
export const FamilyEditor = (props: FamilyEditorProps) => {
  const { family, attributes } = props;
  const send = useFamilyEdit(family._id);
  const pictures = useCataloguePictures();
  const known = useKnownTools(family);
  const withSizes = <Saved extends object>(saved: Saved) => ({ ...saved, sizes: family.sizes });
  return (
    <VersionedForm
      stored={family}
      fields={familyFields}
      conflictTitle="Someone else has changed this family"
      shownAs={(field, values) => (
        <FamilyValue {...{ field, values, attributes, tools: known.tools }} />
      )}
      onSubmit={(values, { version }) =>
        saveOutcome(
          pictures
            .saveWith([values.imageLink], ([imageLink]) =>
              send(familyEditSchema.cast({ ...familyInputOf(values), imageLink, version })),
            )
            .then(withSizes),
          {
            done: ({ name }) => `${name} saved`,
            theirsIn: (details) => ('family' in details ? withSizes(details.family) : undefined),
          },
          toSaveFailure,
        )
      }
    >
      {({ values, isEdited, isSubmitting, base: { version } }) => (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3.5 } }}>
          <Content
            {...props}
            {...{ values, isEdited, version, pictures, known }}
            isSaving={isSubmitting}
          />
        </Paper>
      )}
    </VersionedForm>
  );
};
