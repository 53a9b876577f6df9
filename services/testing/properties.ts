import fc from 'fast-check';

// The same values every time, so that a change and not chance breaks a property; the long run has others, and fast-check names the
// seed of what fails.
if (process.env.TEST_LONG !== '1') fc.configureGlobal({ seed: 27 });
