/**
 * The part of a lock file that a manifest needs, so that each of its packages is the one that was locked.
 * @param lock a package-lock.json of version 3
 * @param manifest a package.json with exact versions that the lock file holds
 */
export function lockOf(lock, manifest) {
  const packages = { '': manifest };
  const waiting = Object.keys(manifest.dependencies).map((name) => `node_modules/${name}`);
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if (packages[place]) continue;
    const entry = lock.packages[place];
    packages[place] = entry;
    for (const name of Object.keys(entry.dependencies ?? {})) waiting.push(placeOf(lock, name, place));
  }
  return { name: manifest.name, lockfileVersion: 3, requires: true, packages };
}

/** Where Node finds a package from another one: in its own folder, else in one above. */
function placeOf(lock, name, from) {
  for (let above = from; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))) {
    const place = above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (above === '') throw new Error(`${name}, which ${from} needs, is not in the lock file`);
  }
}
