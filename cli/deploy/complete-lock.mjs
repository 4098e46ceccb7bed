// Before `npm ci`: takes out of package-lock.json the optional binaries of other systems that it names and does not
// hold, for which `npm ci` would refuse it. Nothing that is installed here changes. For throw-away folders such as a
// build stage: `node complete-lock.mjs [folder]`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const path = join(process.argv[2] ?? '.', 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
for (const [place, entry] of Object.entries(lock.packages)) {
  if (place === '' || !entry.optionalDependencies) continue;
  for (const name of Object.keys(entry.optionalDependencies)) {
    if (!isHeld(place, name)) delete entry.optionalDependencies[name];
  }
}
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);

/** Looks where Node would: in the package's own folder and in those above it. */
function isHeld(place, name) {
  for (let folder = place; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (lock.packages[`${folder}/node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) return lock.packages[`node_modules/${name}`] !== undefined;
  }
}
