/** The pages of the folder `getting-started`. */

import type { MarkdownPage } from '../markdown-page.ts';

/** Quickstart and authentication, in reading order. */
export function gettingStartedPages(version: string): readonly MarkdownPage[] {
  return [
    {
      path: 'getting-started/quickstart',
      markdown: `---
title: Quickstart
description: From nothing to the first wave height in five minutes.
group: Getting started
order: 1
---

You need a terminal with \`curl\` and a token. If you have no token yet, make one as described under
[Authentication](authentication.md) and come back.

## 1. Check that you are let in

~~~bash
export LIGHTHOUSE_TOKEN="paste-your-token-here"
curl --silent --fail --header "Authorization: Bearer $LIGHTHOUSE_TOKEN" \\
  https://api.lighthouse.example/v2/whoami
~~~

The answer names the token and its scopes:

~~~json
{ "token": "laptop", "scopes": ["stations:read", "observations:read"], "api_version": "${version}" }
~~~

A \`401\` means that the token did not arrive at all; the most common reason is a missing \`export\`. More of these
are under [Errors](../reference/errors.md#401-unauthorized).

## 2. Find a station

Stations have short, stable ids made of lower-case words. Search by name, or by a circle around a point:

~~~bash
curl --silent --header "Authorization: Bearer $LIGHTHOUSE_TOKEN" \\
  "https://api.lighthouse.example/v2/stations?near=54.18,7.89&radius_km=40"
~~~

| Field         | Meaning                                             |
| ------------- | --------------------------------------------------- |
| \`id\`          | what you use in every later request                 |
| \`name\`        | what people call the station, for example "Grünsand" |
| \`position\`    | latitude and longitude in degrees, WGS 84           |
| \`distance_km\` | distance from the point you asked for               |

## 3. Read the sea

~~~bash
curl --silent --header "Authorization: Bearer $LIGHTHOUSE_TOKEN" \\
  "https://api.lighthouse.example/v2/stations/gruensand/observations?since=PT3H"
~~~

\`since\` takes a time or an ISO 8601 duration, so \`PT3H\` is "the last three hours".

## 4. The same in a program

~~~typescript
const base = 'https://api.lighthouse.example/v2';
const answer = await fetch(\`\${base}/stations/gruensand/observations?since=PT3H\`, {
  headers: { authorization: \`Bearer \${process.env.LIGHTHOUSE_TOKEN}\` },
});
if (!answer.ok) throw new Error(\`Lighthouse answered \${answer.status}\`);

const { observations } = await answer.json();
for (const { time, wave_height: wave, flag } of observations) {
  if (flag === 'good' && wave.value > 2) console.log(time, wave.value, wave.unit);
}
~~~

## Checklist

- [x] Token made and exported
- [x] First reading seen
- [ ] Decide which [quality flags](../concepts/quality-flags.md) you accept
- [ ] Set up an [alert](../guides/alerts.md) instead of asking every minute
`,
    },
    {
      path: 'getting-started/authentication',
      markdown: `---
title: Authentication
description: Tokens, scopes, rotation, and what to do when one leaks.
group: Getting started
order: 2
---

Every request carries a bearer token in the \`Authorization\` header. Tokens belong to a project, not to a person, so
nothing breaks when somebody leaves the crew.

~~~http
GET /v2/stations HTTP/1.1
Host: api.lighthouse.example
Authorization: Bearer <your token>
~~~

Tokens in the query string (\`?token=…\`) are refused with \`400\`, because URLs end up in logs.

## Scopes

| Scope               | Allows                                     | Needed by                                     |
| ------------------- | ------------------------------------------ | --------------------------------------------- |
| \`stations:read\`     | list and look up stations                  | everything                                    |
| \`observations:read\` | read readings, open [streams](../guides/streaming.md) | dashboards, notebooks              |
| \`alerts:write\`      | make, change and delete alerts             | [alert automation](../guides/alerts.md)       |
| \`exports:write\`     | start bulk exports                         | [exporting data](../guides/exporting-data.md) |

A token can only do what **both** the project and its own scopes allow.

## Rotation

1. Make a second token with the same scopes.
2. Put it where the first one is used. Both work at the same time.
3. Look at *last used* of the first token. When it no longer moves, delete the token.

There is no forced expiry, but a token that was not used for 180 days is put to sleep and answers \`401\` with the code
\`token_asleep\`. Waking it takes one click and is recorded.

## If a token leaks

- [ ] Delete it at once; deletion takes effect within a second
- [ ] Make a new one with the **smallest** set of scopes
- [ ] Read the project's access log for addresses that you do not know
- [ ] Tell whoever looks after the project

> **Note:** tokens start with a readable prefix, so secret scanners find them. Do not strip the prefix to "hide" a token.
`,
    },
  ];
}
