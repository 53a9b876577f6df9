import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { redisPlaceOf } from './redis-place.ts';

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(readConfiguration({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      PROVIDER_PORT: 4010,
      DATA_DIR: '.data',
      LOG_LEVEL: 'info',
      TRUSTED_DOCUMENTS: 'any',
      MOBILE_APP_HEADER: 'x-mobile-app',
      CITY_HEADER: 'x-city-id',
      PROCESSES: 1,
      CORS_ORIGINS: [],
      TRUSTED_PROXIES: ['loopback'],
      DEMO: true,
    });
  });

  it('counts an empty variable as unset', () => {
    expect(readConfiguration({ PORT: '', REDIS_URL: ' ' }).PORT).toBe(3000);
  });

  it('turns the demonstration off beside a provider of the company, unless told otherwise', () => {
    expect(readConfiguration({ PROVIDER_API_URL: 'https://api.example/' })).toMatchObject({
      DEMO: false,
      PROVIDER_API_URL: 'https://api.example',
    });
    const environment = { PROVIDER_API_URL: 'https://api.example', DEMO: '1', NODE_ENV: 'development' };
    expect(readConfiguration(environment).DEMO).toBe(true);
    expect(readConfiguration({ DEMO: '0' }).DEMO).toBe(false);
  });

  it.each([{}, { NODE_ENV: 'production' }, { NODE_ENV: '' }])(
    'has no demonstration beside it in production, whatever DEMO says (%j)',
    (env) => {
      expect(readConfiguration({ PROVIDER_API_URL: 'https://api.example', DEMO: '1', ...env }).DEMO).toBe(false);
    },
  );

  it.each([
    { DATABASE_URL: 'postgres://db.example/vitrina' },
    { PUBLIC_URL: 'https://shop.example' },
    { NODE_ENV: 'production' },
    { HOST: '0.0.0.0' },
    { HOST: 'shop.example' },
    { HOST: '::' },
  ])('has no demonstration in a shop that is meant for others unless DEMO=1 says so (%j)', (env) => {
    expect([readConfiguration(env).DEMO, readConfiguration({ ...env, DEMO: '1' }).DEMO]).toEqual([false, true]);
  });

  it.each([{}, { HOST: 'localhost' }, { HOST: '::1' }, { NODE_ENV: 'development' }])(
    'has it by itself where nobody else can see it (%j)',
    (env) => {
      expect(readConfiguration(env).DEMO).toBe(true);
    },
  );

  it('has the demonstration in a gateway alone only when it is asked for', () => {
    const alone = { embedsProvider: false };
    expect([readConfiguration({}, alone).DEMO, readConfiguration({ DEMO: '1' }, alone).DEMO]).toEqual([false, true]);
  });

  it.each([
    [{ CAPTCHA_PROVIDER: 'https://captcha.example/api.js#v3' }, 'ReCaptcha error: No key provided'],
    [{ CAPTCHA_PROVIDER: 'https://captcha.example/api.js', CAPTCHA_KEY: 'key' }, 'No version provided'],
    [{ CAPTCHA_PROVIDER: 'https://captcha.example/api.js#v4', CAPTCHA_KEY: 'key' }, 'No version provided'],
    [{ CAPTCHA_KEY: 'key' }, 'CAPTCHA_KEY needs CAPTCHA_PROVIDER'],
  ])('says what a captcha lacks (%j)', (env, message) => {
    expect(() => readConfiguration(env)).toThrow(new RegExp(`^Configuration: .*${message}\\.$`));
  });

  it.each(['#v2', '#v3'])('takes a captcha of version %s, and none by default', (version) => {
    const CAPTCHA_PROVIDER = `https://captcha.example/api.js${version}`;
    expect(readConfiguration({ CAPTCHA_PROVIDER, CAPTCHA_KEY: 'key' })).toMatchObject({ CAPTCHA_PROVIDER, CAPTCHA_KEY: 'key' });
    expect(readConfiguration({}).CAPTCHA_PROVIDER).toBeUndefined();
  });

  it('reads lists', () => {
    const { CORS_ORIGINS, TRUSTED_PROXIES, APP_KEYS } = readConfiguration({
      CORS_ORIGINS: 'https://a.example, http://b.example:81',
      TRUSTED_PROXIES: 'loopback, 10.1.0.0/16,2001:db8::7',
      APP_KEYS: '0f3a9c1e=600',
    });
    expect(CORS_ORIGINS).toEqual(['https://a.example', 'http://b.example:81']);
    expect(TRUSTED_PROXIES).toEqual(['loopback', '10.1.0.0/16', '2001:db8::7']);
    expect([...APP_KEYS.values()]).toMatchObject([{ perMinute: 600 }]);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PROVIDER_PORT', '-1'],
    ['PROVIDER_API_URL', 'ftp://x'],
    ['PROVIDER_KEY', 'too-short'],
    ['PROVIDER_KEY', 'a key that has spaces'],
    ['PROVIDER_KEY', 'ключ-ключ-ключ-ключ'],
    ['DATABASE_URL', 'mysql://root:hunter2@x/y'],
    ['REDIS_URL', 'localhost'],
    ['REDIS_URL', 'redis://a:1,http://b:2'],
    ['REDIS_PREFIX', 'a shop'],
    ['REDIS_PREFIX', '{shop}:'],
    ['REDIS_CLUSTER', 'yes'],
    ['GATEWAY_URL', 'nowhere'],
    ['SESSION_SECRET', 'short'],
    ['SENTRY_DSN', 'x'],
    ['LOG_LEVEL', 'loud'],
    ['APP_KEYS', 'key'],
    ['DEVELOPER_KEY', 'x'],
    ['TRUSTED_DOCUMENTS', 'none'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['TRUSTED_PROXIES', 'loopback, balancer'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['REDIRECT_GUARD', 'catalog'],
    ['ACQUIRER_ORIGINS', 'bank'],
    ['EMPLOYEE_ORIGINS', 'staff'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'https://shop.example/vitrina'],
    ['TILE_URL', 'x'],
    ['TILE_URL', 'https://tiles.example/{z}/{x}.png'],
    ['VIDEO_URL', 'https://video.example/embed/'],
    ['CITY_HEADER', 'a b'],
    ['PROCESSES', '0'],
    ['DEMO', 'yes'],
  ])('%s=%s is one line that names the variable and not the value', (name, value) => {
    const read = () => readConfiguration({ [name]: value });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(new RegExp(`^Configuration: ${name} must be [^\\n]+\\.$`));
    if (value.length > 5) expect(read).not.toThrow(value);
  });

  it('takes no gateway elsewhere without the provider, from which pictures come', () => {
    const GATEWAY_URL = 'http://gateway.example';
    expect(() => readConfiguration({ GATEWAY_URL })).toThrow('Configuration: GATEWAY_URL needs PROVIDER_API_URL');
    expect(readConfiguration({ GATEWAY_URL, PROVIDER_API_URL: 'http://provider.example' })).toMatchObject({ GATEWAY_URL });
  });

  it('takes one Redis, sentinels or a cluster', () => {
    const read = (env: Record<string, string>) => redisPlaceOf(readConfiguration(env));
    const [one, two] = ['redis://:secret@a:1/2', 'redis://b:2'];
    expect(read({})).toBeUndefined();
    expect(read({ REDIS_URL: one })).toEqual({ urls: [one], prefix: 'vitrina:', timeout: 200, kind: 'single' });
    expect(read({ REDIS_URL: `${one}, ${two}`, REDIS_SENTINEL: 'shop', REDIS_SENTINEL_PASSWORD: 'x', REDIS_PREFIX: 'shop-7:' })).toEqual({
      urls: [one, two],
      prefix: 'shop-7:',
      timeout: 200,
      kind: 'sentinel',
      master: 'shop',
      sentinelPassword: 'x',
    });
    expect(read({ REDIS_URL: `${one},${two}`, REDIS_CLUSTER: '1', REDIS_TIMEOUT: '900' })).toEqual({
      urls: [one, two],
      prefix: 'vitrina:',
      timeout: 900,
      kind: 'cluster',
    });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ REDIS_URL: 'redis://a,redis://b' }, /several addresses in REDIS_URL need/],
    [{ REDIS_CLUSTER: '1' }, /need REDIS_URL/],
    [{ REDIS_SENTINEL: 'shop' }, /need REDIS_URL/],
    [{ REDIS_URL: 'redis://a', REDIS_SENTINEL: 'shop', REDIS_CLUSTER: '1' }, /exclude each other/],
    [{ REDIS_URL: 'redis://a', REDIS_SENTINEL_PASSWORD: 'x' }, /REDIS_SENTINEL_PASSWORD needs REDIS_SENTINEL/],
  ])('takes no half of a kind of Redis: %o', (env, line) => {
    expect(() => readConfiguration(env)).toThrow(line);
  });

  it('names every wrong variable in the one line', () => {
    expect(() => readConfiguration({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT .*; DEMO /);
  });

  it('ends an entry point with exit code 1 and that line alone', () => {
    const script = `import(${JSON.stringify(fileURLToPath(new URL('./configuration.ts', import.meta.url)))}).then((m) => m.configurationOrExit())`;
    const { status, stderr, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { PORT: 'x' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe('Configuration: PORT must be a port from 0 to 65535.\n');
  });
});
