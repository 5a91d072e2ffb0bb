import { familyFields } from '../../../contract/families/fields.ts';
import { families } from '../../../store/collections/collections.ts';
import { resource } from '../../../store/resource/resource.ts';

/** The families of tools by their ids. */
export const familyResource = resource({
  collection: families,
  fields: familyFields,
  notFound: 'family-not-found',
});
