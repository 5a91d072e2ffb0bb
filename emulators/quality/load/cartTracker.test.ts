import type { CartLine } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { createCartTracker } from './trackers/cartTracker.ts';

const line = (toolId: string, quantity = 1): CartLine => ({
  toolId,
  quantity,
  toolName: 'Chisel',
  unitPrice: 1999,
});

describe('createCartTracker', () => {
  it('accepts the saved cart without the ordered tools', () => {
    const tracker = createCartTracker();
    tracker.check('ada', 'At first', undefined);
    tracker.save('ada', [line('plane'), line('saw')]);
    tracker.check('ada', 'Saved', { lines: [line('plane'), line('saw')] });
    tracker.order('ada', ['plane']);
    tracker.check('ada', 'Ordered', { lines: [line('saw')] });
    expect(tracker.problems).toEqual([]);
    expect(tracker.uids()).toEqual(['ada']);
  });

  it('reports a lost line and another quantity', () => {
    const tracker = createCartTracker();
    tracker.save('ada', [line('plane')]);
    tracker.check('ada', 'Later', { lines: [] });
    tracker.check('ada', 'Later', { lines: [line('plane', 2)] });
    tracker.check('ada', 'Later', undefined);
    expect(tracker.problems).toHaveLength(3);
    expect(tracker.problems[0]).toMatch(/^Later, the cart of ada is \[\], not \[{"toolId":"plane"/);
  });
});
