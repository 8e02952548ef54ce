// Testing-library as every web spec gets it: on a busy machine a page may take longer than the second it waits by itself.
// In the place of the library and not a file that jest runs before every suite: most suites never load it.
const library = require('../../node_modules/@testing-library/react');

// Nothing that succeeds waits this long, and a test has time to say what it missed before its own limit.
library.configure({ asyncUtilTimeout: 10_000 });

module.exports = library;
