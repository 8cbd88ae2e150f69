/** The contract as an HTML page in one file: `npm run docs:api`. Pure. */
import { parse } from 'yaml';
import { isPlain, type Plain } from '#define';
import type { Parameter } from '#define/openapi/parameters.ts';
import { escaped, pageOf } from './markup';
import { exampleHtml, exampleOf, keysHtml, schemaId, typeHtml } from './schemaHtml';

/** An operation of the OpenAPI document. */
interface Operation extends Plain {
  method: string;
  path: string;
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: Parameter[];
}

const styles = `
.skip{position:absolute;left:-9999px}.skip:focus{left:8px;top:8px;background:var(--page);padding:12px;z-index:2}
.frame{display:grid;grid-template-columns:300px minmax(0,1fr);max-width:1400px;margin:auto}
nav{position:sticky;top:0;height:100vh;overflow:auto;border-right:1px solid var(--line);padding:16px}
nav ul{list-style:none;margin:0;padding:0}nav li ul{padding-left:12px}nav a{display:block;padding:3px 6px;border-radius:4px;color:inherit;text-decoration:none}nav a:hover{background:var(--card);text-decoration:underline}nav summary{padding:4px 6px}
main{padding:24px 32px 80px;max-width:980px}
article{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:16px;margin:16px 0;scroll-margin-top:16px}article p{margin:8px 0}h4{margin:16px 0 4px;font-size:.9rem;color:var(--soft)}
.method{font:700 13px ui-monospace,monospace;margin-right:8px}.GET{color:var(--get)}.POST{color:var(--post)}.PUT,.PATCH{color:var(--put)}.DELETE{color:var(--delete)}
.must{color:var(--soft)}.keys{margin:4px 0;padding-left:18px}.badges{float:right}
[hidden]{display:none!important}details>summary{padding:4px 0}
@media(max-width:860px){.frame{display:block}nav{position:static;height:auto;max-height:none;border:0;border-bottom:1px solid var(--line)}main{padding:16px 12px 60px}nav a,summary,nav summary{min-height:44px;padding-top:10px;padding-bottom:10px}.badges{float:none}thead{display:none}tr{display:block;border-bottom:1px solid var(--line);padding:6px 0}td{display:block;border:0;padding:1px 0}}`;

const script = `
const find=document.querySelector('#find'),summary=document.querySelector('#summary'),menu=document.querySelector('#menu');
const calls=[...document.querySelectorAll('[data-find]')];
function seek(){const words=find.value.toLowerCase().split(/\\s+/).filter(Boolean);let count=0,all=0;
for(const one of calls){const hit=words.every(word=>one.dataset.find.includes(word));one.hidden=!hit;if(one.tagName==='ARTICLE'&&!one.dataset.schema){all++;if(hit)count++}}
for(const group of document.querySelectorAll('[data-group]'))group.hidden=!group.querySelector('[data-find]:not([hidden])');
if(words.length)for(const group of document.querySelectorAll('#menu details'))group.open=true;
summary.textContent=words.length?(count?count+' of '+all+' calls':'No call has these words'):all+' calls';}
find.addEventListener('input',seek);addEventListener('keydown',event=>{if(event.key==='/'&&event.target!==find){event.preventDefault();find.focus()}});
if(matchMedia('(max-width:860px)').matches)menu.open=false;seek();`;

const methods = ['get', 'post', 'put', 'patch', 'delete'];

function operationsOf(document: Plain): Operation[] {
  return Object.entries(document.paths as Record<string, Plain>).flatMap(([path, item]) =>
    methods.flatMap(method => (isPlain(item[method]) ? [{ ...item[method], method: method.toUpperCase(), path } as Operation] : [])),
  );
}

const methodHtml = (method: string): string => `<span class="method ${method}">${method}</span>`;
const paragraphs = (text: unknown): string =>
  String(text ?? '')
    .split('\n\n')
    .filter(Boolean)
    .map(part => `<p>${escaped(part).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('');

const schemaIn = (holder: unknown): unknown =>
  isPlain(holder) && isPlain(holder.content) ? (holder.content['application/json'] as Plain)?.schema : undefined;

function parametersHtml(parameters: readonly Parameter[] = []): string {
  if (!parameters.length) return '';
  const rows = parameters.map(parameter => {
    const { name, required, schema, description } = parameter;
    const marks = [
      ...(required ? ['<span class="badge must">required</span>'] : []),
      ...(parameter['x-extension'] ? ['<span class="badge">extension</span>'] : []),
    ];
    const text = description?.replace(/\.? ?An extension: sent only when it is used\.?/, '') ?? '';
    return `<tr><td><code>${escaped(name)}</code> ${marks.join(' ')}</td><td>${parameter.in}</td><td>${typeHtml(schema)}</td><td class="soft">${escaped(text)}</td></tr>`;
  });
  return `<h4>Parameters</h4><table><thead><tr><th>Name</th><th>In</th><th>Takes</th><th>Means</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function partHtml(title: string, schema: unknown, schemas: Plain, exampleTitle: string): string {
  if (schema === undefined) return '';
  return `<h4>${title}</h4><p>${typeHtml(schema)}</p>${keysHtml(schema)}${exampleHtml(exampleTitle, exampleOf(schema, schemas))}`;
}

/** The words by which the search finds a call. */
const searchText = ({ method, path, operationId, summary, tags, parameters = [], ...others }: Operation): string =>
  [method, path, operationId, summary, ...tags, ...parameters.map(({ name }) => name), others['x-inferred'] ? 'inferred' : '']
    .concat(parameters.some(parameter => parameter['x-extension']) ? ['extension'] : [])
    .join(' ')
    .toLowerCase();

function operationHtml(operation: Operation, schemas: Plain): string {
  const { method, path, operationId, summary, description, parameters, requestBody, responses, security } = operation;
  const badges = [
    ...(operation['x-inferred'] ? ['<span class="badge">inferred</span>'] : []),
    ...(security ? ['<span class="badge must">no token</span>'] : []),
  ].join(' ');
  const answer = schemaIn((responses as Plain)['200']);
  return `<article id="${escaped(operationId)}" data-find="${escaped(searchText(operation))}">
<div class="badges">${badges}</div><h3>${methodHtml(method)}<code>${escaped(path)}</code></h3>
<p>${escaped(summary)}</p>${paragraphs(description)}${parametersHtml(parameters)}
${partHtml('Body', schemaIn(requestBody), schemas, 'Example of a body')}${partHtml('Answer', answer, schemas, 'Example of an answer')}
</article>`;
}

function schemaHtml(name: string, schema: unknown): string {
  const { description, examples } = isPlain(schema) ? schema : {};
  return `<article id="${escaped(schemaId(name))}" data-schema="1" data-find="${escaped(`schema ${name}`.toLowerCase())}"><h3><code>${escaped(name)}</code></h3>${paragraphs(description)}<p>${typeHtml(schema)}</p>${keysHtml(schema)}${exampleHtml('Example', Array.isArray(examples) ? examples[0] : undefined)}</article>`;
}

function menuHtml(tags: readonly string[], operations: readonly Operation[], schemas: Plain): string {
  const link = (to: string, text: string, words: string) => `<li data-find="${escaped(words)}"><a href="#${escaped(to)}">${text}</a></li>`;
  const group = (title: string, links: readonly string[]) =>
    `<li data-group><details><summary>${escaped(title)}</summary><ul>${links.join('')}</ul></details></li>`;
  const ofTag = (tag: string) =>
    operations
      .filter(({ tags: [first] }) => first === tag)
      .map(one => link(one.operationId, `${methodHtml(one.method)}${escaped(one.path).replaceAll('/', '/<wbr>')}`, searchText(one)));
  return `<ul>${tags.map(tag => group(tag, ofTag(tag))).join('')}${group(
    'Schemas',
    Object.keys(schemas).map(name => link(schemaId(name), escaped(name), `schema ${name}`.toLowerCase())),
  )}</ul>`;
}

/** The page of a contract, given as YAML. */
export function contractPage(yaml: string): string {
  const document = parse(yaml) as Plain;
  const { title, description } = document.info as { title: string; description: string };
  const operations = operationsOf(document);
  const tags = [...new Set(operations.map(({ tags: [first = ''] }) => first))];
  const schemas = (document.components as Plain).schemas as Plain;
  const about = new Map((document.tags as { name: string; description: string }[]).map(tag => [tag.name, tag.description]));
  const sections = tags.map(tag => {
    const calls = operations.filter(({ tags: [first] }) => first === tag);
    return `<section data-group><h2>${escaped(tag)}</h2><p class="soft">${escaped(about.get(tag) ?? '')}</p>${calls.map(one => operationHtml(one, schemas)).join('\n')}</section>`;
  });
  const body = `<a class="skip" href="#calls">To the calls</a>
<div class="frame"><nav aria-label="Calls"><label for="find">Find a call</label><input id="find" type="search" placeholder="orders status, extension, DELETE …"><p class="soft" id="summary" role="status"></p>
<details id="menu" open><summary>Contents</summary>${menuHtml(tags, operations, schemas)}</details></nav>
<main id="calls"><h1>${escaped(title)}</h1>${paragraphs(description)}
<p><span class="badge">extension</span> a parameter beyond the documented calls, sent only when it is used. <span class="badge">inferred</span> a call whose path the specification does not name. Every call but those that need none is sent with <code>Authorization: Bearer …</code>; one that is refused answers a 4xx with <code>{ "message": … }</code>, and 401 where the session is over.</p>
${sections.join('\n')}
<section data-group><h2>Schemas</h2>${Object.entries(schemas)
    .map(([name, schema]) => schemaHtml(name, schema))
    .join('\n')}</section></main></div>`;
  return pageOf(title, styles, body, script);
}
