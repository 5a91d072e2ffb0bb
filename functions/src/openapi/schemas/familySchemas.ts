import {
  count,
  listOf,
  objectOf,
  oneOf,
  schemaNamed,
  text,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import { familyFields } from '../../contract/families/fields.ts';
import {
  type ChangedFamily,
  type CreatedFamily,
  type FamilyAxis,
  type FamilyImport,
  type FamilySize,
  familyColumns,
} from '../../contract/index.ts';
import { about, recordOf } from '../../contract/kinds/fields.ts';
import { importFields, optionalImportFields, rowBelowHeader } from './importFields.ts';

const id = about(text, 'Its id, which is also the address of its page');
const { text: description, toolIds: _, axes, ...headerFields } = familyFields;

const axis = objectOf<FamilyAxis>({
  key: about(text, 'The key of the attribute'),
  label: text,
  values: about(listOf(text), 'The different values of the sizes, in order'),
});

const size = objectOf<FamilySize>({
  tool: schemaNamed('Tool'),
  at: about(listOf(count), 'The places of its values among those of each axis'),
});

/** The schemas of families of tools. */
export const familySchemas = {
  Family: recordOf({ _id: id, ...familyFields }),
  ListedFamily: recordOf({
    _id: id,
    ...headerFields,
    axes,
    sizes: about(count, 'The number of its sizes'),
  }),
  FamilyPage: recordOf({
    _id: id,
    ...headerFields,
    text: description,
    axes: listOf(axis),
    sizes: listOf(size),
  }),
  CreatedFamily: objectOf<CreatedFamily>({
    acknowledged: yes,
    insertedId: text,
    family: schemaNamed('Family'),
  }),
  ChangedFamily: objectOf<ChangedFamily>({ acknowledged: yes, family: schemaNamed('Family') }),
  FamilyImport: objectOf<FamilyImport>(
    importFields(rowBelowHeader, oneOf(familyColumns)),
    optionalImportFields,
  ),
};

/** The details of problems with families. */
export const familyProblemDetails = {
  family: { ...schemaNamed('Family'), description: 'The current family' },
};
