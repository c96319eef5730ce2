// Chooses the sites of DOCS_SITES that many-sites.yml deploys in this run: copy it to the folder of the workflow.
// By project, the service allows an organization ten starts per hour, so those sites take turns.
import { appendFileSync } from 'node:fs';

const { GITHUB_OUTPUT, GITHUB_RUN_NUMBER, JOB_ID, SITE, SITES } = process.env;
const STARTS_PER_HOUR = 10;

if (JOB_ID && !SITE) throw new Error('A job ID needs its site.');
const all = JSON.parse(SITES);
const folders = new Map();
for (const { site, bucket } of all) {
  const folder = bucket.split('/').filter(Boolean).join('/');
  const other = folders.get(folder);
  if (other)
    throw new Error(
      `${other} and ${site} have the bucket ${folder}. Give each site a bucket or folder of its own.`,
    );
  folders.set(folder, site);
}
const sites = all.filter(({ site }) => !SITE || site === SITE);
if (sites.length === 0) throw new Error('DOCS_SITES does not have this site.');
const byProject = sites.filter(({ project }) => project);
const first = (GITHUB_RUN_NUMBER * STARTS_PER_HOUR) % (byProject.length || 1);
const planned = [
  ...sites.filter(({ project }) => !project),
  ...[...byProject.slice(first), ...byProject.slice(0, first)].slice(0, STARTS_PER_HOUR),
];
const names = planned.map(({ site }) => site).join(', ');
console.log(`::notice::This run deploys ${planned.length} of ${sites.length} sites: ${names}`);
appendFileSync(GITHUB_OUTPUT, `sites=${JSON.stringify(planned)}\n`);
