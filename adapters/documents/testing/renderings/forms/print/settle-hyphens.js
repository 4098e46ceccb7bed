// Runs in the page before it is printed: where a word breaks at a soft hyphen it puts the hyphen that is seen, as
// word processors do, and takes out the soft hyphens at which nothing breaks.
// A plain script, because it is put into a page as it stands.

globalThis.settleHyphens = () => {
  const softHyphen = '\u00ad';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const settled = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.data.includes(softHyphen)) settled.push([node, settle(node)]);
  }
  for (const [node, text] of settled) node.data = text;

  function settle(node) {
    return node.data.replaceAll(softHyphen, (_, at) => (breaksAt(node, at) ? '-' : ''));
  }

  /** The soft hyphen and the letter after it stand on two lines. */
  function breaksAt(node, at) {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, Math.min(at + 2, node.length));
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }
};
