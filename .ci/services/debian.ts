import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binary, enter, must, privateCopy, unpackDebian, wrap } from './copies.ts';

/** The Redis that tests start and end by themselves: `REDIS_SERVER_PATH`, this machine's own, or a private copy. */
export async function findRedis(): Promise<NodeJS.ProcessEnv> {
  const configuredPath = process.env.REDIS_SERVER_PATH ?? binary('redis-server');
  return {
    REDIS_SERVER_PATH:
      configuredPath ?? join(await copyOf('redis', 'redis-server', 'redis', 'REDIS_SERVER_PATH', unpackRedis), 'redis-server'),
  };
}

/** Prometheus and the tool that checks its rules: `PROMETHEUS_PATH` and `PROMTOOL_PATH`, this machine's own, or a private copy. */
export async function findPrometheus(): Promise<NodeJS.ProcessEnv> {
  const server = process.env.PROMETHEUS_PATH ?? binary('prometheus');
  const tool = process.env.PROMTOOL_PATH ?? binary('promtool');
  if (server !== undefined && tool !== undefined) return { PROMETHEUS_PATH: server, PROMTOOL_PATH: tool };
  const bin = join(
    await copyOf('prometheus', 'prometheus', 'prometheus', 'PROMETHEUS_PATH and PROMTOOL_PATH', async (folder) => {
      await unpackDebian(folder, ['prometheus']);
      for (const program of ['prometheus', 'promtool']) await must(join(folder, 'tree/usr/bin', program), ['--version'], folder);
    }),
    'tree/usr/bin',
  );
  return { PROMETHEUS_PATH: join(bin, 'prometheus'), PROMTOOL_PATH: join(bin, 'promtool') };
}

/** What puts the manifests together: `KUBECTL_PATH`, this machine's own, or a private copy. No cluster is asked. */
export async function findKubectl(): Promise<NodeJS.ProcessEnv> {
  const program = 'tree/usr/bin/kubectl';
  const installCopy = (): Promise<string> =>
    copyOf('kubectl', 'kubernetes-client', 'kubernetes-cli', 'KUBECTL_PATH', async (folder) => {
      await unpackDebian(folder, ['kubernetes-client']);
      await must(join(folder, program), ['version', '--client'], folder);
    });
  return { KUBECTL_PATH: process.env.KUBECTL_PATH ?? binary('kubectl') ?? join(await installCopy(), program) };
}

/** The caches by which the libraries find settings, decoders of pictures and kinds of files: packages make them when they are installed. */
const writeCaches = [
  '/usr/lib/*/glib-2.0/glib-compile-schemas /usr/share/glib-2.0/schemas',
  '/usr/lib/*/gdk-pixbuf-2.0/gdk-pixbuf-query-loaders --update-cache',
  'update-mime-database /usr/share/mime',
].join(' && ');
/** A window of the browser that can be as narrow as a phone: its own buttons take no room. */
const windowStyle = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }\n';

/**
 * Browsers of other engines: Firefox, and the driver that starts WebKit, which has a screen of its own. `FIREFOX_PATH` and
 * `WEBKIT_DRIVER_PATH`, or private copies.
 */
export async function findBrowsers(): Promise<NodeJS.ProcessEnv> {
  const { FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env;
  if (FIREFOX_PATH && WEBKIT_DRIVER_PATH) return { FIREFOX_PATH, WEBKIT_DRIVER_PATH };
  const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];
  const copy = await copyOf('browsers', packages.join(' '), 'firefox', 'FIREFOX_PATH and WEBKIT_DRIVER_PATH', async (folder) => {
    // Programs of the packages' scripts, and a font, without which no page has letters.
    await unpackDebian(folder, [...packages, 'dash', 'coreutils', 'util-linux', 'fonts-dejavu-core'], 'all');
    await must(enter(join(folder, 'shell'), '/bin/sh'), ['-c', writeCaches], folder);
    const settings = join(folder, 'tree/root/.config/gtk-3.0');
    mkdirSync(settings, { recursive: true });
    writeFileSync(join(settings, 'gtk.css'), windowStyle);
    await must(enter(join(folder, 'firefox'), '/usr/lib/firefox-esr/firefox-esr'), ['--version'], folder);
    await must(enter(join(folder, 'webkit'), '/usr/bin/xvfb-run', '-a', '/usr/bin/WebKitWebDriver'), ['--help'], folder);
  });
  return { FIREFOX_PATH: FIREFOX_PATH || join(copy, 'firefox'), WEBKIT_DRIVER_PATH: WEBKIT_DRIVER_PATH || join(copy, 'webkit') };
}

/** A private copy made of Debian's packages. */
async function copyOf(
  name: string,
  onDebian: string,
  onMac: string,
  variableName: string,
  unpack: (folder: string) => Promise<unknown>,
): Promise<string> {
  const missing = `${name} is missing. Debian, Ubuntu: apt-get install ${onDebian}; macOS: brew install ${onMac}; or set ${variableName}.`;
  if (binary('apt-get') === undefined || binary('dpkg') === undefined) throw new Error(missing);
  return privateCopy(`${name}-debian-${process.arch}`, missing, unpack);
}

/** Redis takes its libraries along. */
async function unpackRedis(folder: string): Promise<void> {
  await unpackDebian(folder, ['redis-server', 'redis-tools'], 'libraries');
  const multiarch = readdirSync(join(folder, 'tree/usr/lib')).find((name) => name.endsWith('-linux-gnu')) ?? '';
  const paths = ['usr/lib', 'lib'].flatMap((below) => [`tree/${below}/${multiarch}`, `tree/${below}`]);
  const program = wrap(join(folder, 'redis-server'), 'tree/usr/bin/redis-server', { LD_LIBRARY_PATH: paths.join(':') });
  await must(program, ['--version'], folder);
}
