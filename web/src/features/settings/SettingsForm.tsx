import type { ShopSettings } from 'functions/contract';
import type { SaveOutcome } from '../../lib/forms/formFailure.ts';
import { EditForm } from '../../ui/inputs/forms/EditForm.tsx';
import { VersionedForm } from '../../ui/inputs/forms/VersionedForm.tsx';
import { MissingSettings } from './MissingSettings.tsx';
import { SettingFields } from './SettingFields.tsx';
import { settingFields, settingsOf } from './settingsValues.ts';

interface SettingsFormProps {
  settings: ShopSettings;
  onSubmit: (settings: ShopSettings) => Promise<SaveOutcome<ShopSettings>>;
}

/** The form with all settings of the shop. */
export const SettingsForm = ({ settings, onSubmit }: SettingsFormProps) => (
  <VersionedForm
    stored={settings}
    fields={settingFields}
    conflictTitle="Someone else has changed the settings"
    onSubmit={(values, { version }) => onSubmit(settingsOf(values, version))}
  >
    {({ base, isEdited }) => (
      <>
        <MissingSettings settings={base} />
        <EditForm isEdited={isEdited} submit="Save settings">
          <SettingFields />
        </EditForm>
      </>
    )}
  </VersionedForm>
);
