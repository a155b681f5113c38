/**
 * The sources of a project, unpacked in a folder outside of the repository: `CALVIN_CENSUS`, or `calvin-census` in the user's cache. What
 * is there already is not fetched again, so without a network a jar can be put there by hand. Needs Maven (its own settings say from where
 * it takes things) for what is missing, and a JDK's `jar` to unpack.
 * Neighbours: `projects.mjs` names the jars.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const CACHE = process.env.CALVIN_CENSUS ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'calvin-census');

/** The folder with the Java files of a project. Throws where they cannot be had. */
export function sourcesOf({ group, artifact, version, sha256 }) {
  const jar = join(CACHE, `${artifact}-${version}-sources.jar`);
  const folder = join(CACHE, `${artifact}-${version}`);
  mkdirSync(CACHE, { recursive: true });
  if (!existsSync(jar)) {
    run(
      'mvn',
      [
        '-q',
        '-B',
        'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy',
        `-Dartifact=${group}:${artifact}:${version}:jar:sources`,
        `-DoutputDirectory=${CACHE}`,
      ],
      CACHE,
    );
  }
  const found = createHash('sha256').update(readFileSync(jar)).digest('hex');
  if (found !== sha256) throw new Error(`${jar} is not the jar that the table is about: ${found}`);
  if (!existsSync(folder)) {
    mkdirSync(folder);
    run('jar', ['xf', jar], folder);
  }
  return folder;
}

function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} did not: ${error?.message ?? `${stdout}${stderr}`.trim().split('\n').slice(-5).join('\n')}`);
}
