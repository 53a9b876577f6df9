import { expect, test } from 'vitest';
import { receivingMethodOf } from './receiving-method.ts';

test.each([
  ['', 'courier'],
  ['?way=courier', 'courier'],
  ['?way=pickup', 'pickup'],
  ['?way=pickup&utm_source=letter', 'pickup'],
  ['?way=Pickup', 'courier'],
  ['?way=', 'courier'],
  ['?way=express', 'courier'],
  ['?way=courier&way=pickup', 'courier'],
])('«%s» asks for %s', (search, way) => expect(receivingMethodOf(search)).toBe(way));
