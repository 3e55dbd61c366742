import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dialect } from '../dialect.ts';
import { codeActions } from './codeActions.ts';
import { Html, html, prose } from './html.ts';
import type { CallReference, FileReference, KeyReference, Reference } from './Reference.ts';
import { schemaTable } from './schemaTable.ts';
import { toExample } from './toExample.ts';

const readText = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8').trim();
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const WHO: Readonly<Record<string, string>> = {
  public: 'anyone',
  user: 'signed-in members',
  acceptor: 'signed-in merchants',
};

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly chips?: Html;
  /** What the search looks at besides title, path and texts. */
  readonly words?: readonly string[];
  readonly parts: readonly Html[];
}

const part = (title: string, content: Html): Html => html`<h4>${title}</h4>\n${content}\n`;

function example(title: string, value: unknown): Html {
  return html`<details><summary>${title}</summary><pre><code>${JSON.stringify(toExample(value), null, 2)}</code></pre></details>`;
}

function articleOf({ id, title, path, summary, description, chips, words = [], parts }: Entry): Html {
  const searched = [title, path, summary, description, ...words].join(' ');
  return html`<article id="${id}" data-words="${searched}">
<h3><a href="#${id}">${title}</a></h3>
<div class="path">${path}</div>
${chips}<div class="prose">${prose(summary)}${prose(description)}</div>
${parts}</article>
`;
}

function chipsOf({ endpoint, flags }: CallReference, meanings: Reference['flags']): Html {
  const marks = Object.entries(flags).map(([flag, value]) => {
    const text = value === true ? flag : `${flag}: ${[value].flat().join(', ')}`;
    return html`<span class="chip ${flag}" title="${meanings.get(flag) ?? ''}">${text}</span>`;
  });
  const owned =
    endpoint.owns.length > 0 &&
    html`<span class="chip" title="Somebody else's object looks like one that never was.">own ${endpoint.owns.join(', ')}</span>`;
  return html`<div class="chips"><span class="chip">for ${WHO[endpoint.auth]}</span><span class="chip">budget: ${endpoint.rate}</span>${owned}${marks}</div>
`;
}

function callEntry(call: CallReference, { flags, types }: Reference): Entry {
  const { area, name, endpoint, codes, summary, description } = call;
  const codeList = html`<div class="chips">${codes.map((code) => html`<code class="chip">${code}</code>`)}</div>`;
  return {
    id: `${area}.${name}`,
    title: `${area}.${name}`,
    path: `POST ${endpoint.path}`,
    summary,
    description,
    chips: chipsOf(call, flags),
    words: [...codes, ...Object.keys(call.flags), endpoint.auth],
    parts: [
      part('Request', schemaTable(call.request, types)),
      part('Answer', schemaTable(call.response, types)),
      ...(codes.length ? [part('Codes', codeList)] : []),
      example('Example request', endpoint.example.request),
      example('Example answer', endpoint.example.response),
    ],
  };
}

function keyEntry({ name, path, request, summary }: KeyReference): Entry {
  const parts = [part('Request', html`<p>${request === 'empty' ? 'No body.' : 'base64 text.'}</p>`), part('Answer', html`<p>Bytes.</p>`)];
  return { id: `keys.${name}`, title: `keys.${name}`, path: `POST ${path}`, summary, description: '', parts };
}

function fileEntry({ name, path, summary, description, response, example: value }: FileReference, { types }: Reference): Entry {
  const parts = [part('File', schemaTable(response, types)), example('Example', value)];
  return { id: `static.${name}`, title: `static.${name}`, path: `GET ${path}`, summary, description, parts };
}

function codesEntry(): Entry {
  const actions = codeActions();
  const rows = actions.map(
    ({ code, action, reason = '', seconds }) =>
      html`<tr><td>${code}</td><td>${action}</td><td>${seconds === undefined ? reason : `for ${seconds} s`}</td></tr>\n`,
  );
  const head = html`<tr><th>Code</th><th>Decision</th><th></th></tr>`;
  return {
    id: 'response-codes',
    title: 'Response codes',
    path: '',
    summary: 'What a client does about each code of a head.',
    words: actions.map(({ code }) => code),
    description: 'Named codes such as `BALANCE_NOT_ENOUGH` are messages, unless the call is quiet.',
    parts: [html`<div class="scroll"><table><thead>${head}</thead><tbody>\n${rows}</tbody></table></div>`],
  };
}

interface Group {
  readonly name: string;
  readonly entries: readonly Entry[];
}

function groupsOf(reference: Reference): Group[] {
  const types = [['Head', reference.head], ['AutomaticFields', reference.automatic], ...reference.types] as const;
  return [
    { name: 'keys', entries: reference.keys.map(keyEntry) },
    ...reference.areas.map(({ name, calls }) => ({ name, entries: calls.map((call) => callEntry(call, reference)) })),
    { name: 'static', entries: reference.files.map((file) => fileEntry(file, reference)) },
    { name: 'codes', entries: [codesEntry()] },
    {
      name: 'types',
      entries: types.map(([name, { description = '', ...schema }]) => ({
        id: `type-${name}`,
        title: name,
        path: '',
        summary: description,
        description: '',
        parts: [schemaTable(schema, reference.types)],
      })),
    },
  ];
}

/** A page that needs nothing but itself: every call, file and named type, with a search over all of them. */
export function referencePage(reference: Reference): string {
  const style = readText('reference.css');
  const script = readText('reference.js');
  const groups = groupsOf(reference);
  const policy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'`;
  const menu = groups.map(
    ({ name, entries }) => html`<section><h2>${name}</h2><ul>
${entries.map(({ id, title }) => html`<li><a href="#${id}">${title.replace(`${name}.`, '')}</a></li>\n`)}</ul></section>
`,
  );
  const sections = groups.map(
    ({ name, entries }) => html`<section id="${name}"><h2>${name}</h2>\n${entries.map(articleOf)}</section>\n`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>ezwallet: calls of the wallet</title>
<style>${new Html(style)}</style>
</head>
<body>
<nav aria-label="Calls">
<input type="search" placeholder="Search (press /)" aria-label="Search calls, fields and codes">
<p class="found" role="status"></p>
${menu}</nav>
<main>
<h1>Calls of the wallet</h1>
<p class="lead">Version ${reference.version}. What each call takes and answers, inside the envelope. Paths stand below <code>${dialect.basePath}</code>; a field with a question mark may be left out.</p>
${sections}</main>
<script>${new Html(script)}</script>
</body>
</html>
`.markup;
}
