'use strict';

exports.isStep = function (value) {
  return typeof value === 'function';
};

/** Calls back once, however often it is called. */
exports.once = (callback) => {
  let called = false;
  return (...args) => {
    if (called) return;
    called = true;
    callback(...args);
  };
};
