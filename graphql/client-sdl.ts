import { parse, print, visit } from 'graphql';

/** A schema as clients read it: without the sources of its parts, which only those need who build it. */
export function clientSdlOf(sdl: string): string {
  const isSource = ({ name }: { name: { value: string } }) => (name.value === 'source' ? null : undefined);
  return print(visit(parse(sdl, { noLocation: true }), { Directive: isSource, DirectiveDefinition: isSource }));
}
