/** HTML for someone's page: a frame, and a script that moves its cursor and receives its messages. EMBED.md has the protocol. */
export const embedSnippet = (
  link: string,
): string => `<iframe id="hpa" src="${link}" width="800" height="560" style="border: 0" title="HPA Playground"></iframe>
<script>
  const frame = document.getElementById("hpa");
  const send = (message) => frame.contentWindow.postMessage({ hpaPlayground: 1, ...message }, "${new URL(link).origin}");
  addEventListener("message", ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data.type === "ready") send({ type: "hello" });
    if (data.type === "selected") console.log(data.second, data.replicas);
  });
  // send({ type: "select", second: 900 });
</script>`;
