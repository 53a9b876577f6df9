import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run pictures`: the shop and the browser of the journeys, whose screens are kept as pictures for the README. */
export default defineConfig({ ...journeys, testDir: 'pictures', workers: 1, projects: [{ name: 'pictures' }] });
