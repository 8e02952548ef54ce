// Runs before the first paint, as a file of its own because the content policy forbids inline scripts.
(function () {
  try {
    var theme = localStorage.getItem('aivy.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (_) {
    // Storage may be blocked; the system theme then stays.
  }
})();
