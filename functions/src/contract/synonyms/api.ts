import { route } from '../calls/route.ts';
import { responseOf } from '../responseParts.ts';
import { synonymListSchema } from './model.ts';

/** The calls about synonyms. */
export const synonymRoutes = {
  getSynonyms: route('GET', '/synonyms', 'read_tools', {
    summary: 'The synonyms of the search for tools',
    response: responseOf('SynonymList'),
  }),
  saveSynonyms: route('PUT', '/synonyms', 'write_tools', {
    summary: 'Replace the synonyms of the search for tools, from its next search on',
    body: synonymListSchema,
    response: responseOf('SavedSettings'),
    errors: ['precondition-failed'],
  }),
} as const;
