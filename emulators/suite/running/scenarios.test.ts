import { describe, expect, it } from 'vitest';
import { scenarios } from '../sandbox/scenarios/scenarios.ts';
import { suiteUrls } from '../sandbox/scenarios/session.ts';
import { openStage, type Stage } from '../sandbox/scenarios/stage.ts';

const play = async (name: string): Promise<string> => {
  const said: string[] = [];
  const say: Stage['say'] = (text) => said.push(text);
  await scenarios[name]?.play(await openStage(suiteUrls(process.env), 'http://shop', say));
  return said.join('\n');
};

describe('The scenario', () => {
  it.each([
    ['approval', /approval-required[\s\S]*approves, which places TH-/],
    ['claim', /as TH-\w+-S1[\s\S]*as TH-\w+-S2[\s\S]*part-shipped|is shipped/],
    ['card', /charged \d+[\s\S]*2 payments and refunds/],
    ['prices', /costs 55.00[\s\S]*52.50, and he orders[\s\S]*is archived/],
    ['suspension', /refused: company-inactive[\s\S]*placed: TH-/],
    ['endpoint', /switched off: gone[\s\S]*valid signature/],
  ])('%s can be played, and played again', async (name, story) => {
    expect(await play(name)).toMatch(story);
    expect(await play(name)).toMatch(story);
  });

  it('is tested whatever its name', () => {
    expect(Object.keys(scenarios)).toHaveLength(6);
  });
});
