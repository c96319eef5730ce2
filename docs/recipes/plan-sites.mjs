// Chooses the sites of DOCS_SITES that many-sites.yml deploys in this run: copy it to the folder of the workflow.
// By project, the service allows an organization ten starts per hour, so those deployed longest ago come first.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';

const { GITHUB_OUTPUT, GITHUB_RUN_ID, JOB_ID, SITE, SITES } = process.env;
const STARTS_PER_HOUR = 10;

/** When the site was deployed last, as text that sorts: empty if never, undefined if that cannot be listed. */
function lastDeployment(bucket) {
  try {
    const listed = execFileSync('aws', ['s3', 'ls', `s3://${bucket}/.static-export/`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return listed.split('\n').sort().at(-1).slice(0, 19);
  } catch ({ status }) {
    if (status === 1) return ''; // nothing is there
    console.log(
      `::warning::The bucket ${bucket} cannot be listed, so it is not known when its site was deployed.`,
    );
    return undefined;
  }
}

/** A site whose last deployment is not known gets another place in each run, so that each gets its turn. */
function inOrder(sites) {
  const times = sites.flatMap(({ last }) => last ?? []).sort();
  const placeOf = ({ last, bucket }) => {
    if (last !== undefined) return `${last} 1`;
    const digest = createHash('sha256').update(`${GITHUB_RUN_ID} ${bucket}`).digest();
    return `${times[digest.readUInt32BE() % (times.length + 1)] ?? '9'} 0 ${digest.toString('hex')}`;
  };
  return sites.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

if (JOB_ID && !SITE) throw new Error('A job ID needs its site.');
const sites = JSON.parse(SITES)
  .filter(({ site }) => !SITE || site === SITE)
  .map((site) => ({ ...site, last: lastDeployment(site.bucket) }));
if (sites.length === 0) throw new Error('DOCS_SITES does not have this site.');
const planned = [
  ...sites.filter(({ project }) => !project),
  ...inOrder(sites.filter(({ project }) => project)).slice(0, STARTS_PER_HOUR),
];
const names = planned.map(({ site }) => site).join(', ');
console.log(`::notice::This run deploys ${planned.length} of ${sites.length} sites: ${names}`);
appendFileSync(GITHUB_OUTPUT, `sites=${JSON.stringify(planned)}\n`);
