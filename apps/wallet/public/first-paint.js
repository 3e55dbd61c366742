// Runs before the first paint, so that a light scheme does not flash dark. Knows nothing but two words.
(function () {
  try {
    var theme = localStorage.getItem('theme');
    var root = document.documentElement;
    if (/^(dark|light|dark-blue)$/.test(theme)) root.setAttribute('data-theme', theme);
  } catch {
    // No storage: the default scheme stays.
  }
})();
