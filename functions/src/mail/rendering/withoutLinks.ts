/**
 * A text that mail programs turn into no link, for mails to people who do not know its author:
 * `evil. example` for `evil.example`.
 */
export const withoutLinks = (text: string): string => text.replace(/(?<=\S)[.:](?=\S)/g, '$& ');
