/** The contract with a server as an OpenAPI document: the declarations, with examples from the fixtures. */
import { Document, isScalar, visit } from 'yaml';
import type { Dialect, FieldDeclaration, FreePage, Plain, Resource } from '#define';
import { openApi } from '#define/openapi/openApi.ts';
import type { PageBehaviour } from './behaviourTypes';
import type { Tables } from './fixtures';

/** The parts of a contract. */
export interface ContractParts {
  resources: readonly Resource[];
  pages: readonly FreePage[];
  /** Says which calls of pages need no token. */
  pageBehaviour: Record<string, PageBehaviour>;
  /** Fields of answers that no resource declares. */
  answers: Readonly<Record<string, readonly FieldDeclaration[]>>;
  /** How one signs in, and where the token stands. */
  dialect: Dialect;
  /** Rows whose first ones become the examples. */
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
export function contractDocument({ resources, pages, pageBehaviour, answers, dialect, tables = {} }: ContractParts): Plain {
  const isOpen = (page: string, read: string) => typeof pageBehaviour[page]?.[read] === 'object';
  return openApi({ resources, pages, answers, dialect, isOpen, examples: firstRows(tables) });
}

/** A contract as YAML, short lists of scalars on one line. */
export function contractYaml(contract: Plain): string {
  const document = new Document(contract, { aliasDuplicateObjects: false });
  document.commentBefore = ' Written by `npm run openapi`: change the declarations, not this file.';
  visit(document, {
    Seq: (_, list) => {
      list.flow = list.items.every(isScalar);
    },
  });
  return document.toString({ lineWidth: 140, flowCollectionPadding: false });
}
