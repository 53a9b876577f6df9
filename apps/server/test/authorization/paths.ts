interface Route {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: readonly Route[] | undefined;
}

/** Every address of a map of routes, with its parameters as they stand there. */
export function pathsOf(routes: readonly Route[], above = ''): string[] {
  return [
    ...new Set(
      routes.flatMap(({ path = '', index, children = [] }) => {
        const here = path === '' ? above : `${above}/${path}`;
        const isScreen = index === true || (path !== '' && children.length === 0);
        return [...(isScreen ? [here === '' ? '/' : here] : []), ...pathsOf(children, here)];
      }),
    ),
  ];
}
