// Goes from the small page of a question or a lesson to the real one, which takes its place in the browser's history. What was asked for,
// such as a language, goes along.
const to = new URL(document.currentScript.dataset.to, document.baseURI);
for (const [name, value] of new URLSearchParams(location.search)) if (!to.searchParams.has(name)) to.searchParams.set(name, value);
location.replace(to.href);
