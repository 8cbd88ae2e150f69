/** The contract with the server, `openapi.yaml`: the declarations, with examples out of the fixtures and what only behaviour says. */
import { Document, isScalar, visit } from 'yaml';
import type { FreePage, Plain, Resource } from '#define';
import { openApi } from '#define/openapi/openApi.ts';
import { pageBehaviour as allPageBehaviour } from '#mock-api/behaviour/index.ts';
import { resources as allResources } from '#resources';
import { answers } from '#resources/answers.ts';
import { pages as allPages } from '#resources/pages.ts';
import type { PageBehaviour } from './behaviourTypes';
import { readFixtures, type Tables } from './rowStore';

/** What a contract is made of; every part has its default. */
interface Parts {
  resources?: readonly Resource[];
  pages?: readonly FreePage[];
  pageBehaviour?: Record<string, PageBehaviour>;
  /** The rows whose first are the examples. */
  tables?: Tables;
}

/** The first row of each table, without its password. */
const firstRows = (tables: Tables): Record<string, Plain | undefined> =>
  Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => {
      const { password: _secret, ...row } = ([rows].flat()[0] ?? {}) as Plain;
      return [name, row];
    }),
  );

/** The contract as an OpenAPI document. */
export function contract({ resources = allResources, pages = allPages, pageBehaviour = allPageBehaviour, tables = {} }: Parts = {}): Plain {
  const isOpen = (page: string, read: string) => typeof pageBehaviour[page]?.[read] === 'object';
  return openApi({ resources, pages, answers, isOpen, examples: firstRows(tables) });
}

/** The contract of the shop as it is published: YAML, short lists of words on one line. */
export function contractText(): string {
  const document = new Document(contract({ tables: readFixtures() }), { aliasDuplicateObjects: false });
  document.commentBefore = ' Written by `npm run openapi`: change the declarations, not this file.';
  visit(document, {
    Seq: (_, list) => {
      list.flow = list.items.every(isScalar);
    },
  });
  return document.toString({ lineWidth: 140, flowCollectionPadding: false });
}
