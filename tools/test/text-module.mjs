/** Jest's transform for text files: the default export is the text. */
export default {
  /** @param {string} text */
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
