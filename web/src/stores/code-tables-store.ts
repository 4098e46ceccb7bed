import { create } from 'zustand';
import type { CodeType } from '../../../core/codes/classification.ts';
import { HttpError } from '../api/api-client.ts';
import { browseCodes, searchCodes } from '../api/code-tables.ts';
import {
  answered,
  asking,
  type CodeTablesState,
  closedTables,
  failedWith,
  type TableAnswer,
  tableChosen,
  typed,
  wentBackToSearch,
  wentTo,
} from './code-tables-transitions.ts';

interface CodeTablesStore extends CodeTablesState {
  /** Shows the top of the table, once. */
  open(): Promise<void>;
  type(words: string): void;
  choose(system: CodeType): Promise<void>;
  /** `null` is the top of the table. */
  goTo(code: string | null): Promise<void>;
  backToSearch(): Promise<void>;
  tryAgain(): Promise<void>;
}

/** Long enough to type the next letter, short enough not to be noticed as waiting. */
export const typingPauseMs = 300;

const unreachable = 'The tables could not be reached. Check your connection and try again.';

/** Searching and browsing the code tables. */
export const useCodeTablesStore = create<CodeTablesStore>()((set, get) => {
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function ask(change: (state: CodeTablesState) => CodeTablesState): Promise<void> {
    clearTimeout(pause);
    set(change);
    await answerLast();
  }

  async function answerLast(): Promise<void> {
    const { asked } = get();
    try {
      const answer = await answerTo(get());
      set((state) => answered(state, asked, answer));
    } catch (error) {
      const said = error instanceof HttpError ? error.serverMessage : undefined;
      set((state) => failedWith(state, asked, said ?? unreachable));
    }
  }

  return {
    ...closedTables,
    open: async () => {
      if (get().asked === 0) await ask((state) => asking(state, state.question));
    },
    type: (words) => {
      clearTimeout(pause);
      set((state) => typed(state, words));
      pause = setTimeout(() => void answerLast(), typingPauseMs);
    },
    choose: (system) => ask((state) => tableChosen(state, system)),
    goTo: (code) => ask((state) => wentTo(state, code)),
    backToSearch: () => ask(wentBackToSearch),
    tryAgain: () => ask((state) => asking(state, state.question)),
  };
});

async function answerTo({ system, question }: CodeTablesState): Promise<TableAnswer> {
  if (question.kind === 'place') {
    return { kind: 'place', system, place: await browseCodes(system, question.code) };
  }
  const { words } = question;
  return { kind: 'found', system, words, codes: await searchCodes(system, words) };
}
