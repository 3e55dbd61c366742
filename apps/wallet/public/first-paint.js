// Runs before the first paint, so that a light scheme does not flash dark, and before the app, which may not load.
(function () {
  try {
    var theme = localStorage.getItem('theme');
    var root = document.documentElement;
    if (/^(dark|light|dark-blue)$/.test(theme)) root.setAttribute('data-theme', theme);
  } catch {
    // No storage: the default scheme stays.
  }
  // The app itself did not load, so nothing else can say so.
  addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLScriptElement) document.getElementById('failed-start').removeAttribute('hidden');
    },
    true,
  );
})();
