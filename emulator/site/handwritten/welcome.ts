/** The start page of the made-up product's documentation. */

import type { MarkdownPage } from '../markdown-page.ts';

/** The start page, which is always the first page of a site. */
export function welcomePages(version: string): readonly MarkdownPage[] {
  return [
    {
      path: 'index',
      markdown: `---
title: Lighthouse
description: Live and historical readings from weather buoys, over one small HTTP API.
group: Welcome
order: 1
---

Lighthouse collects what moored weather buoys measure (waves, wind, water temperature, air pressure) and hands it
out as plain JSON. You ask for a station, you get numbers with units, times and a quality flag. This is the
documentation of release **${version}**.

![A yellow buoy with a lamp, floating on calm water](assets/buoy.svg "A Lighthouse buoy")

## Where to begin

| If you want to …                         | read                                                            | it takes |
| ---------------------------------------- | --------------------------------------------------------------- | -------: |
| see the first reading                    | [Quickstart](getting-started/quickstart.md)                     |    5 min |
| get a token with the right scope         | [Authentication](getting-started/authentication.md)             |    5 min |
| be told when the sea gets rough          | [Alerts](guides/alerts.md)                                      |   15 min |
| follow a buoy second by second           | [Streaming](guides/streaming.md)                                |   10 min |
| load ten years of waves into a notebook  | [Exporting data](guides/exporting-data.md)                      |   15 min |

## One request

~~~bash
curl --silent --header "Authorization: Bearer $LIGHTHOUSE_TOKEN" \\
  "https://api.lighthouse.example/v2/stations/tern-shoal/observations?limit=1"
~~~

~~~json
{
  "station": "tern-shoal",
  "observations": [
    {
      "time": "2025-03-14T06:10:00Z",
      "wave_height": { "value": 1.42, "unit": "m" },
      "flag": "good"
    }
  ]
}
~~~

## What you can rely on

- **Times are UTC**, always, with a trailing \`Z\`. See [Time & units](concepts/time-and-units.md).
- **Every value has a flag.** A reading of < 0 m is never silently dropped; it is marked. See
  [Quality flags](concepts/quality-flags.md).
- **Old numbers do not change without a trace.** A corrected reading keeps its id and gets a new revision.

> New here? The [quickstart](getting-started/quickstart.md) needs nothing but a terminal and a token. 🌊

## Help

If an answer surprises you, look it up under [Errors](reference/errors.md) first; the page lists every code together
with its usual cause. What is new in this release is in the [changelog](reference/changelog.md).
`,
    },
  ];
}
