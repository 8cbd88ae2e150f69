/** The places where the app makes a declared call, derived from the declarations. No entity is named here. */

import type { Resource } from '#define';
import { resources } from '#resources';
import { listsOf } from '#tests/support/declaredForms.ts';
import { bulkPlaces, rowPlaces } from './actionPlaces';
import { formPlaces, savePlaces } from './formPlaces';
import type { Place } from './place';
import { besidePlaces, choicePlaces, listPlaces, pagePlaces, recordPlaces, relatedPlaces } from './readPlaces';

const ofResource = [listPlaces, recordPlaces, relatedPlaces, besidePlaces, choicePlaces, formPlaces, rowPlaces, bulkPlaces];

/** All places. Resources that are declared alike, such as the classifications, are all kept, because each has calls of its own. */
export const places: readonly Place[] = [
  ...(resources as readonly Resource[]).flatMap(resource =>
    resource.slots.list && !listsOf(resource).length ? [] : ofResource.flatMap(find => find(resource)),
  ),
  ...pagePlaces(),
  ...savePlaces(),
];
