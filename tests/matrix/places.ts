/** The places of the app where a declared call is made, found from the declarations: nobody names an entity here. */

import type { Resource } from '#define';
import { resources } from '#resources';
import { listsOf } from '#tests/support/declaredForms.ts';
import { bulkPlaces, rowPlaces } from './actionPlaces';
import { formPlaces, savePlaces } from './formPlaces';
import type { Place } from './place';
import { besidePlaces, choicePlaces, listPlaces, pagePlaces, recordPlaces, relatedPlaces } from './readPlaces';

const ofResource = [listPlaces, recordPlaces, relatedPlaces, besidePlaces, choicePlaces, formPlaces, rowPlaces, bulkPlaces];

/** All of them. What is declared alike, as the classifications, has the same name for the call alone and is kept: each has calls of its own. */
export const places: readonly Place[] = [
  ...(resources as readonly Resource[]).flatMap(resource =>
    resource.views.list && !listsOf(resource).length ? [] : ofResource.flatMap(find => find(resource)),
  ),
  ...pagePlaces(),
  ...savePlaces(),
];
