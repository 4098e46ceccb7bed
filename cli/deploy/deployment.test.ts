import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { fileVariables, variableNames } from '../../adapters/composition/variables.ts';

const folder = import.meta.dirname;
const root = join(folder, '..', '..');
const file = (name: string) => readFileSync(join(folder, name), 'utf8');
const documents = parseAllDocuments(file('kubernetes.yaml'));
const resources = documents.map((document) => document.toJS());
const ofKind = (kind: string) => resources.find((one) => one.kind === kind);
const pod = ofKind('Deployment').spec.template.spec;
const [container] = pod.containers;
const compose = parse(file('compose.yaml'), { merge: true });

/** What the environment of our own programs may hold beside our variables. */
const ofOthers = new Set(['NODE_ENV', 'MALLOC_MMAP_THRESHOLD_']);
const known = new Set<string>([
  ...variableNames,
  ...[...fileVariables].map((name) => `${name}_FILE`),
  ...ofOthers,
]);

const dockerfile = file('Dockerfile');
const instructions = dockerfile
  .replaceAll(/\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line));
const unit = file('fettle.service')
  .split('\n')
  .filter((line) => /^\w+=/.test(line))
  .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);

describe('what the deployment files name', () => {
  const environments: [string, string[]][] = [
    ['Dockerfile', [...dockerfile.matchAll(/(?:^ENV|^ {4})\s*([A-Z_]+)=/gm)].map(([, name = '']) => name)],
    ['compose.yaml', Object.keys(compose.services.fettle.environment)],
    ['kubernetes.yaml', container.env.map(({ name }: { name: string }) => name)],
    [
      'fettle.service',
      unit.filter(([key]) => key === 'Environment').map(([, text]) => text.slice(0, text.indexOf('='))),
    ],
  ];

  it.each(environments)('%s sets variables that there are', (_name, names) => {
    expect(names.length).toBeGreaterThanOrEqual(3);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('copies files and folders that there are, and lets them through to the build', () => {
    const admitted = file('Dockerfile.dockerignore');
    const copied = instructions
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.length).toBeGreaterThanOrEqual(8);
    for (const path of copied) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(admitted, path).toContain(`!${path.split('/')[0]}\n`);
    }
  });

  it('runs scripts of package.json and files of this folder', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const [, script = ''] of dockerfile.matchAll(/npm run ([\w:-]+)/g))
      expect(scripts).toHaveProperty(script);
    const run = [...dockerfile.matchAll(/node (cli\/[\w./-]+)/g)].map(([, path = '']) => path);
    expect(run.length).toBeGreaterThanOrEqual(2);
    for (const path of run) expect(existsSync(join(root, path)), path).toBe(true);
  });

  it('mounts files that there are, and secrets that are declared', () => {
    expect(existsSync(join(folder, 'Caddyfile'))).toBe(true);
    for (const service of Object.values<{ secrets?: string[] }>(compose.services)) {
      for (const secret of service.secrets ?? []) expect(Object.keys(compose.secrets)).toContain(secret);
    }
    const paths = Object.values<string>(compose.services.fettle.environment).filter((value) =>
      String(value).startsWith('/run/secrets/'),
    );
    expect(paths.map((path) => path.slice('/run/secrets/'.length)).sort()).toEqual(
      [...compose.services.fettle.secrets].sort(),
    );
  });

  it('keeps secrets out of environments', () => {
    const given = { ...compose.services.fettle.environment };
    for (const { name, value } of container.env) given[name] ??= value;
    for (const name of ['OPENAI_API_KEY', 'METRICS_TOKEN', 'SMTP_URL'])
      expect(given).not.toHaveProperty(name);
    expect(given.DATABASE_URL).toBe('');
  });
});

describe('hardening', () => {
  it('runs the image without rights', () => {
    expect(instructions.filter((line) => line.startsWith('USER'))).toEqual(['USER 65532:65532']);
    expect(instructions.filter((line) => line.startsWith('FROM'))).toHaveLength(2);
    expect(dockerfile).toContain('npm ci');
    expect(dockerfile).toContain('HEALTHCHECK');
  });

  it.each(Object.keys(compose.services))('of %s: no capability, nothing to write to', (name) => {
    const service = compose.services[name];
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' });
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
  });

  it('opens the proxy to the world and nothing else', () => {
    const open = Object.entries<{ ports?: unknown }>(compose.services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });

  it('of the pod', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65_532 });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.livenessProbe.httpGet.path).toBe('/api/health');
    expect(container.readinessProbe.httpGet.path).toBe('/api/ready');
    const { minAvailable } = ofKind('PodDisruptionBudget').spec;
    expect(minAvailable).toBeLessThan(ofKind('Deployment').spec.replicas);
    expect(ofKind('PodDisruptionBudget').spec.selector.matchLabels).toEqual({ app: 'fettle' });
  });

  it('of the unit', () => {
    const settings = new Map(unit);
    expect(settings.get('ExecStart')).toBe('/usr/bin/node /opt/fettle/dist/cli/main.cjs serve');
    for (const [key, value] of [
      ['DynamicUser', 'yes'],
      ['ProtectSystem', 'strict'],
      ['NoNewPrivileges', 'yes'],
      ['CapabilityBoundingSet', ''],
      ['RestrictSUIDSGID', 'yes'],
    ]) {
      expect(settings.get(key ?? ''), key).toBe(value);
    }
    // Node compiles to memory that it then runs.
    expect(settings.has('MemoryDenyWriteExecute')).toBe(false);
  });
});

it('makes of the lock file one that `npm ci` takes: each optional binary that it names is held', () => {
  const copy = mkdtempSync(join(tmpdir(), 'fettle-lock-'));
  try {
    cpSync(join(root, 'package-lock.json'), join(copy, 'package-lock.json'));
    execFileSync(process.execPath, [join(folder, 'complete-lock.mjs'), copy]);
    const read = (path: string) => JSON.parse(readFileSync(join(path, 'package-lock.json'), 'utf8')).packages;
    const [before, after] = [read(root), read(copy)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const optional = Object.entries<{ optionalDependencies?: object }>(after)
      .filter(([place]) => place !== '')
      .flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
    const names = new Set(
      Object.keys(after).map((place) => place.slice(place.lastIndexOf('node_modules/') + 13)),
    );
    expect(optional.length).toBeGreaterThan(3);
    expect(optional.filter((name) => !names.has(name))).toEqual([]);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
