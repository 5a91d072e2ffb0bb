import { vi } from 'vitest';

/**
 * Loads the modules of this project again for each file, so that its mocks replace them, and ends
 * what the file before it has faked. Packages stay loaded.
 */
vi.resetModules();
vi.useRealTimers();
