/** The pages of the folder `concepts`. */

import type { MarkdownPage } from '../markdown-page.ts';

/** The explaining pages, in reading order. */
export function conceptPages(): readonly MarkdownPage[] {
  return [
    {
      path: 'concepts/stations-and-sensors',
      markdown: `---
title: Stations and sensors
description: What a station is, why it outlives its buoy, and how quantities are named.
group: Concepts
order: 1
---

A **station** is a place where somebody measures. A **buoy** is the thing that floats there at the moment. Buoys are
swapped, repaired, and sometimes found on a beach 300 km away; the station and its id stay.

## From the water to your program

1. A sensor takes a raw sample, for waves several times a second.
2. The buoy's logger condenses ten minutes of samples into one *reading*.
3. The reading travels to shore by radio or satellite, which takes between four seconds and some hours.
4. Lighthouse checks it, gives it a [quality flag](quality-flags.md) and an id, and publishes it.

The \`time\` of a reading is the **end** of its ten minutes, not the moment it arrived. The moment of arrival is in
\`received_at\`.

## Quantities

| Quantity            | Unit  | Typical range | Sensor                      |
| ------------------- | ----- | ------------- | --------------------------- |
| \`wave_height\`       | m     | 0 … 15        | accelerometer               |
| \`wave_period\`       | s     | 2 … 20        | accelerometer               |
| \`wind_speed\`        | m/s   | 0 … 45        | ultrasonic anemometer       |
| \`wind_direction\`    | °     | 0 … 359       | ultrasonic anemometer       |
| \`water_temperature\` | °C    | −2 … 30       | thermistor, 1 m below water |
| \`air_pressure\`      | hPa   | 930 … 1060    | barometer                   |

\`wave_height\` is the *significant* wave height: the mean of the highest third of all waves in the ten minutes. Single
waves reach about twice that value, which is worth remembering when you choose the limit of an
[alert](../guides/alerts.md).

## Station states

- **active**: readings arrive as planned
- **quiet**: nothing was heard for an hour; an alert with \`when: quiet\` fires
- **adrift**: the position is more than 500 m off; readings are published with the flag \`adrift\`
- **retired**: no more readings will come; the old ones stay available

The complete list of stations, sector by sector, is in the [station directory](../reference/stations.md).
`,
    },
    {
      path: 'concepts/quality-flags',
      markdown: `---
title: Quality flags
description: How Lighthouse says how far a number can be trusted, and what happens when it is corrected.
group: Concepts
order: 2
---

A buoy is a cheap computer in salt water. Some of what it reports is wrong, and an API that hides this is of no use to
anyone. So every reading has exactly one flag.

| Flag       | Meaning                                                       | Share of all readings |
| ---------- | ------------------------------------------------------------- | --------------------: |
| \`good\`     | passed every check                                            |                96.1 % |
| \`doubtful\` | possible, but unlike its neighbours in time or space          |                 2.7 % |
| \`bad\`      | impossible: a wave height < 0 m, a wind of > 100 m/s, …       |                 0.6 % |
| \`adrift\`   | the buoy was not where it should be                           |                 0.4 % |
| \`manual\`   | looked at and set by a person; the note says why              |                 0.2 % |

## The checks

~~~text
range    value within the sensor's physical limits?          no  → bad
step     |value − previous| ≤ limit for the quantity?        no  → doubtful
stuck    at least 2 different values within 3 hours?         no  → doubtful
place    position within 500 m of the mooring?               no  → adrift
~~~

The first check that fails decides. Only \`place\` overrules the others, because a perfect reading from the wrong place
is the most dangerous kind.

## Corrections

When a sensor turns out to have been off, its readings are corrected afterwards. A corrected reading

- keeps its \`id\` and \`time\`,
- gets the next \`revision\` (the first is 1),
- and carries the old value in \`replaces\`.

~~~json
{
  "id": "obs_7f3a9c21",
  "revision": 2,
  "value": 1.38,
  "replaces": { "value": 1.42, "reason": "calibration of 2025-04-02" }
}
~~~

To be told about corrections, add \`"include": ["corrections"]\` to an [export](../guides/exporting-data.md), or listen
for \`correction\` events on the [stream](../guides/streaming.md).
`,
    },
    {
      path: 'concepts/time-and-units',
      markdown: `---
title: Time & units
description: One clock, one set of units, and how to ask for another.
group: Concepts
order: 3
---

## Time

All times are UTC in the form \`2025-03-14T06:10:00Z\`. There is no local time anywhere in the API: a buoy has no
time zone, and the two weekends a year on which clocks change have spoilt enough charts.

Wherever a request takes a time, it also takes a duration that counts back from now:

| You write              | You mean                         |
| ---------------------- | -------------------------------- |
| \`2025-03-14T06:10:00Z\` | exactly this moment              |
| \`2025-03-14\`           | the beginning of this day in UTC |
| \`PT90M\`                | 90 minutes ago                   |
| \`P7D\`                  | seven times 24 hours ago         |

Periods include their beginning and exclude their end: \`from ≤ time < to\`. Two neighbouring periods therefore never
share a reading.

## Units

Values come in SI units, or in what sailors & meteorologists expect where SI would be odd (hPa, °C). Ask for others with
\`units\`:

~~~bash
curl --silent --header "Authorization: Bearer $LIGHTHOUSE_TOKEN" \\
  "https://api.lighthouse.example/v2/stations/tern-shoal/observations?units=wind_speed:kn,wave_height:ft"
~~~

| Quantity                          | Default | Also      |
| --------------------------------- | ------- | --------- |
| \`wind_speed\`                      | m/s     | kn, km/h  |
| \`wave_height\`                     | m       | ft        |
| \`water_temperature\`               | °C      | K, °F     |
| \`air_pressure\`                    | hPa     | mmHg      |

The unit is part of every answer. Read it from there, do not assume it; ~~nobody ever mixed up feet and metres~~.

## Rounding

Numbers are rounded to what the sensor can resolve, never further. Comparing \`value > 2.5\` is safe; comparing for
equality is not, for all the usual reasons.
`,
    },
  ];
}
