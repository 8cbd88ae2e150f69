/** Points the data provider at a mock, with the other settings of this shop's API. Imports anew, for tests that reset the modules. */
export async function configureMockApi({ origin }: { origin: string }): Promise<void> {
  const [{ configureApi }, { shopApi }] = await Promise.all([import('#dataProvider/apiSettings.ts'), import('#app/shopApi.ts')]);
  configureApi({ ...shopApi, url: `${origin}/api` });
}
