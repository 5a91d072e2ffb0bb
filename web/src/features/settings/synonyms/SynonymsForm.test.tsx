import { screen, waitFor } from '@testing-library/react';
import type { Synonym, SynonymList } from 'functions/contract';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
import { SynonymsForm } from './SynonymsForm.tsx';

const goggles: Synonym = { word: 'goggles', finds: ['safety glasses', 'spectacles'] };

const open = (...synonyms: Synonym[]) => {
  const list = { version: 'v1', synonyms };
  const onSubmit = vi.fn(async (saved: SynonymList) => ({ saved }));
  const { user } = renderPage(<SynonymsForm list={list} onSubmit={onSubmit} />);
  const field = (label: RegExp, at = 0) =>
    screen.getAllByLabelText<HTMLInputElement>(label)[at] as HTMLInputElement;
  return {
    user,
    onSubmit,
    word: (at?: number) => field(/^A search for/, at),
    names: (at?: number) => field(/^Also finds/, at),
    add: () => user.click(screen.getByRole('button', { name: 'Add a synonym' })),
    save: () => user.click(screen.getByRole('button', { name: 'Save synonyms' })),
  };
};

it('shows the synonyms, and saves what was typed for their version', async () => {
  const { user, onSubmit, word, names, add, save } = open(goggles);
  expect([word().value, names().value]).toEqual(['goggles', 'safety glasses, spectacles']);
  await add();
  expect(document.activeElement).toBe(word(1));
  await user.keyboard('hoover{Tab}vacuum,  dust extractor,');
  await save();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      version: 'v1',
      synonyms: [goggles, { word: 'hoover', finds: ['vacuum', 'dust extractor'] }],
    }),
  );
});

it.each([
  ['', '', ['Enter what people search for', 'Enter another name for it, like safety glasses']],
  ['Goggle', 'specs', ['A search compares this like “goggles” in row 1: enter all names there']],
  ['🙂', '?!', [/A search ignores “🙂”/, /A search ignores “\?!”/]],
  ['mitre', 'miter saw', ['A search for “mitre” finds “miter saw” anyway: leave it out']],
  ['mitre', 'saw, saws', ['“saws” finds the same as “saw”: leave one out']],
  ['x'.repeat(41), 'saw', ['What people search for must have at most 40 characters']],
])('refuses %j with the names %j', async (word, names, messages) => {
  const { user, onSubmit, add, save, ...fields } = open(goggles);
  await add();
  if (word) await user.type(fields.word(1), word);
  if (names) await user.type(fields.names(1), names);
  await save();
  for (const message of messages) await screen.findByText(message);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('says which names are not followed further', async () => {
  const { user, names } = open(
    { word: 'glasspaper', finds: ['sandpaper'] },
    { word: 'sandpaper', finds: ['abrasive', 'glasspaper'] },
  );
  screen.getByText(/^A search for “glasspaper” finds “sandpaper”, but not .*: abrasive\./);
  await user.type(names(), ', abrasives');
  expect(screen.queryByText(/finds “sandpaper”, but not/)).toBeNull();
});
