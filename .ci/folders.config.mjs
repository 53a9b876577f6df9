import rooms from './rooms.config.mjs';

/**
 * Circles of folders, without the tests: a test stands beside what it tests and starts the whole room. What stands in a room's own folder
 * puts its parts together and counts for none of them.
 */
export default {
  forbidden: [
    {
      name: 'folders stand in no circle',
      comment: 'Move what both need to a folder below them.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...rooms.options, exclude: { path: [...rooms.options.exclude.path, '\\.test\\.tsx?$'] } },
};
