/** The handwritten pages of the folder `reference`; the station directory below it is generated. */

import type { MarkdownPage } from '../markdown-page.ts';

/** The look-up pages, in reading order. */
export function referencePages(version: string): readonly MarkdownPage[] {
  return [
    {
      path: 'reference/http-api',
      markdown: `---
title: HTTP API
description: Every endpoint, its parameters, and the rules that all of them share.
group: Reference
order: 1
---

The base address is \`https://api.lighthouse.example/v2\`. Requests and answers are JSON in UTF-8 unless an endpoint says
otherwise. Unknown fields in an answer must be ignored; new ones may appear in any release.

## Stations

| Method and path      | Scope           | Answer                |
| -------------------- | --------------- | --------------------- |
| \`GET /stations\`      | \`stations:read\` | a page of stations    |
| \`GET /stations/{id}\` | \`stations:read\` | one station, or \`404\` |

| Parameter   | Type   | Default | Notes                                   |
| ----------- | ------ | ------: | --------------------------------------- |
| \`near\`      | string |         | \`latitude,longitude\` in degrees         |
| \`radius_km\` | number |      50 | together with \`near\`                    |
| \`state\`     | string | active  | see [station states](../concepts/stations-and-sensors.md#station-states) |
| \`limit\`     | number |     100 | 1 … 500                                 |
| \`cursor\`    | string |         | from \`next_cursor\` of the page before   |

## Observations

| Method and path                   | Scope               | Answer                           |
| --------------------------------- | ------------------- | -------------------------------- |
| \`GET /stations/{id}/observations\` | \`observations:read\` | readings, oldest first           |
| \`GET /stations/{id}/stream\`       | \`observations:read\` | [server-sent events](../guides/streaming.md) |

~~~json
{
  "station": "tern-shoal",
  "observations": [
    {
      "id": "obs_7f3a9c21",
      "time": "2025-03-14T06:10:00Z",
      "received_at": "2025-03-14T06:10:31Z",
      "wave_height": { "value": 1.42, "unit": "m" },
      "flag": "good",
      "revision": 1
    }
  ],
  "next_cursor": null
}
~~~

## Alerts and exports

| Method and path       | Scope           | Answer                              |
| --------------------- | --------------- | ----------------------------------- |
| \`POST /alerts\`        | \`alerts:write\`  | \`201\` and the [alert](../guides/alerts.md) |
| \`DELETE /alerts/{id}\` | \`alerts:write\`  | \`204\`                               |
| \`POST /exports\`       | \`exports:write\` | \`202\` and the [export](../guides/exporting-data.md) |
| \`GET /exports/{id}\`   | \`exports:write\` | the export with its \`state\`         |

## Rules for all endpoints

- **Repeating is safe.** Send an \`Idempotency-Key\` with a \`POST\` and a repetition within 24 hours returns the first
  answer instead of doing the work twice.
- **Limits are told, not guessed.** Every answer has \`RateLimit-Remaining\` and \`RateLimit-Reset\` (in seconds).
- **Errors have one shape**, described under [Errors](errors.md).
`,
    },
    {
      path: 'reference/errors',
      markdown: `---
title: Errors
description: The shape of an error, every code, and what usually causes it.
group: Reference
order: 2
---

Every answer from \`400\` upwards has the same shape. Decide by \`code\`; show \`message\` to people; quote \`request_id\` when
you ask for help.

~~~json
{
  "code": "unknown_station",
  "message": "There is no station \\"tern-shaol\\". Did you mean \\"tern-shoal\\"?",
  "request_id": "req_c40e1f92"
}
~~~

## 400 Bad request

| Code               | Usual cause                                                    |
| ------------------ | -------------------------------------------------------------- |
| \`invalid_time\`     | a local time without \`Z\`; see [Time & units](../concepts/time-and-units.md) |
| \`period_inverted\`  | \`from\` is not < \`to\`                                           |
| \`token_in_query\`   | the token was sent in the URL                                  |

## 401 Unauthorized

| Code            | Usual cause                                              |
| --------------- | -------------------------------------------------------- |
| \`no_token\`      | the header is missing, or the shell variable is empty    |
| \`token_asleep\`  | the token was not used for 180 days                      |
| \`token_deleted\` | it was [rotated](../getting-started/authentication.md#rotation) and an old copy is still in use |

## 404 Not found

| Code              | Usual cause                                         |
| ----------------- | --------------------------------------------------- |
| \`unknown_station\` | a typing error, or the name was used instead of the id |
| \`unknown_export\`  | the file is older than seven days                   |

## 429 Too many requests

Wait for as many seconds as \`RateLimit-Reset\` says, then go on. If you meet this often, a
[stream](../guides/streaming.md) or an [alert](../guides/alerts.md) is what you are looking for.

## 5xx

Something is wrong on our side. Repeat the request with growing pauses:

~~~typescript
for (const pauseMs of [500, 2_000, 8_000]) {
  const answer = await fetch(url, { headers });
  if (answer.status < 500) return answer;
  await new Promise((resume) => setTimeout(resume, pauseMs));
}
throw new Error('Lighthouse is still not well');
~~~
`,
    },
    {
      path: 'reference/changelog',
      markdown: `---
title: Changelog
description: What changed, newest first.
group: Reference
order: 3
---

Releases follow semantic versioning. A change that could break a careful client only comes with a new major version, and
the old one stays up for two years after that.

## ${version} (this release)

### Added

- Exports can include [corrections](../concepts/quality-flags.md#corrections) 🎉
- \`units\` accepts several quantities at once

### Changed

- The stream keeps 24 hours of events instead of 6

### Fixed

- Station names with umlauts (such as *Grünsand*) are found with and without them
- \`radius_km=0\` no longer answers every station there is

## 2.3.0

- [x] Signed webhooks for [alerts](../guides/alerts.md)
- [x] \`Idempotency-Key\` on every \`POST\`
- [x] Station state \`adrift\`

## 2.0.0

- Every value is an object with \`value\` and \`unit\`. Clients of version 1 read bare numbers; see the note in
  [Time & units](../concepts/time-and-units.md#units).
- Tokens belong to projects.
- \`GET /buoys\` is gone. Use \`GET /stations\`; a buoy is not a station, as explained under
  [Stations and sensors](../concepts/stations-and-sensors.md).
`,
    },
  ];
}
