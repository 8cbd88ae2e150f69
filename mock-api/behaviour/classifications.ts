import { type Behaviour, demand, text } from '../define';

const nameOf = ({ primaryLang }: Record<string, unknown>) => text((primaryLang as { name?: unknown } | undefined)?.name);

/** One type of classification, kept under `resource`. */
const classification = (resource: string): Behaviour => ({
  search: ['primaryLang.name', 'secondaryLang.name', 'primaryLang.description'],
  check(body, before, { rows }) {
    const name = nameOf(body);
    demand(name !== '', 'Name is required');
    const { priority } = body;
    demand(priority === undefined || priority === null || Number.isInteger(priority), 'Priority must be a whole number');
    const taken = rows(resource).some(row => nameOf(row).toLowerCase() === name.toLowerCase() && row._id !== before?._id);
    demand(!taken, `${name} exists already`, 409);
  },
  create(row, { now }) {
    row.isActive = true;
    row.createdAt = now();
  },
});

/** The five types of classification. */
export const classifications: Record<string, Behaviour> = Object.fromEntries(
  ['category', 'subcategory', 'brand', 'gendertype', 'agegroup'].map(name => [name, classification(name)]),
);

/** Delivery areas. */
export const areas: Behaviour = {
  search: ['name', 'pinCodes'],
  check({ name, pinCodes }, before, { rows }) {
    demand(text(name) !== '', 'Area name is required');
    demand(Array.isArray(pinCodes), 'Pin codes must be a list');
    demand(new Set(pinCodes as unknown[]).size === (pinCodes as unknown[]).length, 'A pin code is in the list twice');
    const taken = rows('areas').some(row => text(row.name).toLowerCase() === text(name).toLowerCase() && row._id !== before?._id);
    demand(!taken, `There is already an area named ${text(name)}`, 409);
  },
};
