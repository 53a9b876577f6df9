import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run blocks`: compares the building blocks with their pictures. Another browser or system draws letters otherwise, so `npm test` does not. */
export default defineConfig({ ...journeys, testDir: 'blocks', projects: [{ name: 'blocks' }] });
