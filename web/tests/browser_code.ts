/** Modules are compiled as for a browser, where `$state` and `flushSync` work, but run in Node: tests bring what else they need. */
export default {
  name: "browser-code",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
};
