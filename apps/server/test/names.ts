const attributeOf = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
const idsIn = (tag: string, name: string): string[] => attributeOf(tag, name).split(' ').filter(Boolean);
const isSaid = (inner: string): boolean =>
  inner.replace(/<[^>]+>/g, '').trim() !== '' || /<img\b[^>]*\salt="[^"]/.test(inner) || /\saria-label="[^"]/.test(inner);

/** What assistive technology could not name on a page: fields, buttons, links and pictures, and labels whose element is not there, or twice. */
export function namelessOf(html: string): string[] {
  const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const ids = Map.groupBy(shown.matchAll(/<\w[^>]*\sid="([^"]*)"/g), ([, id]) => id ?? '');
  const labels = [...shown.matchAll(/(<label\b[^>]*>)(.*?)<\/label>/gs)];
  const isNamed = (tag: string): boolean => /\s(?:aria-label|title)="[^"]/.test(tag) || idsIn(tag, 'aria-labelledby').length > 0;
  const hasLabel = (tag: string, at: number): boolean =>
    labels.some(
      ({ index, 0: label, 1: first = '', 2: inner = '' }) =>
        isSaid(inner) &&
        ((index < at && at < index + label.length) ||
          (attributeOf(tag, 'id') !== '' && attributeOf(first, 'for') === attributeOf(tag, 'id'))),
    );
  const fields = [...shown.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].filter(
    ({ index, 0: tag }) => !/\stype="(?:hidden|submit|button)"/.test(tag) && !isNamed(tag) && !hasLabel(tag, index),
  );
  const pressed = [...shown.matchAll(/(<(a|button)\b[^>]*>)(.*?)<\/\2>/gs)].filter(
    ([, tag = '', , inner = '']) => !isNamed(tag) && !isSaid(inner) && attributeOf(tag, 'tabindex') !== '-1',
  );
  const pictures = [...shown.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => !/\salt[=\s>/]/.test(tag));
  const lost = [...shown.matchAll(/<\w[^>]*\s(?:for|aria-labelledby)="[^"]*"[^>]*>/g)].filter(([tag]) =>
    [...idsIn(tag, 'for'), ...idsIn(tag, 'aria-labelledby')].some((id) => ids.get(id)?.length !== 1),
  );
  return [...fields, ...pressed, ...pictures, ...lost].map(([tag]) => tag.slice(0, 200));
}
