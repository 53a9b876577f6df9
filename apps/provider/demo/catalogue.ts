import { z } from 'zod';
import { leaf, type Section, section } from './catalogue-schema.ts';
import { readContent } from './content.ts';

/** The whole demo catalogue, in the order of the menu. */
export const readCatalogue = (): Section[] =>
  readContent('catalogue/sections.json', z.array(section)).map(({ categories, ...rest }) => ({
    ...rest,
    leaves: categories.map((code) => readContent(`catalogue/${rest.code}/${code}.json`, leaf)),
  }));
