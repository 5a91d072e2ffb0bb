import { withoutAccents } from '../../contract/text/withoutAccents.ts';

const isPlain = (code: number): boolean => code >= 0x20 && code < 0x7f;

const plainName = (name: string): string =>
  [...withoutAccents(name)]
    .map((character) => (isPlain(character.codePointAt(0) ?? 0) ? character : '_'))
    .join('')
    .replaceAll(/["\\%]/g, '_');

const encodedName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The disposition of a file that browsers save under this name, and those that read only ASCII
 * under a similar one.
 * @see https://www.rfc-editor.org/rfc/rfc6266#appendix-D
 */
export const attachmentNamed = (name: string): string =>
  `attachment; filename="${plainName(name)}"; filename*=UTF-8''${encodedName(name)}`;
