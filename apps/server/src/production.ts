import { isDemonstrationByDefault, isLoopback } from '@vitrina/gateway/src/configuration.ts';
import { workplaceVariable } from '@vitrina/gateway/src/public-origin.ts';

/**
 * Read by React when it is loaded, so this file is imported before everything else. Whoever says that it is production has no demonstration
 * by default, so what is only taken to be production settles that before it says so itself, for the processes that are forked too.
 */
if (!process.env.NODE_ENV) {
  process.env.DEMO ||= isDemonstrationByDefault(process.env) ? '1' : '0';
  if (isLoopback(process.env.HOST)) process.env[workplaceVariable] = '1';
  process.env.NODE_ENV = 'production';
}
