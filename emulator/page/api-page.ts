/**
 * The description of the service (`openapi.yaml`) as a page. It knows as much of OpenAPI as the description uses:
 * the well-known viewers are megabytes of script, and need a policy that lets scripts and styles in from anywhere.
 */
import { html, raw } from 'hono/html';
import { marked } from 'marked';
import { parse } from 'yaml';
import { DEFAULT_AGENT_JOB_ID, PROJECT_ID } from '../agent-jobs.ts';
import { ADMIN_KEY } from '../keys.ts';
import { OPENAPI_YAML } from '../openapi.ts';
import { copyableLines, type Markup, pageDocument } from './frame.ts';

interface Reference {
  readonly $ref: string;
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

type Content = Readonly<Record<string, { readonly schema: Reference }>>;

interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Content;
}

interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly schema: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Answer | Reference>>;
}

interface Description {
  readonly info: { readonly version: string; readonly summary: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<
    Record<string, { get?: Operation; post?: Operation; parameters?: Operation['parameters'] }>
  >;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: { readonly adminApiKey: { readonly description: string } };
  };
}

const description: Description = parse(OPENAPI_YAML);

interface Call extends Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: readonly Parameter[];
}

const calls: readonly Call[] = Object.entries(description.paths).flatMap(
  ([path, { get, post, parameters = [] }]) =>
    (
      [
        ['GET', get],
        ['POST', post],
      ] as const
    ).flatMap(([method, operation]) =>
      operation === undefined
        ? []
        : [
            {
              ...operation,
              method,
              path,
              parameters: [...parameters, ...(operation.parameters ?? [])].map(resolve<Parameter>),
            },
          ],
    ),
);

/** What the commands on the page send in the place of parameters and fields. */
const EXAMPLES: Readonly<Record<string, string>> = {
  projectId: PROJECT_ID,
  id: DEFAULT_AGENT_JOB_ID,
  domain: 'docs.example.com',
};

/** @param api address that the commands on the page call */
export function apiPage(api: string): Markup {
  const { info, tags, components } = description;
  return pageDocument(
    '/emulator/api',
    'The API · Emulator of the documentation service',
    html`
<div class="intro">
  <h1>The API</h1>
  <p class="lead">${info.summary} Version ${info.version}.</p>
  ${prose(info.description)}
  <p><a href="/emulator/openapi.yaml">The description as OpenAPI (YAML)</a></p>
</div>
<div class="columns contents-first">
  <nav class="contents" aria-label="On this page">
    <ul>
      ${calls.map(({ operationId, summary }) => html`<li><a href="#${operationId}">${summary}</a></li>`)}
      ${Object.keys(components.schemas).map((name) => html`<li><a href="#${name}"><code>${name}</code></a></li>`)}
    </ul>
  </nav>
  <div>
    <section aria-labelledby="key">
      <h2 id="key">The key</h2>
      <p>Every call sends <code>Authorization: Bearer KEY</code>.</p>
      ${prose(components.securitySchemes.adminApiKey.description)}
    </section>
    ${tags.map(
      (tag) => html`<section aria-label="${tag.name}">
      <h2>${tag.name}</h2>
      ${prose(tag.description)}
      ${calls.filter(({ tags }) => tags.includes(tag.name)).map((call) => operation(call, api))}
    </section>`,
    )}
    <section aria-labelledby="schemas">
      <h2 id="schemas">What is sent</h2>
      ${Object.entries(components.schemas).map(([name, schema]) => schemaSection(name, schema))}
    </section>
  </div>
</div>`,
  );
}

function operation(call: Call, api: string): Markup {
  const { operationId, method, path, summary, parameters, requestBody, responses } = call;
  return html`<article class="card" aria-labelledby="${operationId}">
  <h3 id="${operationId}">${summary}</h3>
  <p class="call"><span class="method ${method.toLowerCase()}">${method}</span> <code>${breakable(path)}</code></p>
  ${prose(call.description)}
  <dl class="fields">
    ${parameters.map(({ name, schema, description }) => field(name, schema, true, description))}
    ${requestBody === undefined ? '' : html`<div><dt>Body</dt><dd>${schemaLink(requestBody.content)}</dd></div>`}
  </dl>
  <h4>Answers</h4>
  <dl class="fields answers">
    ${Object.entries(responses).map(([status, response]) => {
      const { description, headers = {}, content = {} } = resolve<Answer>(response);
      return html`<div>
      <dt><span class="status ${status.startsWith('2') ? 'good' : 'bad'}">${status}</span></dt>
      <dd>${prose(description)} ${schemaLink(content)}
        ${Object.keys(headers).map((name) => html`<span class="remark">${name}</span>`)}</dd>
    </div>`;
    })}
  </dl>
  ${copyableLines(`call-${operationId}`, `the call of ${operationId}`, 'In a shell', command(call, api))}
</article>`;
}

function command({ method, path, requestBody }: Call, api: string): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => EXAMPLES[name] ?? 'JOB_ID');
  const lines = [`curl -X ${method} ${api}${address}`, `-H 'Authorization: Bearer ${ADMIN_KEY}'`];
  for (const [mediaType, { schema }] of Object.entries(requestBody?.content ?? {})) {
    const { required = [] } = resolve<Schema>(schema);
    const body = Object.fromEntries(required.map((name) => [name, EXAMPLES[name]]));
    lines.push(`-H 'Content-Type: ${mediaType}'`, `-d '${JSON.stringify(body)}'`);
  }
  return lines.join(' \\\n  ');
}

function schemaSection(name: string, { required = [], properties = {} }: Schema): Markup {
  return html`<article class="card" aria-labelledby="${name}">
  <h3 id="${name}"><code>${name}</code></h3>
  <dl class="fields">${fields(properties, required)}</dl>
</article>`;
}

function fields(
  properties: NonNullable<Schema['properties']>,
  required: readonly string[],
  prefix = '',
): readonly Markup[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    field(`${prefix}${name}`, schema, required.includes(name), schema.description),
    ...fields(schema.properties ?? {}, schema.required ?? [], `${prefix}${name}.`),
  ]);
}

function field(name: string, schema: Schema, isRequired: boolean, about: string | undefined): Markup {
  return html`<div>
  <dt><code>${name}</code> <span class="quiet">${typeOf(schema)}</span>${isRequired ? html` <span class="remark">always</span>` : ''}</dt>
  <dd>${about === undefined ? '' : prose(about)}</dd>
</div>`;
}

function typeOf({ type = [], format, enum: values, items, minimum, maximum, minLength }: Schema): string {
  const types = [type].flat().join(' or ');
  return [
    items === undefined ? types : `list of ${typeOf(items)}`,
    ...(format === undefined ? [] : [format]),
    ...(values === undefined ? [] : [values.join(', ')]),
    ...(minimum === undefined
      ? []
      : [maximum === undefined ? `at least ${minimum}` : `${minimum} to ${maximum}`]),
    ...(minLength === undefined ? [] : ['not empty']),
  ].join(' · ');
}

function schemaLink(content: Content): readonly Markup[] {
  return Object.values(content).map(({ schema }) => {
    const name = schema.$ref.split('/').at(-1);
    return html`<a href="#${name}"><code>${name}</code></a>`;
  });
}

/** Follows a reference within the description, if it is one. */
function resolve<Target>(given: Target | Reference): Target {
  if (!(given as Partial<Reference>).$ref) return given as Target;
  let target: unknown = description;
  for (const name of (given as Reference).$ref.split('/').slice(1)) {
    target = (target as Readonly<Record<string, unknown>>)[name];
  }
  return target as Target;
}

/** Markdown of the description, which is this project's own. */
function prose(markdown: string): Markup {
  return html`${raw(marked.parse(markdown, { async: false }))}`;
}

/** Lets a long path break behind its slashes. */
function breakable(path: string): Markup {
  return html`${path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`)}`;
}
