import type { ReadDeclarations } from '#define/dev/checkPlugin.ts';

interface Declared {
  vocabulary: typeof import('#resources/vocabulary.ts');
  resources: Pick<typeof import('#resources'), 'resources'>;
  pages: Pick<typeof import('#resources/pages.ts'), 'pages'>;
  access: Pick<typeof import('#resources/access.ts'), 'access'>;
  mock: {
    behaviour: Record<string, { actions?: object }>;
    pageBehaviour: Record<string, object>;
    fixtureNames: () => string[];
  };
  texts: { offered: readonly string[]; languages: Record<string, { texts: () => Promise<unknown> }> };
}

/** Reads this shop's declarations, and what they are checked against. */
export const readDeclarations: ReadDeclarations = async load => {
  const [{ resources }, { pages }, { access }, { vocabulary }, { behaviour, pageBehaviour, fixtureNames }, { offered, languages }] =
    await Promise.all([
      load<Declared['resources']>('/resources/index.ts'),
      load<Declared['pages']>('/resources/pages.ts'),
      load<Declared['access']>('/resources/access.ts'),
      load<Declared['vocabulary']>('/resources/vocabulary.ts'),
      load<Declared['mock']>('/mock-api/shop.ts'),
      load<Declared['texts']>('/i18n/languages.ts'),
    ]);
  const texts = Object.fromEntries(await Promise.all(offered.map(async code => [code, await languages[code]?.texts()] as const)));
  return { resources, known: { texts, behaviour, fixtures: fixtureNames(), pages, pageBehaviour, access, vocabulary } };
};
