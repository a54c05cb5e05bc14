// Runs before anything is drawn: sets the theme, hides the answer in the HTML where the page will show another one, and lets the small page
// of a question have the address of the page itself.
{
  const page = document.documentElement;
  const { to } = document.currentScript.dataset;
  const stored = (storage) => {
    try {
      return Object.entries(window[storage]).filter(([key]) => key.startsWith("hpa-playground/"));
    } catch {
      return [];
    }
  };
  const kept = stored("localStorage");
  const read = (name) => kept.find(([key]) => key === `hpa-playground/${name}`)?.[1];
  const theme = read("theme");
  page.dataset.theme = /^(light|dark)$/.test(theme) ? theme : matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const languages = [read("language"), ...navigator.languages].map((name) => name?.slice(0, 2).toLowerCase());
  const language = languages.find((name) => /^(en|de|uk)$/.test(name)) ?? "en";
  // A link to a question wins over what this browser keeps, but the widths of the panes stay.
  const own = kept.filter(([key]) => !/^hpa-playground\/(theme|language|greeted)$/.test(key));
  const isOther =
    to === undefined ? location.hash.length > 1 || own.length > 0 || stored("sessionStorage").length > 0 : read("panes") !== undefined;
  page.dataset.firstAnswer = language === "en" && location.search === "" && !isOther ? "shown" : "none";
  if (to !== undefined) {
    const address = new URL(to, document.baseURI);
    for (const [name, value] of new URLSearchParams(location.search))
      if (!address.searchParams.has(name)) address.searchParams.set(name, value);
    history.replaceState(history.state, "", address);
  }
}
