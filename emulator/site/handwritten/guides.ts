/** The pages of the folder `guides`. */

import type { MarkdownPage } from '../markdown-page.ts';

/** The task-shaped pages, in reading order. */
export function guidePages(): readonly MarkdownPage[] {
  return [
    {
      path: 'guides/alerts',
      markdown: `---
title: Alerts
description: Let Lighthouse call you when a reading crosses a line, and keep it from calling too often.
group: Guides
order: 1
---

An alert is a condition on one quantity of one or more stations, together with a place to send the news. Lighthouse
checks conditions as readings come in, which is sooner than any polling loop would see them.

## A first alert

~~~bash
curl --silent --request POST https://api.lighthouse.example/v2/alerts \\
  --header "Authorization: Bearer $LIGHTHOUSE_TOKEN" \\
  --header "Content-Type: application/json" \\
  --data @rough-sea.json
~~~

~~~json
{
  "name": "Rough sea at the harbour mouth",
  "stations": ["gruensand", "tern-shoal"],
  "when": { "quantity": "wave_height", "above": 2.5, "for": "PT20M" },
  "until": { "below": 2.0, "for": "PT30M" },
  "send": { "webhook": "https://hooks.harbour.example/lighthouse" }
}
~~~

The two limits differ on purpose. With a single limit, a sea that hovers around 2.5 m would open and close the alert
every few minutes; the gap between \`above\` and \`below\` (the *hysteresis*) keeps it quiet.

## Conditions

| Field              | Type     | Default | Meaning                                                    |
| ------------------ | -------- | ------- | ---------------------------------------------------------- |
| \`quantity\`         | string   |         | any quantity of the [station's sensors](../concepts/stations-and-sensors.md) |
| \`above\`, \`below\`   | number   |         | the limit, in the quantity's own unit                      |
| \`for\`              | duration | \`PT0S\`  | how long the condition must hold without a gap             |
| \`flags\`            | list     | \`[good]\` | which [quality flags](../concepts/quality-flags.md) count |

## Receiving the webhook

Every call is signed. Compute an HMAC-SHA-256 of the raw body with the alert's secret and compare it with the header
\`Lighthouse-Signature\` in constant time:

~~~typescript
import { createHmac, timingSafeEqual } from 'node:crypto';

export function isGenuine(body: Buffer, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
~~~

Answer with any \`2xx\` within ten seconds. Otherwise the call is repeated after 1, 5, 25 and 125 minutes, always with
the same \`delivery_id\`, so that you can tell a repetition from a second alert.

## Before you go live

- [x] The condition names the flags that you trust
- [x] \`until\` is set, and its limit differs from \`when\`
- [ ] The receiver ignores a \`delivery_id\` it has seen before
- [ ] Somebody is awake on the other end 🛟
`,
    },
    {
      path: 'guides/streaming',
      markdown: `---
title: Streaming
description: Follow a station live with server-sent events, and survive a bad connection.
group: Guides
order: 2
---

For dashboards there is a stream of server-sent events per station. It uses ordinary HTTP, passes through proxies and
needs no client library.

~~~bash
curl --no-buffer --header "Authorization: Bearer $LIGHTHOUSE_TOKEN" \\
  https://api.lighthouse.example/v2/stations/tern-shoal/stream
~~~

~~~text
id: 7c21-000318
event: observation
data: {"time":"2025-03-14T06:10:00Z","quantity":"wind_speed","value":11.3,"unit":"m/s","flag":"good"}

: still here

id: 7c21-000319
event: observation
data: {"time":"2025-03-14T06:10:10Z","quantity":"wind_speed","value":11.9,"unit":"m/s","flag":"good"}
~~~

Lines that begin with a colon are comments. One is sent every 15 seconds, so a silence of more than 30 seconds means
that the connection is gone, even if your operating system does not know it yet.

## Coming back after a break

Send the last \`id\` you saw as \`Last-Event-ID\` and the stream continues behind it. Lighthouse keeps 24 hours of events
for each station; if you were away for longer, you get a single \`gap\` event that says what you missed:

~~~json
{ "from": "2025-03-12T22:00:00Z", "to": "2025-03-13T06:09:50Z", "observations": 2937 }
~~~

Fill the hole with an ordinary request for [observations](../reference/http-api.md#observations), or with an
[export](exporting-data.md) if it is a large one.

## Limits

| What                        |       Limit | What happens beyond it                |
| --------------------------- | ----------: | ------------------------------------- |
| open streams per token      |          20 | \`429\` for the 21st                    |
| events kept per station     |        24 h | \`gap\` event                           |
| unread bytes per connection |       1 MiB | the connection is closed by the server |

Clients that read too slowly are disconnected rather than fed stale data. Reconnect & resume with the last id.
`,
    },
    {
      path: 'guides/exporting-data',
      markdown: `---
title: Exporting data
description: Ask for years of readings in one file instead of ten thousand requests.
group: Guides
order: 3
---

The [observations endpoint](../reference/http-api.md#observations) answers at most 10,000 readings at a time. For
anything larger, start an export: you name stations, quantities and a period, Lighthouse prepares a file, and you fetch
it from a link.

## Start, wait, fetch

~~~python
import json, os, time, urllib.request

BASE = "https://api.lighthouse.example/v2"
HEADERS = {
    "Authorization": f"Bearer {os.environ['LIGHTHOUSE_TOKEN']}",
    "Content-Type": "application/json",
}

def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(BASE + path, data=data, headers=HEADERS, method=method)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)

export = call("POST", "/exports", {
    "stations": ["gruensand"],
    "quantities": ["wave_height", "wave_period"],
    "from": "2015-01-01", "to": "2025-01-01",
    "format": "csv",
})
while export["state"] in ("queued", "running"):
    time.sleep(5)
    export = call("GET", f"/exports/{export['id']}")

if export["state"] != "done":
    raise SystemExit(f"export failed: {export['reason']}")
urllib.request.urlretrieve(export["url"], "waves.csv.gz")
~~~

Links are valid for one hour. Asking for the export again gives a fresh link; the file itself is kept for seven days.

## Formats

| Format    | Good for              | Notes                                                |
| --------- | --------------------- | ---------------------------------------------------- |
| \`csv\`     | spreadsheets, R       | one row per reading, gzip, UTF-8, a header line      |
| \`ndjson\`  | streaming into a tool | one JSON object per line, gzip                       |
| \`columns\` | large analyses        | one file per quantity, little-endian 64-bit numbers  |

## What ten years look like

Drawn from such a file: the significant wave height of one station, daily maximum. Winter storms stand out even at
this size.

![Chart of daily maximum wave heights with a storm peak in the middle](../assets/wave-heights.png)

## Etiquette

- Ask for a **closed** period (\`to\` in the past). Open periods cannot be cached and are queued behind everything else.
- One export of five stations is cheaper, for you & for us, than five exports of one station.
- Keep the \`checksum\` next to the file. If a correction arrives, the checksum of the same period changes; see
  [Quality flags](../concepts/quality-flags.md#corrections).
`,
    },
  ];
}
