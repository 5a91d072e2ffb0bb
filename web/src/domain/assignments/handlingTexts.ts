import type { Handling, HandlingFilter } from 'functions/contract';

/** The names of the filters by who handles a document. */
export const handlingFilterTexts: Record<HandlingFilter, string> = {
  mine: 'Mine',
  followed: 'Followed',
};

interface NoneText {
  title: string;
  advice: string;
}

/** The texts in place of an empty list of what the account handles. */
export const noneHandled = (plural: string): Record<HandlingFilter, NoneText> => ({
  mine: {
    title: `No ${plural} of yours wait`,
    advice: `The ${plural} that are assigned to you appear here until they are done.`,
  },
  followed: {
    title: `You follow no ${plural}`,
    advice: `Follow one on its page: it appears here, and is marked when it has changed.`,
  },
});

/** Who handles a document, in a word: a name, or that nobody does. */
export const assigneeText = ({ assignee }: Pick<Handling, 'assignee'>): string =>
  assignee?.name ?? 'Nobody';
