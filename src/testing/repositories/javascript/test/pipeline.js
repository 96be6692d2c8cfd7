const pipeline = require('../lib/pipeline');

describe('pipeline', () => {
  it('runs its steps', (done) => {
    pipeline.use((value) => value + 1).run(1, done);
  });
});
