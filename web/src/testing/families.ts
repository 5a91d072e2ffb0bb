import type { FamilyPage, Tool } from 'functions/contract';
import { plane } from './fixtures.ts';

const sizeTool = (size: string, fields: Partial<Tool> = {}): Tool => ({
  ...plane,
  _id: `chisel-${size}`,
  sku: `CHS-${size.toUpperCase()}`,
  toolName: `Chisel ${size}`,
  price: 10,
  minOrder: 1,
  available: 100,
  ...fields,
});

const family = {
  _id: 'bevel-edge-chisel',
  name: 'Bevel-Edge Chisel',
  text: 'Forged, with a handle of ash.',
  imageLink: '',
  version: 'one',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
};

/** Chisels in three widths: the second in packs of 6, the third sold out. */
export const chisels: FamilyPage = {
  ...family,
  axes: [{ key: 'blade-width', label: 'Blade width', values: ['6 mm', '12 mm', '25 mm'] }],
  sizes: [
    { tool: sizeTool('6'), at: [0] },
    { tool: sizeTool('12', { price: 12.5, minOrder: 12, orderMultiple: 6 }), at: [1] },
    { tool: sizeTool('25', { available: 0 }), at: [2] },
  ],
};

/** Chisels in three widths and two handles; the widest only with the second one. */
export const handledChisels: FamilyPage = {
  ...family,
  axes: [
    { key: 'handle', label: 'Handle', values: ['Ash', 'Beech'] },
    { key: 'blade-width', label: 'Blade width', values: ['6 mm', '12 mm', '25 mm'] },
  ],
  sizes: [
    { tool: sizeTool('6-ash'), at: [0, 0] },
    { tool: sizeTool('6-beech'), at: [1, 0] },
    { tool: sizeTool('12-ash'), at: [0, 1] },
    { tool: sizeTool('12-beech'), at: [1, 1] },
    { tool: sizeTool('25-beech', { minOrder: 5 }), at: [1, 2] },
  ],
};
