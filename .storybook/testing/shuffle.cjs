const { createHash } = require('node:crypto');
const Sequencer = require('@jest/test-sequencer').default;

const place = ({ path }) =>
  createHash('sha256').update(`${process.env.SHUFFLE_SEED}${path}`).digest('hex');

/** Sorts the files of stories by chance, which SHUFFLE_SEED decides. */
module.exports = class Shuffle extends Sequencer {
  sort(tests) {
    return tests.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
  }
};
