import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binary, install, isProgram, must, privateCopy, wrap } from './copies.ts';

const version = '153.0.0';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMac = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const missing = 'Chromium is missing. Debian: apt-get install chromium; macOS: brew install --cask chromium; or set CHROMIUM_PATH.';

/** The browser of the journeys: `CHROMIUM_PATH`, this machine's own, or a private copy that needs no system library. */
export async function findChromium(): Promise<NodeJS.ProcessEnv> {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath && !isProgram(configuredPath)) throw new Error(`CHROMIUM_PATH names no program: ${configuredPath}`);
  return { CHROMIUM_PATH: configuredPath || (binary(...names) ?? onMac.find(isProgram) ?? (await installCopy())) };
}

async function installCopy(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(missing);
  return join(await privateCopy(`chromium-${version}-own-fonts`, missing, unpack), 'chromium-browser');
}

/** The fonts beside this file: the package's own list names folders of another machine, and without a font the browser ends itself. */
const ownFonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/** The package unpacks itself into the temporary folder of its process, which is this one. */
async function unpack(folder: string): Promise<void> {
  const bin = join(await install(folder, '@sparticuz/chromium', version), 'bin');
  const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((name) => join(bin, name));
  const script = `import { inflate } from '@sparticuz/chromium'; for (const file of ${JSON.stringify(archives)}) await inflate(file);`;
  await must(process.execPath, ['--input-type=module', '-e', script], folder, { TMPDIR: folder });
  writeFileSync(join(folder, 'fonts', 'fonts.conf'), ownFonts);
  const program = wrap(join(folder, 'chromium-browser'), 'chromium', { LD_LIBRARY_PATH: 'al2023/lib', FONTCONFIG_PATH: 'fonts' });
  await must(program, ['--version'], folder);
}
