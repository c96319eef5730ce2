// What many-sites.yml does with the list DOCS_SITES: copy it to the folder of the workflow. `plan` chooses the sites of a
// run. By project, the service allows an organization ten starts per hour, so those sites take turns. `report` writes the
// table of all sites, and what the alarm reads.
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';

const STARTS_PER_HOUR = 10;
const DAYS_OF_WARNING = 14;
const KEYS = ['site', 'project', 'domain', 'bucket'];
const VERDICTS = {
  updated: 'updated',
  unchanged: 'unchanged',
  incomplete: '**a mix of two versions**',
  untouched: 'not updated',
};

const { env } = process;
const output = (name, value) => appendFileSync(env.GITHUB_OUTPUT, `${name}=${JSON.stringify(value)}\n`);

function refuse(problem) {
  console.log(`::error::${problem}`);
  process.exit(1);
}

function listOfSites() {
  try {
    const sites = JSON.parse(env.SITES);
    if (Array.isArray(sites)) return sites;
  } catch {
    // Said below.
  }
  return refuse('The variable DOCS_SITES is not a JSON array of sites.');
}

/** The problems of one entry, with the name of its site. */
function problemsOf(entry, index, sites) {
  const { site = `Entry ${index + 1}`, bucket = '', project, domain } = entry;
  const folder = (one) => `${one.bucket}`.split('/').filter(Boolean).join('/');
  const other = sites.slice(0, index).find((one) => bucket !== '' && folder(one) === folder(entry));
  const unknown = Object.keys(entry).filter((key) => !KEYS.includes(key));
  return [
    unknown.length > 0 && `has the unknown key ${unknown.join(', ')}`,
    entry.site === undefined && 'lacks `site`',
    bucket === '' && 'lacks `bucket`',
    !project === !domain && 'needs either `project` or `domain`',
    other && `has the bucket of ${other.site}, ${folder(entry)}: give each a bucket or folder of its own`,
  ].flatMap((problem) => (problem ? [`${site} ${problem}`] : []));
}

function plan() {
  const all = listOfSites();
  const problems = all.flatMap(problemsOf);
  if (problems.length > 0) refuse(`DOCS_SITES: ${problems.join('; ')}.`);
  const { SITE = '', JOB_ID, GITHUB_RUN_NUMBER, KEY_EXPIRES } = env;
  if (JOB_ID && SITE === '') refuse('A job ID needs its site.');
  const sites = all.filter(({ site }) => SITE === '' || site === SITE);
  if (sites.length === 0)
    refuse(`DOCS_SITES has no site ${SITE}. It has ${all.map(({ site }) => site).join(', ')}.`);
  const byProject = sites.filter(({ project }) => project);
  const first = (GITHUB_RUN_NUMBER * STARTS_PER_HOUR) % (byProject.length || 1);
  const planned = [
    ...sites.filter(({ project }) => !project),
    ...[...byProject.slice(first), ...byProject.slice(0, first)].slice(0, STARTS_PER_HOUR),
  ];
  const names = planned.map(({ site }) => site).join(', ');
  console.log(`::notice::This run deploys ${planned.length} of ${sites.length} sites: ${names}`);
  const daysLeft = (Date.parse(KEY_EXPIRES) - Date.now()) / 86_400_000;
  if (daysLeft < DAYS_OF_WARNING)
    console.log(`::warning::The API key expires on ${KEY_EXPIRES}: renew it now.`);
  output('sites', planned);
}

function report() {
  const { plan, deploy } = JSON.parse(env.NEEDS);
  const files = existsSync('results') ? readdirSync('results', { recursive: true }) : [];
  const found = files.filter((name) => name.endsWith('result.json'));
  const results = Object.assign(
    {},
    ...found.map((name) => JSON.parse(readFileSync(`results/${name}`, 'utf8'))),
  );
  const planned = JSON.parse(plan.outputs.sites || '[]').map(({ site }) => site);
  const needs = { plan };
  const rows = [];
  for (const { site } of planned.length > 0 ? listOfSites() : []) {
    const isPlanned = planned.includes(site);
    const { pages = '', ...job } = results[site] ?? {
      result: isPlanned ? deploy.result : 'skipped',
      outputs: {},
    };
    needs[site] = job;
    const { live, 'error-code': code, 'job-id': jobId = '' } = job.outputs;
    const verdict = isPlanned ? (VERDICTS[live] ?? 'not known') : 'not in this run';
    const result = job.result === 'failure' ? `❌ ${verdict} (${code || 'no error code'})` : verdict;
    rows.push(`| [${site}](https://${site}) | ${result} | ${pages} | ${jobId} |`);
  }
  const table = ['| site | what visitors see | pages | job ID |', '|---|---|---|---|', ...rows];
  if (rows.length > 0) appendFileSync(env.GITHUB_STEP_SUMMARY, `${table.join('\n')}\n`);
  output('needs', needs);
}

if (process.argv[2] === 'report') report();
else plan();
