import { valueAt } from '#define';
import { type Behaviour, behaviourOf, demand, Refusal, text } from '#mock-api/engine/behaviourTypes.ts';
import type { areas as declaredAreas } from '#resources/areas/areas.ts';
import type { classifications as declared } from '#resources/classifications/classifications.ts';
import { classificationTypes } from '#resources/classifications/types.ts';

const nameOf = (row: Record<string, unknown>) => text(valueAt(row, 'primaryLang.name'));

/** The behaviour of one type of classification. */
const classification = (resource: string) =>
  behaviourOf<(typeof declared)[0]>({
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
export const classifications: Record<string, Behaviour> = Object.fromEntries(classificationTypes.map(name => [name, classification(name)]));

/** Delivery areas. */
export const areas = behaviourOf<typeof declaredAreas>({
  check({ name, pinCodes }, before, { rows }) {
    demand(text(name) !== '', 'Area name is required');
    if (!Array.isArray(pinCodes)) throw new Refusal('Pin codes must be a list');
    demand(new Set(pinCodes).size === pinCodes.length, 'A pin code is in the list twice');
    const taken = rows('areas').some(row => text(row.name).toLowerCase() === text(name).toLowerCase() && row._id !== before?._id);
    demand(!taken, `There is already an area named ${text(name)}`, 409);
  },
});
