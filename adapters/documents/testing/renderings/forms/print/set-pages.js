// Runs in the page before it is printed: sets pages one by one, where the browser's own page breaks cannot do
// what a page asks for: notes at its foot, heads that name the part, clauses of two columns at equal heights.
// A plain script, because it is put into a page as it stands.

globalThis.setPages = ({ way, heads, byPart, foot }) => {
  const main = document.querySelector('main');
  const notes = new Map(
    [...main.querySelectorAll('.notes [data-note]')].map((note) => [note.dataset.note, note]),
  );
  const cover = document.querySelector('.cover');
  const elements = [...main.children].filter((element) => !element.matches('.notes'));
  const sheets = [];
  const running = [];
  let part = '';

  if (cover) openSheet().column.append(cover);
  if (way === 'equal-heights') setEqualHeights();
  else setWithFootNotes();
  main.remove();
  return printRunningLines();

  function openSheet() {
    const element = document.createElement('section');
    element.className = 'sheet';
    element.innerHTML =
      '<p class="head"></p><div class="column"></div><div class="notes"></div><p class="foot"></p>';
    document.body.append(element);
    const sheet = {
      element,
      column: element.querySelector('.column'),
      notes: element.querySelector('.notes'),
      part: '',
    };
    sheet.notes.hidden = true;
    sheets.push(sheet);
    return sheet;
  }

  function fits({ element, column, notes: below }) {
    const style = getComputedStyle(element);
    const room = element.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    below.hidden = below.childElementCount === 0;
    const noted = below.hidden ? 0 : below.offsetHeight + 12;
    return column.offsetHeight + noted <= room;
  }

  /** Puts an element on the sheet with its notes; takes both back where they do not fit. */
  function place(sheet, element, into = sheet.column) {
    const marked = [...element.querySelectorAll('[data-mark]')].map(({ dataset }) => notes.get(dataset.mark));
    into.append(element);
    sheet.notes.append(...marked);
    if (fits(sheet)) return true;
    element.remove();
    for (const note of marked) note.remove();
    fits(sheet);
    return false;
  }

  function setWithFootNotes() {
    let sheet = openSheet();
    for (const element of elements) sheet = flow(sheet, element);
  }

  /** Puts an element where there is room, cut over as many sheets as it needs; gives the last of them. */
  function flow(start, element) {
    let sheet = start;
    let rest = element;
    for (;;) {
      if (rest.matches('h2')) part = rest.textContent;
      sheet.part ||= part;
      if (place(sheet, rest)) return sheet;
      const [first, second] = rest.matches('table') ? cutTable(sheet, rest) : cutText(sheet, rest);
      if (first) place(sheet, first);
      else if (sheet.column.childElementCount === 0)
        throw new Error(`No page holds: ${rest.textContent.slice(0, 80)}`);
      const last = sheet.column.lastElementChild;
      const next = openSheet();
      // A heading does not stay behind alone.
      if (!first && last?.matches('h2, h3')) next.column.append(last);
      sheet = next;
      rest = second;
    }
  }

  function cutText(sheet, element) {
    if (!element.matches('p')) return [undefined, element];
    const text = element.textContent;
    const spaces = [...text.matchAll(/ /g)].map(({ index }) => index).filter((index) => index > 40);
    let low = 0;
    let high = spaces.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const [first] = cutAt(element, spaces[middle]);
      const fitted = place(sheet, first);
      if (fitted) takeBack(sheet, first);
      if (fitted) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? [undefined, element] : cutAt(element, spaces[low - 1]);
  }

  function takeBack(sheet, element) {
    for (const { dataset } of element.querySelectorAll('[data-mark]')) notes.get(dataset.mark).remove();
    element.remove();
    fits(sheet);
  }

  function cutAt(element, characters) {
    const first = element.cloneNode(true);
    const walker = document.createTreeWalker(first, NodeFilter.SHOW_TEXT);
    let left = characters;
    let node = walker.nextNode();
    while (node && left > node.length) {
      left -= node.length;
      node = walker.nextNode();
    }
    const range = document.createRange();
    range.setStart(node, left);
    range.setEnd(first, first.childNodes.length);
    const rest = element.cloneNode(false);
    rest.append(range.extractContents());
    rest.classList.add('continued');
    first.classList.add('to-be-continued');
    return [first, rest];
  }

  function cutTable(sheet, table) {
    const rows = [...table.tBodies[0].rows];
    for (let kept = rows.length - 1; kept > 0; kept -= 1) {
      const first = withRows(table, rows.slice(0, kept));
      const fitted = place(sheet, first);
      if (fitted) takeBack(sheet, first);
      if (fitted) return [first, withRows(table, rows.slice(kept))];
    }
    return [undefined, table];
  }

  function withRows(table, rows) {
    const copy = table.cloneNode(true);
    copy.tBodies[0].replaceChildren(...rows.map((row) => row.cloneNode(true)));
    return copy;
  }

  /** Clauses down the left column, then down the right; the first of both, the second of both … at one height. */
  function setEqualHeights() {
    const start = elements.findIndex((element) => element.matches('h2'));
    const end = elements.findIndex((element) => element.matches('.signatures'));
    const after = end < 0 ? elements.length : end;
    let sheet = openSheet();
    for (const element of elements.slice(0, start)) {
      if (!place(sheet, element)) throw new Error('The opening is longer than a page.');
    }
    let clauses = inClauses(elements.slice(start, after));
    while (clauses.length > 0) {
      let count = Math.min(clauses.length, 12);
      while (count > 0 && !place(sheet, band(clauses.slice(0, count))))
        count -= count > 1 ? 1 + (count % 2) : 1;
      if (count === 0 && sheet.column.childElementCount === 0)
        throw new Error('A clause is longer than a page.');
      clauses = clauses.slice(count);
      if (clauses.length > 0) sheet = openSheet();
    }
    const closing = [...elements.slice(after), ...notes.values()].filter(
      (element) => !element.isConnected || main.contains(element),
    );
    for (const element of closing) {
      if (place(sheet, element)) continue;
      sheet = openSheet();
      place(sheet, element);
    }
  }

  function inClauses(list) {
    const clauses = [];
    for (const element of list) {
      if (element.matches('h2')) clauses.push(document.createElement('div'));
      clauses.at(-1).append(element.cloneNode(true));
    }
    return clauses;
  }

  function band(clauses) {
    const element = document.createElement('div');
    element.className = clauses.length > 1 ? 'columns' : 'column-alone';
    element.style.gridTemplateRows = `repeat(${Math.ceil(clauses.length / 2)}, auto)`;
    element.append(...clauses.map((clause) => clause.cloneNode(true)));
    return element;
  }

  function printRunningLines() {
    const body = sheets.filter(({ column }) => !column.querySelector('.cover'));
    body.forEach((sheet, index) => {
      const head =
        byPart && sheet.part ? `${heads[0]} | ${sheet.part}` : heads[index % Math.max(1, heads.length)];
      const line = foot?.replace('{page}', String(index + 1)).replace('{pages}', String(body.length));
      sheet.element.querySelector('.head').textContent = head ?? '';
      sheet.element.querySelector('.foot').textContent = line ?? '';
      running.push({ head, foot: line });
    });
    return running;
  }
};
