import { passwordCost } from '../password.ts';

// A hundred sign-ins would take half a minute; what a hash costs is looked at by the test of passwords, which loads the module anew.
Object.assign(passwordCost, { ln: 4, p: 1 });
