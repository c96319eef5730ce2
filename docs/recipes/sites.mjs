// What many-sites.yml does with the list DOCS_SITES: copy it to the folder of the workflow. `plan` chooses the sites of a
// run. By project, the service allows an organization ten starts per hour, so those sites take turns. `report` writes the
// table of all sites, and what the alarm reads.
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';

const STARTS_PER_HOUR = 10;
const DAYS_OF_WARNING = 14;
const KEYS = ['site', 'project', 'domain', 'bucket'];
const HOST_NAME = /^(?=.{1,100}$)[\w-]+(?:\.[\w-]+)+$/;
const VERDICTS = {
  updated: 'updated',
  unchanged: 'unchanged',
  incomplete: '**a mix of two versions**',
  untouched: 'not updated',
};

const { env } = process;
const output = (name, text) => appendFileSync(env.GITHUB_OUTPUT, `${name}=${text}\n`);

/** Fails the step, and tells the alarm why. */
function refuse(reason) {
  // The text of the list, which an error quotes, has line breaks.
  const problem = reason.replaceAll(/\s+/g, ' ');
  output('error-code', 'bad-input');
  output('error-message', problem);
  console.log(`::error::${problem}`);
  process.exit(1);
}

function listOfSites() {
  const sites = JSON.parse(env.SITES);
  if (!Array.isArray(sites) || sites.length === 0) throw new Error('it is not an array with sites');
  return sites;
}

/** The problems of one entry, with the name of its site. */
function problemsOf(entry, index, sites) {
  const { site = `entry ${index + 1}`, bucket = '', project, domain } = entry ?? {};
  const folder = (one) => `${one?.bucket}`.split('/').filter(Boolean).join('/');
  const before = sites.slice(0, index);
  const other = before.find((one) => bucket !== '' && folder(one) === folder(entry));
  const unknown = Object.keys(entry ?? {}).filter((key) => !KEYS.includes(key));
  return [
    unknown.length > 0 && `has the unknown key ${unknown.join(', ')}`,
    !HOST_NAME.test(entry?.site) && 'lacks a host name as `site`',
    before.some((one) => one?.site === site) && 'is there twice',
    bucket === '' && 'lacks `bucket`',
    !project === !domain && 'needs either `project` or `domain`',
    other && `has the bucket of ${other.site}, ${folder(entry)}: give each a bucket or folder of its own`,
  ].flatMap((problem) => (problem ? [`${site} ${problem}`] : []));
}

function plan() {
  let all = [];
  try {
    all = listOfSites();
  } catch ({ message }) {
    refuse(`The variable DOCS_SITES cannot be read: ${message}.`);
  }
  const problems = all.flatMap(problemsOf);
  if (problems.length > 0) refuse(`DOCS_SITES: ${problems.join('; ')}.`);
  const { JOB_ID, GITHUB_RUN_NUMBER, KEY_EXPIRES = '' } = env;
  const one = (env.SITE ?? '').trim();
  if (JOB_ID && one === '') refuse('A job ID needs its site.');
  if (!/^(?:\d{4}-\d\d-\d\d)?$/.test(KEY_EXPIRES))
    refuse('DOCS_KEY_EXPIRES is not a date such as 2027-02-01.');
  const sites = all.filter(({ site }) => one === '' || site === one);
  if (sites.length === 0)
    refuse(`DOCS_SITES has no site ${one}. It has ${all.map(({ site }) => site).join(', ')}.`);
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
  output('sites', JSON.stringify(planned));
}

/** Another program, such as a full disk, may have cut a result. */
function readJson(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function report() {
  const { plan, deploy } = JSON.parse(env.NEEDS);
  const files = existsSync('results') ? readdirSync('results', { recursive: true }) : [];
  const found = files.filter((name) => name.endsWith('result.json'));
  const results = Object.assign(
    {},
    ...found.map((name) => readJson(() => JSON.parse(readFileSync(`results/${name}`, 'utf8')))),
  );
  const planned = JSON.parse(plan.outputs.sites || '[]').map(({ site }) => site);
  const listed = planned.length === 0 ? [] : (readJson(listOfSites) ?? []).map(({ site }) => site);
  const needs = { plan };
  const rows = [];
  for (const site of new Set([...listed, ...planned])) {
    const isPlanned = planned.includes(site);
    const { pages = '', ...job } = results[site] ?? {
      result: isPlanned ? deploy.result : 'skipped',
      outputs: {},
    };
    const { live, outcome, 'error-code': code, 'error-message': message, 'job-id': jobId = '' } = job.outputs;
    // The alarm reads 128 KiB.
    if (message) job.outputs['error-message'] = message.slice(0, 50_000 / planned.length);
    needs[site] = job;
    const verdict = isPlanned ? (VERDICTS[live] ?? 'not known') : 'not in this run';
    const result = job.result === 'failure' ? `❌ ${verdict} (${code || 'no error code'})` : verdict;
    rows.push(
      `| [${site}](https://${site}) | ${result} | ${outcome === 'completed' ? pages : ''} | ${jobId} |`,
    );
  }
  // A job that was lost may have left the result of an earlier attempt.
  if (deploy.result === 'failure' && !planned.some((site) => needs[site].result === 'failure'))
    needs.deploy = deploy;
  const table = ['| site | what visitors see | pages | job ID |', '|---|---|---|---|', ...rows];
  if (rows.length > 0) appendFileSync(env.GITHUB_STEP_SUMMARY, `${table.join('\n')}\n`);
  output('needs', JSON.stringify(needs));
}

if (process.argv[2] === 'report') report();
else plan();
