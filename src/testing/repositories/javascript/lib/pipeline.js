'use strict';

var utils = require('./utils');
var isStep = require('./utils').isStep;

var pipeline = exports = module.exports = {};

/**
 * Adds a step; steps run in the order in which they were added.
 */
pipeline.use = function use(step) {
  if (!isStep(step)) throw new TypeError('a step must be a function');
  this.lazysteps().push(step);
  return this;
};

pipeline.lazysteps = function () {
  if (!this.steps) this.steps = [];
  return this.steps;
};

/**
 * Runs every step with what the one before gave.
 */
pipeline.run = function run(value, done) {
  var next = utils.once(done);
  this.lazysteps().forEach(function (step) {
    value = step(value);
  });
  next(null, value);
};

['first', 'last'].forEach(function (name) {
  pipeline[name] = function () {
    return this.lazysteps()[name === 'first' ? 0 : this.steps.length - 1];
  };
});
