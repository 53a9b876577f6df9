import { readFileSync } from 'node:fs';
import rooms from './rooms.config.mjs';

/** Folders that still stand in circles of folders: a list that only gets shorter. */
const circles = JSON.parse(readFileSync(new URL('folder-circles.json', import.meta.url), 'utf8'));

/**
 * Circles of folders, without the tests: a test stands beside what it tests and starts the whole room. What stands in a room's own folder
 * puts its parts together and counts for none of them.
 */
export default {
  forbidden: [
    {
      name: 'folders stand in no circle',
      comment:
        'Move what both need to a folder below them. What leaves its circle is taken out of .ci/folder-circles.json; nothing is added.',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: circles.map((folder) => `^${folder}$`) },
      to: { circular: true },
    },
  ],
  options: { ...rooms.options, exclude: { path: [...rooms.options.exclude.path, '\\.test\\.tsx?$'] } },
};
