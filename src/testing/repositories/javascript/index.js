module.exports = require('./lib/pipeline');
