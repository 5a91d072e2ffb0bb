import { expect, it } from 'vitest';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import type { ApiRoute, RouteDescription } from '../calls/route.ts';
import { noteRoutes } from './api.ts';
import { staffNoteSchema } from './model.ts';

const routes: (ApiRoute & RouteDescription)[] = Object.values(noteRoutes);

it('Every call about notes is for admins alone, and recognises a retry of a new note', () => {
  expect(routes.map(({ audience }) => audience)).toEqual(routes.map(() => 'staff'));
  const posts = routes.filter(({ method }) => method === 'POST');
  expect(posts.map(({ idempotent }) => idempotent)).toEqual([true, true, true]);
});

it('A note needs a text', () => {
  expect(fieldErrors(staffNoteSchema, { text: 'Called them.' })).toEqual({});
  expect(fieldErrors(staffNoteSchema, { text: ' ' })).toEqual({ text: 'Note is required' });
  expect(fieldErrors(staffNoteSchema, { text: 'x'.repeat(2_001) })).toEqual({
    text: 'Note must have at most 2000 characters',
  });
});
