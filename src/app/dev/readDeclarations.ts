import type { ReadDeclarations } from '#define/dev/checkPlugin.ts';

/** What is read of the mock, which this room does not import. */
interface Mock {
  behaviour: Record<string, { actions?: object }>;
  pageBehaviour: Record<string, object>;
  fixtureNames: () => string[];
}

/** Reads this shop's declarations, and what they are checked against. */
export const readDeclarations: ReadDeclarations = async load => {
  const [{ resources }, { pages }, { access }, { vocabulary }, { behaviour, pageBehaviour, fixtureNames }, { offered, languages }] =
    await Promise.all([
      load<typeof import('#resources')>('/resources/index.ts'),
      load<typeof import('#resources/pages.ts')>('/resources/pages.ts'),
      load<typeof import('#resources/access.ts')>('/resources/access.ts'),
      load<typeof import('#resources/vocabulary.ts')>('/resources/vocabulary.ts'),
      load<Mock>('/mock-api/shop.ts'),
      load<typeof import('#i18n/languages.ts')>('/i18n/languages.ts'),
    ]);
  const texts = Object.fromEntries(await Promise.all(offered.map(async code => [code, await languages[code].texts()] as const)));
  return { resources, known: { texts, behaviour, fixtures: fixtureNames(), pages, pageBehaviour, access, vocabulary } };
};
