// @ts-check
// Fails unless every job in NEEDS, which is `toJSON(needs)`, has succeeded. A skipped job has not.
/** @type {Record<string, { result: string }>} */
const jobs = JSON.parse(process.env['NEEDS'] ?? '');
const others = Object.entries(jobs).filter(([, { result }]) => result !== 'success');
for (const [job, { result }] of others) console.error(`${job}: ${result}`);
if (others.length > 0) process.exitCode = 1;
