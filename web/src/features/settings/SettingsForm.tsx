import type { ShopSettings } from 'functions/contract';
import type { SaveOutcome } from '../../lib/forms/formFailure.ts';
import { LeaveGuard } from '../../ui/feedback/LeaveGuard.tsx';
import { FormikForm } from '../../ui/inputs/forms/FormikForm.tsx';
import { FormSubmit } from '../../ui/inputs/forms/FormSubmit.tsx';
import { VersionedForm } from '../../ui/inputs/forms/VersionedForm.tsx';
import { MissingSettings } from './MissingSettings.tsx';
import { SettingFields } from './SettingFields.tsx';
import { settingFields, settingsFormSchema, settingsOf, valuesOf } from './settingsValues.ts';

interface SettingsFormProps {
  settings: ShopSettings;
  onSubmit: (settings: ShopSettings) => Promise<SaveOutcome<ShopSettings>>;
}

/** The form with all settings of the shop. */
export const SettingsForm = ({ settings, onSubmit }: SettingsFormProps) => (
  <VersionedForm
    stored={settings}
    valuesOf={valuesOf}
    fields={settingFields}
    schema={settingsFormSchema}
    conflictTitle="Someone else has changed the settings"
    onSubmit={(values, { version }) => onSubmit(settingsOf(values, version))}
  >
    {({ base, isEdited }) => (
      <>
        <MissingSettings settings={base} />
        <FormikForm>
          <LeaveGuard when={isEdited} />
          <SettingFields />
          <FormSubmit disabled={!isEdited}>Save settings</FormSubmit>
        </FormikForm>
      </>
    )}
  </VersionedForm>
);
